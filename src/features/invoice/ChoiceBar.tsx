import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useEffect } from 'react';
import { Price } from '@/components/Amount';
import { Button } from '@/components/Button';
import { cx } from '@/components/cx';
import type { PagedQuery } from '@/data/PagedQuery';
import { navigator } from '@/navigation';
import { markup } from '@/platform/markup';
import { session } from '@/session';
import { tracker } from '@/tracking';
import type { InvoiceChoice } from './InvoiceChoice';
import type { InvoiceOrderRow } from './orderRows';
import { toastIfAny } from './pickRowShape';
import styles from './PickRow.module.scss';

interface ChoiceBarProps {
  readonly choice: InvoiceChoice;
  readonly list: Pick<PagedQuery<InvoiceOrderRow, unknown>, 'rows'>;
  /** Name of the page, for tracking. */
  readonly page: string;
}

/**
 * Count and sum of the chosen orders (from any page), a checkbox for all selectable orders loaded here (if any), and
 * the button to continue.
 */
export const ChoiceBar = observer(function ChoiceBar({ choice, list, page }: ChoiceBarProps) {
  const { token } = session;
  // Each account has its own choice.
  useEffect(() => choice.resume(), [choice, token]);
  return (
    <View className={styles['bar']}>
      {/* Stable wrapper; otherwise setData resends the whole bar. */}
      <View>
        <All choice={choice} list={list} />
      </View>
      <View className={styles['chosen']} {...markup.access({ live: 'polite' })}>
        <View className={styles['count']}>{`已选 ${choice.count} 单`}</View>
        <Price fen={choice.sumFen} decimals={2} />
      </View>
      <Button
        isDisabled={choice.count === 0}
        onClick={() => {
          tracker.click(page, 'next');
          return navigator.goTo('invoiceDetail');
        }}
      >
        下一步
      </Button>
    </View>
  );
});

const All = observer(function All({ choice, list }: Omit<ChoiceBarProps, 'page'>) {
  const open = list.rows.filter(({ stateCode }) => stateCode === 'OPEN');
  if (open.length === 0) return null;
  const isAll = open.every(({ id }) => choice.has(id));
  const toggle = (): void => {
    if (isAll) choice.remove(open.map(({ id }) => id));
    else toastIfAny(choice.addAll(open));
  };
  return (
    <View
      className={styles['all']}
      onClick={toggle}
      {...markup.access({ role: 'checkbox', label: '全选已加载的订单', isChecked: isAll, isFocusable: true })}
      {...markup.press(toggle)}
    >
      <View className={cx(styles['box'], isAll && styles['checked'])} />
      全选
    </View>
  );
});
