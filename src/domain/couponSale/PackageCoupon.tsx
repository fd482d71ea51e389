import { View, Text } from '@tarojs/components';
import type { ReactNode } from 'react';
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
  /** What can be done with it. */
  readonly children?: ReactNode;
}

/** One coupon as a ticket, as the receive dialog shows them: value, description, title, validity (product §1.2.1). */
export function PackageCoupon(props: PackageCouponProps) {
  const { type, cost, title, description, validity, count = 1, children } = props;
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
        {children !== undefined && <View className={styles['foot']}>{children}</View>}
      </View>
      {count > 1 && <View className={styles['count']}>{`×${count}`}</View>}
    </View>
  );
}
