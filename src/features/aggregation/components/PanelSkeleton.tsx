import { View } from '@tarojs/components';
import { Card } from '@/components/Card';
import { Skeleton, SkeletonGroup } from '@/components/Skeleton';
import styles from './PanelSkeleton.module.scss';

/** The shape of header, bar and three cards. */
export function PanelSkeleton() {
  return (
    <Card>
      <SkeletonGroup>
        <Skeleton className={styles['name']} />
        <Skeleton className={styles['package']} />
        <Skeleton className={styles['bar']} />
        <View className={styles['cards']}>
          <Skeleton className={styles['card']} />
          <Skeleton className={styles['card']} />
          <Skeleton className={styles['card']} />
        </View>
      </SkeletonGroup>
    </Card>
  );
}
