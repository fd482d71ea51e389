import { View } from '@tarojs/components';
import { SkeletonGroup, Skeleton } from '@/components/Skeleton';
import styles from './HelpFrame.module.scss';

/** Skeleton of the hero and of two cards, of which the first overlaps it. */
export const HelpSkeleton = () => (
  <SkeletonGroup>
    <Skeleton className={styles['skeletons']} />
    <View className={styles['main']}>
      <Skeleton className={styles['lead']} />
      <Skeleton className={styles['next']} />
    </View>
  </SkeletonGroup>
);
