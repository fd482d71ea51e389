import { Text, View } from '@tarojs/components';
import { couponValue } from '@/domain/coupon/couponValue';
import { validityRange, type Coupon } from './receivedCoupon';
import styles from './ResultDialog.module.scss';

/** One received coupon: value, description, title, validity (product §1.2.1). */
export function WonCoupon({ coupon }: { readonly coupon: Coupon }) {
  const value = couponValue(coupon);
  return (
    <View className={styles['row']}>
      <View className={styles['value']}>
        <View className={styles['amount']}>
          {value.prefix}
          <Text className={styles['number']}>{value.amount}</Text>
          {value.suffix}
        </View>
        <View className={styles['description']}>{coupon.description}</View>
      </View>
      <View className={styles['about']}>
        <View className={styles['title']}>{coupon.title}</View>
        <View className={styles['validity']}>{validityRange(coupon.validStart, coupon.validEnd)}</View>
      </View>
    </View>
  );
}
