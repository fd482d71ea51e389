import { View } from '@tarojs/components';
import { Skeleton, SkeletonGroup } from '@/components/Skeleton';
import styles from './OrderDetail.module.scss';

export function OrderDetailSkeleton() {
  return (
    <SkeletonGroup>
      <Skeleton className={styles['boneHead']} />
      <View className={styles['bones']}>
        <Skeleton className={styles['boneCard']} />
        <Skeleton className={styles['boneCard']} />
      </View>
    </SkeletonGroup>
  );
}
