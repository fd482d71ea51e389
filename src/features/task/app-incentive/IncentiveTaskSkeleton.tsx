import { View } from '@tarojs/components';
import { SkeletonGroup, Skeleton } from '@/components/Skeleton';
import styles from './incentiveCards.module.scss';

const SKELETONS = [1, 2, 3, 4];

/** Skeleton of a header picture, the earned amount, and rows of tasks. */
export function IncentiveTaskSkeleton() {
  return (
    <SkeletonGroup>
      <Skeleton className={styles['header']} />
      <View className={styles['body']}>
        <Skeleton className={styles['earned']} />
        {SKELETONS.map((key) => (
          <Skeleton key={key} className={styles['incentiveTaskSkeletonRow']} />
        ))}
      </View>
    </SkeletonGroup>
  );
}
