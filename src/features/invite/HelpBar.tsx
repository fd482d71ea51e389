import { View, Text } from '@tarojs/components';
import { useMemo } from 'react';
import { markup } from '@/platform/markup';
import { barPercent } from './helpRules';
import styles from './help.module.scss';

interface HelpBarProps {
  readonly partFen: number;
  readonly wholeFen: number;
  readonly label: string;
  /** Value text for screen readers. */
  readonly words: string;
  /** Labels under the two ends. */
  readonly ends: readonly [start: string, end: string];
}

/** Progress bar with quarter marks, a knob at the present point and labelled ends. */
export function HelpBar({ partFen, wholeFen, label, words, ends }: HelpBarProps) {
  const percent = barPercent(partFen, wholeFen);
  const width = useMemo(() => ({ width: `${percent}%` }), [percent]);
  return (
    <View>
      <View
        className={styles['track']}
        {...markup.access({ role: 'progressbar', label, value: { now: percent, max: 100, text: words } })}
      >
        <View className={styles['bar']} style={width} />
      </View>
      <View className={styles['ends']}>
        <Text className={styles['end']}>{ends[0]}</Text>
        <Text className={styles['end']}>{ends[1]}</Text>
      </View>
    </View>
  );
}
