import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useMemo, useRef } from 'react';
import { Button } from '@/components/Button';
import { cx } from '@/components/cx';
import { ProgressSteps } from '@/components/ProgressSteps';
import { env } from '@/env';
import { useCampaign } from '../../campaignContext';
import { ModuleCard } from '../../components/ModuleCard';
import type { ModuleProps } from '../../registryTypes';
import { useServerTime } from '../../useServerTime';
import { MODULE_TEXTS } from '../moduleTexts';
import { nextStep, reachedCount, stagePrize, stageState, steadyEndMs } from './incentiveRules';
import type { SendIncentiveView } from './sendIncentiveModule';
import { TimeLeft } from './TimeLeft';
import styles from './SendIncentive.module.scss';

/** More stages than this do not fit a 320 px screen: the bar then scrolls sideways. */
const MAX_FITTING = 5;

/** Prizes for parcels sent, with what is left of the time (spec 2 §3 "sendIncentiveModule"). */
export function SendIncentive({ view }: ModuleProps<'sendIncentive'>) {
  const { title, titleImageUrl } = view;
  return (
    <ModuleCard titleImageUrl={titleImageUrl} title={MODULE_TEXTS.incentive}>
      <View className={styles['body']}>
        {title !== '' && <View className={styles['title']}>{title}</View>}
        <Progress view={view} />
        <Foot view={view} />
      </View>
    </ModuleCard>
  );
}

function Progress({ view }: { readonly view: SendIncentiveView }) {
  const { stages, sentCount } = view;
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
          current={reachedCount(view)}
          label={MODULE_TEXTS.incentiveProgress}
          valueText={nextStep(view)}
        />
      </View>
    </View>
  );
}

/** What to do next and until when; over, it says so and offers nothing (`secondsToexpiry` not above 0). */
const Foot = observer(function Foot({ view }: { readonly view: SendIncentiveView }) {
  const { follow } = useCampaign();
  const endAtMs = useEndAtMs(view.secondsLeft);
  const isOver = useServerTime((nowMs) => nowMs >= endAtMs);
  const { buttonText, linkUrl } = view;
  return (
    <View className={styles['foot']}>
      <View className={styles['about']}>
        <View className={styles['next']}>{isOver ? MODULE_TEXTS.incentiveOver : nextStep(view)}</View>
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

/** Epoch milliseconds of the server's clock; counted from the last answer, whenever this came to be mounted. */
function useEndAtMs(secondsLeft: number): number {
  const { store, clockOffsetMs } = useCampaign();
  const { answeredAtMs } = store;
  const shown = useRef<number | null>(null);
  return useMemo(() => {
    const freshMs = answeredAtMs + clockOffsetMs() + secondsLeft * 1000;
    return (shown.current = steadyEndMs(shown.current, freshMs));
  }, [answeredAtMs, clockOffsetMs, secondsLeft]);
}
