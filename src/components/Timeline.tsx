import { View } from '@tarojs/components';
import { markup } from '@/platform/markup';
import { cx } from './cx';
import styles from './Timeline.module.scss';

interface TimelineEntry {
  readonly title: string;
  /** '': unknown. */
  readonly at: string;
}

interface TimelineProps {
  /** Accessible name of the list. */
  readonly label: string;
  /** Newest first. */
  readonly entries: readonly TimelineEntry[];
}

/** Events, newest first: a point each, and a line to the previous one. */
export function Timeline({ label, entries }: TimelineProps) {
  return (
    <View {...markup.access({ role: 'list', label })}>
      {entries.map(({ title, at }, index) => (
        <View
          key={entries.length - index}
          className={cx(styles['entry'], index === 0 && styles['newest'])}
          {...markup.access({ role: 'listitem' })}
        >
          <View className={styles['text']}>{title}</View>
          <View className={styles['at']}>{at}</View>
        </View>
      ))}
    </View>
  );
}
