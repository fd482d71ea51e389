import { View } from '@tarojs/components';
import type { Order } from '@/features/send/orderTypes';
import { markup } from '@/platform/markup';
import { routeOf } from './routeRules';
import styles from './RouteLine.module.scss';

/** From city to city, with the parcel where it is; nothing while a city is missing. */
export function RouteLine({ order }: { readonly order: Order }) {
  const { from, to, percent } = routeOf(order);
  if (from === '' || to === '') return null;
  return (
    <View className={styles['route']} {...markup.access({ role: 'img', label: `从${from}寄往${to}` })}>
      <View className={styles['city']}>{from}</View>
      <View className={styles['way']}>
        {percent !== null && (
          <>
            <View className={styles['done']} style={{ width: `${percent}%` }} />
            <View className={styles['parcel']} style={{ left: `${percent}%` }} />
          </>
        )}
      </View>
      <View className={styles['city']}>{to}</View>
    </View>
  );
}
