import { Text, View } from '@tarojs/components';
import type { ReactNode } from 'react';
import { cx } from '@/components/cx';
import { markup } from '@/platform/markup';
import { couponValue } from './couponValue';
import styles from './Ticket.module.scss';

interface CouponWorth {
  readonly type: number;
  readonly cost: string;
}

/** Of something else than one coupon. */
interface OtherWorth {
  readonly value: { readonly prefix: string; readonly amount: string; readonly suffix: string };
}

interface TicketParts {
  /** `large` (default) is a card on the page, `middle` lies in a card or dialog, `small` is an option among others. */
  readonly size?: 'large' | 'middle' | 'small';
  readonly id?: string;
  /** `gold`: to be bought. */
  readonly tone?: 'brand' | 'gold';
  /** In the corner of the stub; '' for none. */
  readonly tag?: string;
  /** Below the value: what it is for. */
  readonly note: string;
  readonly title: ReactNode;
  /** When it can be used; '' where that is not said. */
  readonly validity?: string;
  /** Below title and validity: price, contents. */
  readonly details?: ReactNode;
  /** Its one button, at the right; it paints no ground of its own. */
  readonly action?: ReactNode;
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

type TicketProps = TicketParts & (CouponWorth | OtherWorth);

/**
 * One coupon, or a package of them: value and note on the stub, title and validity beside it. Few elements with short classes: the first
 * screen of a list must fit the bytes that a mini program sends for its first render.
 */
export function Ticket(props: TicketProps) {
  const {
    size = 'large',
    id,
    tone = 'brand',
    tag = '',
    note,
    title,
    validity = '',
    details,
    action,
    isSpent = false,
    place,
    foot,
    count = 1,
    side,
    isOpen = false,
    children,
  } = props;
  const isSided = count > 1 || side !== undefined;
  const { prefix, amount, suffix } = 'value' in props ? props.value : couponValue(props);
  return (
    <View
      id={id}
      className={cx(
        styles['ticket'],
        size !== 'large' && styles[size],
        tone === 'gold' && styles['gold'],
        tag !== '' && styles['tagged'],
        action !== undefined && styles['acted'],
        isSpent && styles['spent'],
        isSided && styles['sided'],
        isOpen && styles['open'],
      )}
      {...(place === undefined ? {} : markup.access({ role: 'listitem', place }))}
    >
      <View className={styles['value']}>
        {tag !== '' && <View className={styles['tag']}>{tag}</View>}
        <View className={styles[amountSize(amount)]}>
          {prefix !== '' && <Text className={styles['sign']}>{prefix}</Text>}
          {amount}
          {suffix !== '' && <Text className={styles['sign']}>{suffix}</Text>}
        </View>
        {note !== '' && <View className={styles['note']}>{note}</View>}
      </View>
      <View className={styles['about']}>
        <View className={styles['title']}>{title}</View>
        {validity !== '' && <View className={styles['validity']}>{validity}</View>}
        {details}
        {foot !== undefined && <View className={styles['foot']}>{foot}</View>}
      </View>
      {isSided && (
        <View className={styles['side']}>
          {count > 1 && `×${count}`}
          {side}
        </View>
      )}
      {action}
      {children}
    </View>
  );
}

/** The longer the amount, the smaller the font; the longest still end in an ellipsis. */
function amountSize(amount: string): 'short' | 'long' | 'longest' {
  if (amount.length <= 4) return 'short';
  return amount.length <= 6 ? 'long' : 'longest';
}
