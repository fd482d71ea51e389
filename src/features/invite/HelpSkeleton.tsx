import { View } from '@tarojs/components';
import { cx } from '@/components/cx';
import { SkeletonGroup, Skeleton } from '@/components/Skeleton';
import styles from './HelpFrame.module.scss';

interface HelpSkeletonProps {
  /** With goods and their price: a taller first card. */
  readonly hasGoods?: boolean;
}

/** Skeleton of the hero and of two cards, of which the first overlaps it. */
export const HelpSkeleton = ({ hasGoods = false }: HelpSkeletonProps) => (
  <SkeletonGroup>
    <Skeleton className={styles['skeletons']} />
    <View className={styles['main']}>
      <Skeleton className={cx(styles['lead'], hasGoods && styles['goods'])} />
      <Skeleton className={styles['next']} />
    </View>
  </SkeletonGroup>
);
