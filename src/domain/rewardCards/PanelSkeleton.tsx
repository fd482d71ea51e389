import { View } from '@tarojs/components';
import { Card } from '@/components/Card';
import { SkeletonGroup, Skeleton } from '@/components/Skeleton';
import styles from './AggregationView.module.scss';

/** Skeleton of header, bar and three cards. */
export function PanelSkeleton() {
  return (
    <Card>
      <SkeletonGroup>
        <Skeleton className={styles['panelSkeletonName']} />
        <Skeleton className={styles['panelSkeletonPackage']} />
        <Skeleton className={styles['panelSkeletonBar']} />
        <View className={styles['cards']}>
          <Skeleton className={styles['panelSkeletonCard']} />
          <Skeleton className={styles['panelSkeletonCard']} />
          <Skeleton className={styles['panelSkeletonCard']} />
        </View>
      </SkeletonGroup>
    </Card>
  );
}
