import { View } from '@tarojs/components';
import { useMemo } from 'react';
import { markup } from '@/platform/markup';
import { AGGREGATION_TEXTS } from './aggregationTexts';
import styles from './AggregationView.module.scss';

/** Progress of all tasks; grows once when it appears. `percent` is 0 to 100. */
export function StageBar({ percent }: { readonly percent: number }) {
  const width = useMemo(() => ({ width: `${percent}%` }), [percent]);
  const whole = Math.floor(percent);
  return (
    <View
      className={styles['track']}
      {...markup.access({
        role: 'progressbar',
        label: AGGREGATION_TEXTS.progress,
        value: { now: whole, max: 100, text: `${whole}%` },
      })}
    >
      <View className={styles['bar']} style={width} />
    </View>
  );
}
