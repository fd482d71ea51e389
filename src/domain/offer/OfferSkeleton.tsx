import { View } from '@tarojs/components';
import { SkeletonGroup, Skeleton } from '@/components/Skeleton';
import styles from './OfferPage.module.scss';

/** Skeleton of an offer. */
export const OfferSkeleton = () => (
  <SkeletonGroup>
    <Skeleton className={styles['headBone']} />
    <View className={styles['main']}>
      <Skeleton className={styles['bones']} />
      <Skeleton className={styles['bones']} />
      <Skeleton className={styles['bones']} />
    </View>
  </SkeletonGroup>
);
