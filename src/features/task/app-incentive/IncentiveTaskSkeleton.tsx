import { View } from '@tarojs/components';
import { SkeletonGroup, Skeleton } from '@/components/Skeleton';
import styles from './incentiveCards.module.scss';

const BONES = [1, 2, 3, 4];

/** Skeleton of a header picture, the earned amount, and rows of tasks. */
export function IncentiveTaskSkeleton() {
  return (
    <SkeletonGroup>
      <Skeleton className={styles['header']} />
      <View className={styles['body']}>
        <Skeleton className={styles['earned']} />
        {BONES.map((bone) => (
          <Skeleton key={bone} className={styles['incentiveTaskSkeletonRow']} />
        ))}
      </View>
    </SkeletonGroup>
  );
}
