import { View } from '@tarojs/components';
import { SkeletonGroup, Skeleton } from '@/components/Skeleton';
import styles from './help.module.scss';

/** Skeleton of a help page. */
export const HelpSkeleton = () => (
  <SkeletonGroup>
    <View className={styles['main']}>
      <Skeleton className={styles['bones']} />
      <Skeleton className={styles['bones']} />
    </View>
  </SkeletonGroup>
);
