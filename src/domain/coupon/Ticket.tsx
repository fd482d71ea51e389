import { Text, View } from '@tarojs/components';
import type { ReactNode } from 'react';
import { cx } from '@/components/cx';
import { markup } from '@/platform/markup';
import { couponValue } from './couponValue';
import styles from './Ticket.module.scss';

interface TicketProps {
  /** `large` (default) is a card on the page, `middle` lies in a card or dialog, `small` is an option among others. */
  readonly size?: 'large' | 'middle' | 'small';
  readonly type: number;
  readonly cost: string;
  /** Below the value: what it is for. */
  readonly note: string;
  readonly title: ReactNode;
  /** When it can be used. */
  readonly validity: string;
  /** Used, expired, or not for this purpose. */
  readonly isSpent?: boolean;
  /** Position in a list, 1-based. */
  readonly place?: number;
  /** Below the texts: what can be done with it. */
  readonly foot?: ReactNode;
  /** How many of it there are; shown above 1. */
  readonly count?: number;
  /** At the right of the texts. */
  readonly side?: ReactNode;
  /** Its `children` are shown: there is no notch above them. */
  readonly isOpen?: boolean;
  /** What continues the ticket below. */
  readonly children?: ReactNode;
}

/**
 * One coupon: value and note on the stub, title and validity beside it. Few elements with short classes: the first
 * screen of a list must fit the bytes that a mini program sends for its first render.
 */
export function Ticket(props: TicketProps) {
  const {
    size = 'large',
    type,
    cost,
    note,
    title,
    validity,
    isSpent = false,
    place,
    foot,
    count = 1,
    side,
    isOpen = false,
    children,
  } = props;
  const isSided = count > 1 || side !== undefined;
  const { prefix, amount, suffix } = couponValue({ type, cost });
  return (
    <View
      className={cx(
        styles['ticket'],
        size !== 'large' && styles[size],
        isSpent && styles['spent'],
        isSided && styles['sided'],
        isOpen && styles['open'],
      )}
      {...(place === undefined ? {} : markup.access({ role: 'listitem', place }))}
    >
      <View className={styles['value']}>
        <View className={styles[amountSize(amount)]}>
          {prefix !== '' && <Text className={styles['sign']}>{prefix}</Text>}
          {amount}
          {suffix !== '' && <Text className={styles['sign']}>{suffix}</Text>}
        </View>
        {note !== '' && <View className={styles['note']}>{note}</View>}
      </View>
      <View className={styles['about']}>
        <View className={styles['title']}>{title}</View>
        <View className={styles['validity']}>{validity}</View>
        {foot !== undefined && <View className={styles['foot']}>{foot}</View>}
        {isSided && (
          <View className={styles['side']}>
            {count > 1 && `×${count}`}
            {side}
          </View>
        )}
      </View>
      {children}
    </View>
  );
}

/** The longer the amount, the smaller the font; the longest still end in an ellipsis. */
function amountSize(amount: string): 'short' | 'long' | 'longest' {
  if (amount.length <= 4) return 'short';
  return amount.length <= 6 ? 'long' : 'longest';
}
