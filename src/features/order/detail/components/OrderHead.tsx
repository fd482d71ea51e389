import { View } from '@tarojs/components';
import { stateHint, stateTitle } from '../../orderRules';
import type { Order } from '../../orderTypes';
import styles from './OrderHead.module.scss';

/** How the order stands. */
export function OrderHead({ order }: { readonly order: Order }) {
  return (
    <View className={styles['head']}>
      <View className={styles['title']}>{stateTitle(order.state)}</View>
      <View className={styles['hint']}>{stateHint(order)}</View>
    </View>
  );
}
