import { View } from '@tarojs/components';
import { stateTitle, stateHint } from '@/features/send/orderRules';
import type { Order } from '@/features/send/orderTypes';
import { RouteLine } from './RouteLine';
import styles from './orderCards.module.scss';

/** State of the order, and its way from city to city. */
export function OrderHead({ order }: { readonly order: Order }) {
  return (
    <View className={styles['head']}>
      <View className={styles['orderHeadTitle']}>{stateTitle(order.state)}</View>
      <View className={styles['hint']}>{stateHint(order)}</View>
      <View>
        <RouteLine order={order} />
      </View>
    </View>
  );
}
