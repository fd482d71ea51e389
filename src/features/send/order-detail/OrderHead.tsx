import { View } from '@tarojs/components';
import { cx } from '@/components/cx';
import { stateTitle, stateHint } from '@/features/send/orderRules';
import type { Order } from '@/features/send/orderTypes';
import { markup } from '@/platform/markup';
import { RouteLine } from './RouteLine';
import styles from './orderCards.module.scss';

/** Sign on the drawn parcel; unknown: none. */
const SIGNS: Readonly<Record<Order['state'], string | undefined>> = {
  WAIT_PICKUP: styles['waits'],
  PICKED_UP: styles['moves'],
  IN_TRANSIT: styles['moves'],
  DELIVERING: styles['moves'],
  SIGNED: styles['came'],
  CANCELLED: styles['cancelled'],
  unknown: undefined,
};

/** State of the order, a parcel with its sign, and the way from city to city. */
export function OrderHead({ order }: { readonly order: Order }) {
  return (
    <View className={styles['head']}>
      <View className={styles['stateRow']}>
        <View className={styles['state']}>
          <View className={styles['orderHeadTitle']}>{stateTitle(order.state)}</View>
          <View className={styles['hint']}>{stateHint(order)}</View>
        </View>
        <View className={cx(styles['picture'], SIGNS[order.state])} {...markup.access({ isHidden: true })} />
      </View>
      <View>
        <RouteLine order={order} />
      </View>
    </View>
  );
}
