import { View } from '@tarojs/components';
import { Card } from '@/components/Card';
import { SkeletonGroup, Skeleton } from '@/components/Skeleton';
import styles from './incentive.module.scss';

/** Skeleton of a header picture and a round. */
export function PageSkeleton() {
  return (
    <SkeletonGroup>
      <Skeleton className={styles['incentiveSkeletonHeader']} />
      <View className={styles['body']}>
        <PanelShapes />
      </View>
    </SkeletonGroup>
  );
}

/** Skeleton of a round, below an existing header. */
export function PanelSkeleton() {
  return (
    <SkeletonGroup>
      <PanelShapes />
    </SkeletonGroup>
  );
}

function PanelShapes() {
  return (
    <Card className={styles['card']}>
      <Skeleton className={styles['line']} />
      <View className={styles['prizes']}>
        {[0, 1, 2, 3].map((index) => (
          <Skeleton key={index} shape="circle" />
        ))}
      </View>
      <Skeleton className={styles['bar']} />
      <Skeleton className={styles['button']} />
    </Card>
  );
}
