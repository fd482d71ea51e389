import { View } from '@tarojs/components';
import type { ReactNode } from 'react';
import { OrderChoice } from './OrderChoice';
import { type OrderActions, OrderStatus, type PurchaseProps } from './OrderStatus';
import { PaymentHelp } from './PaymentHelp';
import styles from './PriceBar.module.scss';

interface PriceBarProps extends PurchaseProps {
  readonly actions: OrderActions;
  /** While there is no order: `PriceAction`, or `PayElsewhere`. */
  readonly children: ReactNode;
}

/** Bar at the bottom of a page with something to pay: the state of an order, and what to do next. */
export const PriceBar = ({ purchase, actions, children }: PriceBarProps) => (
  <View className={styles['bar']}>
    <OrderStatus purchase={purchase} />
    <View className={styles['row']}>
      <OrderChoice purchase={purchase} actions={actions}>
        {children}
      </OrderChoice>
    </View>
    <PaymentHelp purchase={purchase} page={actions.page} />
  </View>
);
