import { View } from '@tarojs/components';
import { Skeleton, SkeletonGroup } from '@/components/Skeleton';
import styles from './OrderDetail.module.scss';

export function OrderDetailSkeleton() {
  return (
    <SkeletonGroup>
      <Skeleton className={styles['skeletonHead']} />
      <View className={styles['skeletons']}>
        <Skeleton className={styles['skeletonCard']} />
        <Skeleton className={styles['skeletonCard']} />
      </View>
    </SkeletonGroup>
  );
}
