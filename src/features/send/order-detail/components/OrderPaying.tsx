import { View } from '@tarojs/components';
import { useCallback, useState } from 'react';
import { gateway } from '@/api/gateway';
import { freightClose, freightOrder, freightState } from '@/api/generated/operations/freight';
import type { Scope } from '@/api/scope';
import type { Payment } from '@/domain/payment/makePayment';
import { makeServicePayment } from '@/domain/payment/makeServicePayment';
import { PayBar } from '@/domain/payment/PayBar';
import { PAY_IN_OTHER_APP } from '@/domain/payment/serviceTexts';
import { noteOrderChange } from '@/features/send/orderChange';
import type { Order } from '@/features/send/orderTypes';
import { h5PathOf } from '@/navigation';
import { toast } from '@/platform/toast';
import { agreedFreight, FREIGHT_TEXTS } from '../freightPayment';
import type { OrderStore } from '../OrderStore';
import styles from './OrderPaying.module.scss';

const PAGE = 'orderDetail';

interface OrderPayingProps {
  readonly store: OrderStore;
  readonly order: Order;
  readonly scope: Scope;
}

/** Due: a bar with the freight and 去支付, and what follows a tap (`PayBar`). */
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
  if (order.payState !== 'DUE') return null;
  return (
    <View className={styles['room']}>
      <PayBar
        page={PAGE}
        payment={payment}
        fen={order.payFen}
        label={FREIGHT_TEXTS.label}
        text={FREIGHT_TEXTS.pay}
        otherAppText={PAY_IN_OTHER_APP}
        link={h5PathOf(PAGE, { orderNo: order.orderNo })}
        onEnd={ended}
      />
    </View>
  );
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
