import { Text, View } from '@tarojs/components';
import { memo } from 'react';
import { couponValue } from '@/domain/coupon/couponValue';
import { businessLabel } from '@/features/weekly/businessLabel';
import type { SessionCoupon } from './sessionTypes';
import { Stub } from './Stub';
import styles from './RightTicket.module.scss';

/** Value, title and business of a coupon; contains nothing that changes over time. */
export const CouponFace = memo(function CouponFace({ coupon }: { readonly coupon: SessionCoupon }) {
  const { title, tag, businesses, businessText, count } = coupon;
  const { prefix, amount, suffix } = couponValue(coupon);
  return (
    <>
      <Stub prefix={prefix} value={amount} suffix={suffix} />
      <View className={styles['about']}>
        <View className={styles['title']}>{title}</View>
        <View className={styles['business']}>
          {`${businessLabel(businesses, businessText)}${count > 1 ? ` ×${count}` : ''}`}
        </View>
      </View>
      {tag !== '' && <Text className={styles['tag']}>{tag}</Text>}
    </>
  );
});
