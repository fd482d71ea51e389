import { View } from '@tarojs/components';
import type { ReactNode } from 'react';
import { PaymentHelp } from './PaymentHelp';
import { PurchaseChoice } from './PurchaseChoice';
import { type PurchaseActions, PurchaseStatus, type PurchaseProps } from './PurchaseStatus';
import styles from './PriceBar.module.scss';

interface PriceBarProps extends PurchaseProps {
  readonly actions: PurchaseActions;
  /** While there is no order: `PriceAction`, or `PayInOtherApp`. */
  readonly children: ReactNode;
}

/** Bar at the bottom of a page with something to pay: the state of an order, and what to do next. */
export const PriceBar = ({ purchase, actions, children }: PriceBarProps) => (
  <View className={styles['bar']}>
    <PurchaseStatus purchase={purchase} />
    <View className={styles['row']}>
      <PurchaseChoice purchase={purchase} actions={actions}>
        {children}
      </PurchaseChoice>
    </View>
    <PaymentHelp purchase={purchase} page={actions.page} />
  </View>
);
