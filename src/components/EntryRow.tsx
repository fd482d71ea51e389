import { View } from '@tarojs/components';
import { markup } from '@/platform/markup';
import { cx } from './cx';
import styles from './EntryRow.module.scss';

interface EntryRowProps {
  /** Where it is in its list, from 0. */
  readonly place: number;
  readonly title: string;
  /** When, and what else is small. */
  readonly note: string;
  /** With its sign and unit. */
  readonly amount: string;
  /** What came in stands out. */
  readonly isEarned: boolean;
}

/**
 * One entry of an account: what, when, how much. Few elements with short classes: a first screen of them has to fit what
 * a mini program sends for it.
 */
export function EntryRow({ place, title, note, amount, isEarned }: EntryRowProps) {
  return (
    <View className={styles['row']} {...markup.access({ role: 'listitem', place })}>
      <View className={styles['about']}>
        <View className={styles['title']}>{title}</View>
        <View className={styles['note']}>{note}</View>
      </View>
      <View className={cx(styles['amount'], isEarned && styles['earned'])}>{amount}</View>
    </View>
  );
}

/** Its outline while a list loads (`ListPage`'s `rowShape`). */
export const ENTRY_SHAPE = styles['shape'];
