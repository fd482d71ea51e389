import { Text, View } from '@tarojs/components';
import { couponValue } from '../../couponValue';
import { validityRange } from '../receiveRules';
import type { Coupon } from '../receiveTypes';
import styles from './CouponRow.module.scss';

/** One won coupon: value, description, title, validity (spec 1 §2.1). */
export function CouponRow({ coupon }: { readonly coupon: Coupon }) {
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
