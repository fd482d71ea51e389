import { View } from '@tarojs/components';
import { markup } from '@/platform/markup';
import { cx } from './cx';
import styles from './AmountRow.module.scss';

interface AmountRowProps {
  /** Index in its list, from 0. */
  readonly place: number;
  readonly title: string;
  /** The date, and other small text. */
  readonly note: string;
  /** With sign and unit. */
  readonly amount: string;
  /** Income is highlighted. */
  readonly isEarned: boolean;
}

/**
 * One entry of an account: what, when, how much. Few elements with short class names, so that a first screen of them
 * fits into a mini program's `setData`.
 */
export function AmountRow({ place, title, note, amount, isEarned }: AmountRowProps) {
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

/** Skeleton class of a row while a list loads (`ListPage`'s `rowShape`). */
export const AMOUNT_ROW_SHAPE = styles['shape'];
