import { View, Text } from '@tarojs/components';
import { couponValue } from '@/domain/coupon/couponValue';
import styles from './packageCoupons.module.scss';

interface PackageCouponProps {
  readonly type: number;
  readonly cost: string;
  readonly title: string;
  readonly description: string;
  /** When it can be used. */
  readonly validity: string;
  /** How many of it the package contains; shown above 1. */
  readonly count?: number;
}

/** One coupon, as the receive dialog shows them: value, description, title, validity (product §1.2.1). */
export function PackageCoupon({ type, cost, title, description, validity, count = 1 }: PackageCouponProps) {
  const value = couponValue({ type, cost });
  return (
    <View className={styles['row']}>
      <View className={styles['value']}>
        <View className={styles['amount']}>
          {value.prefix}
          <Text className={styles['number']}>{value.amount}</Text>
          {value.suffix}
        </View>
        <View className={styles['description']}>{description}</View>
      </View>
      <View className={styles['about']}>
        <View className={styles['title']}>{title}</View>
        <View className={styles['validity']}>{validity}</View>
      </View>
      {count > 1 && <View className={styles['count']}>{`×${count}`}</View>}
    </View>
  );
}
