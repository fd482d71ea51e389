import { View } from '@tarojs/components';
import { SkeletonGroup, Skeleton } from '@/components/Skeleton';
import styles from './OfferPage.module.scss';

/** An offer to come. */
export const OfferSkeleton = () => (
  <SkeletonGroup>
    <Skeleton className={styles['head']} />
    <View className={styles['main']}>
      <Skeleton className={styles['bones']} />
      <Skeleton className={styles['bones']} />
    </View>
  </SkeletonGroup>
);
