import { View } from '@tarojs/components';
import { useCallback, useState } from 'react';
import { gateway } from '@/api/gateway';
import { freightClose, freightOrder, freightState } from '@/api/generated/operations/freight';
import type { Scope } from '@/api/scope';
import { Price } from '@/components/Amount';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { CopyRow } from '@/domain/order/CopyRow';
import { noteOrderChange } from '@/domain/order/orderRules';
import type { Order } from '@/domain/order/orderTypes';
import type { Payment } from '@/domain/payment/makePayment';
import { makeServicePayment } from '@/domain/payment/makeServicePayment';
import { PayBar } from '@/domain/payment/PayBar';
import { PAY_ELSEWHERE } from '@/domain/payment/serviceWords';
import { h5PathOf, navigator } from '@/navigation';
import { toast } from '@/platform/toast';
import { tracker } from '@/tracking';
import { agreedFreight, FREIGHT_TEXTS, receiptOf } from '../freightRules';
import type { OrderStore } from '../OrderStore';
import styles from './OrderPaying.module.scss';

const PAGE = 'orderDetail';

interface OrderPayingProps {
  readonly store: OrderStore;
  readonly order: Order;
  readonly scope: Scope;
}

/**
 * | state | shown |
 * |---|---|
 * | due | bar with the freight and 去支付, and what follows a tap: `PayBar` |
 * | paid | receipt, and 开发票 |
 */
export function OrderPaying({ store, order, scope }: OrderPayingProps) {
  const [payment] = useState(() => freightPayment(store, order.orderNo, scope));
  const ended = useCallback(
    async ({ kind }: { readonly kind: string }): Promise<void> => {
      if (kind === 'paid') toast.show(FREIGHT_TEXTS.paid);
      noteOrderChange();
      await store.part.refetch();
    },
    [store],
  );
  if (order.payState === 'PAID') return <Receipt order={order} />;
  if (order.payState !== 'DUE') return null;
  return (
    <View className={styles['room']}>
      <PayBar
        page={PAGE}
        payment={payment}
        fen={order.payFen}
        label={FREIGHT_TEXTS.label}
        text={FREIGHT_TEXTS.pay}
        elsewhere={PAY_ELSEWHERE}
        link={h5PathOf(PAGE, { orderNo: order.orderNo })}
        onEnd={ended}
      />
    </View>
  );
}

function Receipt({ order }: Pick<OrderPayingProps, 'order'>) {
  return (
    <Card className={styles['receipt']}>
      <View className={styles['title']}>{FREIGHT_TEXTS.receipt}</View>
      <View className={styles['line']}>
        <View className={styles['label']}>{FREIGHT_TEXTS.sum}</View>
        <Price fen={order.payFen} decimals={2} size="body" tone="ink" />
      </View>
      {receiptOf(order).map(({ label, value }) => (
        <View key={label} className={styles['line']}>
          <View className={styles['label']}>{label}</View>
          <View>{value}</View>
        </View>
      ))}
      {order.payNo !== '' && <CopyRow page={PAGE} label={FREIGHT_TEXTS.payNo} value={order.payNo} />}
      <Button isBlock kind="secondary" className={styles['invoice']} onClick={invoice}>
        {FREIGHT_TEXTS.invoice}
      </Button>
    </Card>
  );
}

async function invoice(): Promise<void> {
  tracker.click(PAGE, 'invoice');
  await navigator.goTo('invoiceHome');
}

const freightPayment = (store: OrderStore, orderNo: string, scope: Scope): Payment =>
  makeServicePayment(scope, {
    order: (sent) => gateway.call(freightOrder, { orderNo, ...sent }, scope),
    state: (query) => gateway.call(freightState, query, scope),
    close: (query) => gateway.call(freightClose, query, scope),
    key: `act.freight.${orderNo}`,
    changed: FREIGHT_TEXTS.changed,
    async agreedFen({ isAfterLogin }) {
      const shown = store.order;
      if (isAfterLogin) await store.part.refetch();
      return agreedFreight(shown, store.order);
    },
  });
