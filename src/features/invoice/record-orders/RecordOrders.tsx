import { View } from '@tarojs/components';
import { type IObservableValue, observable, runInAction } from 'mobx';
import { observer } from 'mobx-react';
import { useState } from 'react';
import { gateway } from '@/api/gateway';
import { Price } from '@/components/Amount';
import { Card } from '@/components/Card';
import { pageDeps } from '@/data/pageDeps';
import { PagedQuery } from '@/data/PagedQuery';
import type { InvoiceOrderRow } from '@/features/invoice/orderRows';
import { MAX_NO, recordOrders } from '@/features/invoice/recordApi';
import { yuan } from '@/features/invoice/recordRules';
import { navigator } from '@/navigation';
import type { PageVisit } from '@/navigation/usePage';
import { markup } from '@/platform/markup';
import { ListPage } from '@/templates/ListPage';
import { tracker } from '@/tracking';
import { textParam } from '@/utils/addressParams';
import styles from './RecordOrders.module.scss';

const PAGE = 'invoiceRecordDoneList';

/**
 * The orders of one invoice and their total: `/invoiceRecordDoneList?invoiceNo=` (product §3.24). For an invoice that
 * this account does not have, or one without orders: a sentence and the link to the records.
 */
export function RecordOrders({ params, scope }: Pick<PageVisit, 'params' | 'scope'>) {
  const [{ list, sum }] = useState(() => {
    const sum = observable.box<number | null>(null);
    const onSum = (fen: number | null): void => runInAction(() => sum.set(fen));
    const source = recordOrders(gateway, textParam(params, 'invoiceNo', MAX_NO), onSum);
    return { sum, list: new PagedQuery({ ...pageDeps(scope), ...source }) };
  });
  const toInvoice = (): Promise<unknown> => {
    tracker.click(PAGE, 'invoice');
    return navigator.goTo('invoiceRecordDetail', { invoiceNo: textParam(params, 'invoiceNo') });
  };
  return (
    <ListPage
      list={list}
      label="已申请订单"
      renderRow={renderRow}
      rowShape={styles['shape']}
      rowsPerScreen={8}
      isFocusable
      top={<Total list={list} sum={sum} />}
      empty={() => ({
        text: '没有找到这张发票的订单',
        action: {
          text: '查看开票记录',
          onPress: () => {
            tracker.click(PAGE, 'records');
            return navigator.replaceWith('invoiceRecord');
          },
        },
      })}
      next={{ text: '查看发票', onPress: toInvoice }}
      loggedOutText="登录后查看已申请订单"
    />
  );
}

interface TotalProps {
  readonly list: Pick<PagedQuery<InvoiceOrderRow>, 'phase' | 'total'>;
  readonly sum: IObservableValue<number | null>;
}

const Total = observer(function Total({ list, sum }: TotalProps) {
  if (list.phase !== 'ready') return null;
  const fen = sum.get();
  return (
    <View className={styles['top']}>
      <Card className={styles['total']}>
        <View className={styles['count']}>{`共 ${list.total ?? 0} 单`}</View>
        {fen !== null && <Price fen={fen} size="title" decimals={2} />}
      </Card>
    </View>
  );
});

/** Few elements per row: mini programs send the first screen in one setData call. */
const renderRow = ({ id, title, about, waybillNo, amountFen }: InvoiceOrderRow, place: number) => (
  <View key={id} className={styles['row']} {...markup.access({ role: 'listitem', place })}>
    <View className={styles['about']}>
      <View className={styles['title']}>{title}</View>
      <View className={styles['small']}>{about}</View>
      {waybillNo !== '' && <View className={styles['small']}>{`运单号 ${waybillNo}`}</View>}
    </View>
    <View className={styles['sum']}>{yuan(amountFen)}</View>
  </View>
);
