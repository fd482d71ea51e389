import { Text, View } from '@tarojs/components';
import { Countdown } from '@/components/Countdown';
import { AGGREGATION_TEXTS } from './aggregationTexts';
import type { AggregationActivity } from './aggregationTypes';
import styles from './AggregationView.module.scss';

interface PanelHeaderProps {
  readonly activity: AggregationActivity;
  readonly hasEnded: boolean;
  readonly offsetMs: number;
  readonly onEnd: () => void;
}

/** Name of the activity, the user's group, the task package and the time left. */
export function PanelHeader({ activity, hasEnded, offsetMs, onEnd }: PanelHeaderProps) {
  const { name, userTag, packageName, endsAtMs } = activity;
  return (
    <View>
      <View className={styles['line']}>
        <View className={styles['name']}>{name}</View>
        {userTag !== '' && <View className={styles['tag']}>{userTag}</View>}
      </View>
      <View className={styles['line']}>
        <View className={styles['package']}>{packageName}</View>
        <View className={styles['time']}>
          {hasEnded && <Text className={styles['ended']}>{AGGREGATION_TEXTS.ended}</Text>}
          {!hasEnded && isFinite(endsAtMs) && (
            <Countdown
              endAtMs={endsAtMs}
              offsetMs={offsetMs}
              form="days"
              template={AGGREGATION_TEXTS.timeLeftTemplate}
              label={AGGREGATION_TEXTS.timeLeft}
              onEnd={onEnd}
            />
          )}
        </View>
      </View>
    </View>
  );
}
