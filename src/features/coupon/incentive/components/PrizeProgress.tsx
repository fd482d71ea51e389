import { View } from '@tarojs/components';
import { useMemo } from 'react';
import { cx } from '@/components/cx';
import { Picture } from '@/components/Picture';
import { ProgressSteps } from '@/components/ProgressSteps';
import { INCENTIVE_TEXTS } from '../incentiveTexts';
import type { TaskInfo } from '../incentiveTypes';
import { stepCount, prizeTitle, prizeCaption } from '../prizeProgressRules';
import styles from './incentive.module.scss';

/** More prizes than this do not fit a 320 px screen: the bar then scrolls horizontally. */
const MAX_FITTING = 5;

interface PrizeProgressProps {
  readonly task: TaskInfo;
  /** Picture of a prize; '' shows our own coin. */
  readonly pictureUrl: string;
}

/** The prizes of a round on a bar, each with its condition (product §1.2.2). */
export function PrizeProgress({ task, pictureUrl }: PrizeProgressProps) {
  const { prizes, isInactive } = task;
  const { current, total } = stepCount(prizes);
  const isWide = total > MAX_FITTING;
  const steps = useMemo(
    () =>
      prizes.map((prize, index) => ({
        key: index,
        title: prizeTitle(prize),
        caption: prizeCaption(prize),
        picture: <PrizePicture url={pictureUrl} />,
      })),
    [prizes, pictureUrl],
  );
  const width = useMemo(() => (isWide ? { minWidth: `${total * 20}%` } : undefined), [isWide, total]);
  return (
    <View className={cx(isWide && styles['scroll'], isInactive && styles['inactive'])}>
      <View style={width}>
        <ProgressSteps
          steps={steps}
          current={current}
          label={INCENTIVE_TEXTS.progress}
          valueText={`${current}/${total}`}
        />
      </View>
    </View>
  );
}

function PrizePicture({ url }: { readonly url: string }) {
  const coin = <View className={styles['coin']} />;
  return (
    <View className={styles['picture']}>
      {url === '' ? (
        coin
      ) : (
        <Picture
          className={styles['drawn']}
          src={url}
          alt=""
          fit="contain"
          isPlain
          isLazy={false}
          fallback={coin}
        />
      )}
    </View>
  );
}
