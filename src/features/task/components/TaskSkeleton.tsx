import { View } from '@tarojs/components';
import { Card } from '@/components/Card';
import { Skeleton, SkeletonGroup } from '@/components/Skeleton';
import styles from './TaskSkeleton.module.scss';

const ROWS = [1, 2, 3];

/** The shape of a title and three rows. */
export function TaskSkeleton() {
  return (
    <Card>
      <SkeletonGroup>
        <Skeleton className={styles['title']} />
        {ROWS.map((row) => (
          <View key={row} className={styles['row']}>
            <Skeleton className={styles['icon']} />
            <Skeleton className={styles['about']} />
            <Skeleton className={styles['pill']} />
          </View>
        ))}
      </SkeletonGroup>
    </Card>
  );
}
