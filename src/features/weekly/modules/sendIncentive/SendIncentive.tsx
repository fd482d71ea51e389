import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useRef, useMemo, memo } from 'react';
import { Button } from '@/components/Button';
import { cx } from '@/components/cx';
import { ProgressSteps } from '@/components/ProgressSteps';
import { env } from '@/env';
import { ModuleCard } from '../../page/components/ModuleCard';
import { useServerTime } from '../../page/modulePageContext';
import { useModulePage } from '../../page/modulePageContext';
import type { ModuleProps } from '../../page/moduleProps';
import { MODULE_TEXTS } from '../moduleTexts';
import { useSame } from '../shared/CardStrip';
import type { SendIncentiveView } from './sendIncentiveModule';
import { nextStep, reachedCount, stagePrize, stageState, steadyEndMs } from './sendIncentiveRules';
import { TimeLeft } from './TimeLeft';
import styles from './SendIncentive.module.scss';

/** More stages than this do not fit a 320 px screen: the progress bar then scrolls sideways. */
const MAX_FITTING = 5;

/** Prizes for sent parcels, with a countdown (product §2.3 "sendIncentiveModule"). */
export function SendIncentive({ view }: ModuleProps<'sendIncentive'>) {
  const { title, titleImageUrl, secondsLeft, ...rest } = view;
  // `secondsLeft` differs in each response; if everything else is unchanged, the progress does not re-render.
  const progress = useSame(rest);
  return (
    <ModuleCard titleImageUrl={titleImageUrl} title={MODULE_TEXTS.incentive}>
      <View className={styles['body']}>
        {title !== '' && <View className={styles['title']}>{title}</View>}
        <Progress progress={progress} />
        <Foot progress={progress} secondsLeft={secondsLeft} />
      </View>
    </ModuleCard>
  );
}

type ProgressView = Omit<SendIncentiveView, 'title' | 'titleImageUrl' | 'secondsLeft'>;

const Progress = memo(function Progress({ progress }: { readonly progress: ProgressView }) {
  const { stages, sentCount } = progress;
  const isWide = stages.length > MAX_FITTING;
  const steps = useMemo(
    () =>
      stages.map((stage, index) => ({
        key: index,
        title: stagePrize(stage),
        caption: stageState(stage, sentCount),
      })),
    [stages, sentCount],
  );
  const width = useMemo(
    () => (isWide ? { minWidth: `${stages.length * 20}%` } : undefined),
    [isWide, stages.length],
  );
  return (
    <View className={cx(styles['progress'], isWide && styles['wide'])}>
      <View style={width}>
        <ProgressSteps
          steps={steps}
          current={reachedCount(progress)}
          label={MODULE_TEXTS.incentiveProgress}
          valueText={nextStep(progress)}
        />
      </View>
    </View>
  );
});

interface FootProps {
  readonly progress: ProgressView;
  readonly secondsLeft: number;
}

/** Next step and countdown; after the end only says that it is over (`secondsToexpiry` not above 0). */
const Foot = observer(function Foot({ progress, secondsLeft }: FootProps) {
  const { follow } = useModulePage();
  const endAtMs = useEndAtMs(secondsLeft);
  const isOver = useServerTime((nowMs) => nowMs >= endAtMs);
  const { buttonText, linkUrl } = progress;
  return (
    <View className={styles['foot']}>
      <View className={styles['about']}>
        <View className={styles['next']}>{isOver ? MODULE_TEXTS.incentiveOver : nextStep(progress)}</View>
        <View>{!isOver && <TimeLeft endAtMs={endAtMs} />}</View>
      </View>
      <View className={styles['action']}>
        {!isOver && (
          <Button size="small" onClick={() => follow(linkUrl || env.sendParcelUrl, 'sendIncentive')}>
            {buttonText || MODULE_TEXTS.send}
          </Button>
        )}
      </View>
    </View>
  );
});

/** End in server time, epoch milliseconds; counted from the latest response, not from mounting. */
function useEndAtMs(secondsLeft: number): number {
  const { store, clockOffsetMs } = useModulePage();
  const { answeredAtMs } = store;
  const shown = useRef<number | null>(null);
  return useMemo(() => {
    const freshMs = answeredAtMs + clockOffsetMs() + secondsLeft * 1000;
    return (shown.current = steadyEndMs(shown.current, freshMs));
  }, [answeredAtMs, clockOffsetMs, secondsLeft]);
}
