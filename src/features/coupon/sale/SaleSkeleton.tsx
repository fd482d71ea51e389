import { View } from '@tarojs/components';
import { Card } from '@/components/Card';
import { SkeletonGroup, Skeleton } from '@/components/Skeleton';
import styles from './SaleSkeleton.module.scss';

/** Skeleton of the header picture, the offer and its coupons. */
export function SaleSkeleton() {
  return (
    <SkeletonGroup>
      <Skeleton className={styles['header']} />
      <View className={styles['body']}>
        <Card className={styles['card']}>
          <Skeleton className={styles['line']} />
          <Skeleton className={styles['price']} />
          <Skeleton className={styles['line']} />
        </Card>
        <CouponShapes />
      </View>
    </SkeletonGroup>
  );
}

const CouponShapes = () => (
  <Card className={styles['coupons']}>
    <Skeleton className={styles['line']} />
    <Skeleton className={styles['coupon']} />
    <Skeleton className={styles['coupon']} />
    <Skeleton className={styles['coupon']} />
  </Card>
);
