import { View } from '@tarojs/components';
import { SkeletonGroup, Skeleton } from '@/components/Skeleton';
import styles from './OfferPage.module.scss';

/** Skeleton of an offer. */
export const OfferSkeleton = () => (
  <SkeletonGroup>
    <Skeleton className={styles['headSkeleton']} />
    <View className={styles['main']}>
      <Skeleton className={styles['skeletons']} />
      <Skeleton className={styles['skeletons']} />
      <Skeleton className={styles['skeletons']} />
    </View>
  </SkeletonGroup>
);
