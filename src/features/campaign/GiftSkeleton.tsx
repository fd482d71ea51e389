import { View } from '@tarojs/components';
import { Skeleton, SkeletonGroup } from '@/components/Skeleton';
import styles from './GiftFrame.module.scss';

/** Skeleton of a gift's page: hero and cards. */
export const GiftSkeleton = () => (
  <SkeletonGroup>
    <Skeleton className={styles['bones']} />
    <View className={styles['main']}>
      <Skeleton className={styles['bone']} />
      <Skeleton className={styles['bone']} />
    </View>
  </SkeletonGroup>
);
