import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useEffect } from 'react';
import { Price } from '@/components/Amount';
import { Button } from '@/components/Button';
import { cx } from '@/components/cx';
import { Pressable } from '@/components/Pressable';
import { Tag } from '@/components/Tag';
import type { PagedQuery } from '@/data/PagedQuery';
import { navigator } from '@/navigation';
import { markup } from '@/platform/markup';
import { toast } from '@/platform/toast';
import { session } from '@/session';
import { tracker } from '@/tracking';
import { formatFen } from '@/utils/money';
import type { InvoiceChoice } from './InvoiceChoice';
import type { InvoiceOrderRow } from './orderRows';
import styles from './OrderPicking.module.scss';

/** Of `ListPage`: how high a row is, and its bones. */
export const pickRowShape = styles['shape'];

const say = (text: string): void => {
  if (text !== '') toast.show(text);
};

interface PickRowProps {
  readonly row: InvoiceOrderRow;
  /** From 1. */
  readonly place: number;
  readonly choice: InvoiceChoice;
}

/** An order that can be ticked; one that has an invoice leads to it. Few elements: many of them are one rendering. */
export const PickRow = ({ row, place, choice }: PickRowProps) => (
  <View className={styles['row']} {...markup.access({ role: 'listitem', place })}>
    {row.stateCode === 'OPEN' ? <Open row={row} choice={choice} /> : <Held row={row} />}
  </View>
);

const Open = observer(function Open({ row, choice }: Omit<PickRowProps, 'place'>) {
  const isChecked = choice.has(row.id);
  const toggle = (): void => say(choice.toggle(row));
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

interface ChoiceBarProps {
  readonly choice: InvoiceChoice;
  readonly list: Pick<PagedQuery<InvoiceOrderRow, unknown>, 'rows'>;
  /** Of the page, for tracking. */
  readonly page: string;
}

/** What is chosen on whichever page, its sum, all of what is loaded here (where there is any), and the way on. */
export const ChoiceBar = observer(function ChoiceBar({ choice, list, page }: ChoiceBarProps) {
  const { token } = session;
  // Another account has another choice.
  useEffect(() => choice.resume(), [choice, token]);
  return (
    <View className={styles['bar']}>
      {/* A place that stays, or what comes into it sends the bar anew. */}
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
    else say(choice.addAll(open));
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
