import { View } from '@tarojs/components';
import { Skeleton, SkeletonGroup, SkeletonText } from '@/components/Skeleton';
import styles from './ListSkeleton.module.scss';

const ROWS = [1, 2, 3, 4, 5];

/** Tickets to come. */
export function ListSkeleton() {
  return (
    <SkeletonGroup>
      {ROWS.map((row) => (
        <View key={row} className={styles['ticket']}>
          <Skeleton className={styles['value']} />
          <SkeletonText className={styles['about']} lines={3} />
        </View>
      ))}
    </SkeletonGroup>
  );
}
