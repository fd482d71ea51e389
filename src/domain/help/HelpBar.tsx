import { View } from '@tarojs/components';
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
}

/** Progress bar. */
export function HelpBar({ partFen, wholeFen, label, words }: HelpBarProps) {
  const percent = barPercent(partFen, wholeFen);
  const width = useMemo(() => ({ width: `${percent}%` }), [percent]);
  return (
    <View
      className={styles['track']}
      {...markup.access({ role: 'progressbar', label, value: { now: percent, max: 100, text: words } })}
    >
      <View className={styles['bar']} style={width} />
    </View>
  );
}
