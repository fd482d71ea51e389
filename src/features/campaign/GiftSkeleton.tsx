import { View } from '@tarojs/components';
import { Skeleton, SkeletonGroup } from '@/components/Skeleton';
import styles from './GiftFrame.module.scss';

/** Skeleton of a gift's page: hero and cards. */
export const GiftSkeleton = () => (
  <SkeletonGroup>
    <Skeleton className={styles['skeletons']} />
    <View className={styles['main']}>
      <Skeleton className={styles['skeleton']} />
      <Skeleton className={styles['skeleton']} />
    </View>
  </SkeletonGroup>
);
