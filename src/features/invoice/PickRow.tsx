import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { cx } from '@/components/cx';
import { Pressable } from '@/components/Pressable';
import { Tag } from '@/components/Tag';
import { navigator } from '@/navigation';
import { markup } from '@/platform/markup';
import { formatFen } from '@/utils/money';
import type { InvoiceChoice } from './InvoiceChoice';
import type { InvoiceOrderRow } from './orderRows';
import { toastIfAny } from './pickRowShape';
import styles from './PickRow.module.scss';

interface PickRowProps {
  readonly row: InvoiceOrderRow;
  /** Position in the list, 1-based. */
  readonly place: number;
  readonly choice: InvoiceChoice;
}

/**
 * An order with a checkbox; an order that has an invoice links to it. Uses few elements, since one render has many
 * rows.
 */
export const PickRow = ({ row, place, choice }: PickRowProps) => (
  <View className={styles['row']} {...markup.access({ role: 'listitem', place })}>
    {row.stateCode === 'OPEN' ? <Open row={row} choice={choice} /> : <Held row={row} />}
  </View>
);

const Open = observer(function Open({ row, choice }: Omit<PickRowProps, 'place'>) {
  const isChecked = choice.has(row.id);
  const toggle = (): void => toastIfAny(choice.toggle(row));
  return (
    <View
      className={cx(styles['target'], isChecked && styles['ticked'])}
      onClick={toggle}
      {...markup.access({ role: 'checkbox', label: wordsOf(row), isChecked, isFocusable: true })}
      {...markup.press(toggle)}
    >
      <Words row={row} />
    </View>
  );
});

const HELD = { UNDER_WAY: '开票中', INVOICED: '已开票', unknown: '暂不可开票', OPEN: '' } as const;

const Held = ({ row }: Pick<PickRowProps, 'row'>) => (
  <Pressable
    className={cx(styles['target'], styles['held'])}
    isDisabled={row.invoiceNo === ''}
    onPress={() => navigator.goTo('invoiceRecordDetail', { invoiceNo: row.invoiceNo })}
  >
    <Words row={row} />
    <View className={styles['tag']}>
      <Tag tone="neutral">{HELD[row.stateCode]}</Tag>
    </View>
  </Pressable>
);

const Words = ({ row: { title, about, waybillNo, amountFen } }: Pick<PickRowProps, 'row'>) => (
  <>
    <View className={styles['title']}>{title}</View>
    <View className={styles['small']}>{waybillNo === '' ? about : `${about}\n运单号 ${waybillNo}`}</View>
    <View className={styles['sum']}>{`￥${formatFen(amountFen, { decimals: 2 })}`}</View>
  </>
);

const wordsOf = ({ title, about, amountFen }: InvoiceOrderRow): string =>
  `${title}，${about}，${formatFen(amountFen, { decimals: 2 })} 元`;
