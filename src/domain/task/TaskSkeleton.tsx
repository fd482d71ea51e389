import { View } from '@tarojs/components';
import { Card } from '@/components/Card';
import { SkeletonGroup, Skeleton } from '@/components/Skeleton';
import styles from './taskEntries.module.scss';

const ROWS = [1, 2, 3];

/** Skeleton of a title and three rows. */
export function TaskSkeleton() {
  return (
    <Card>
      <SkeletonGroup>
        <Skeleton className={styles['taskSkeletonTitle']} />
        {ROWS.map((row) => (
          <View key={row} className={styles['taskSkeletonRow']}>
            <Skeleton className={styles['taskSkeletonIcon']} />
            <Skeleton className={styles['taskSkeletonAbout']} />
            <Skeleton className={styles['taskSkeletonPill']} />
          </View>
        ))}
      </SkeletonGroup>
    </Card>
  );
}
