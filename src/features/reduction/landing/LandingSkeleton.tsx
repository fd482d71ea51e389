import { View } from '@tarojs/components';
import { Card } from '@/components/Card';
import { SkeletonGroup, Skeleton } from '@/components/Skeleton';
import styles from './offerCards.module.scss';

/** Skeleton of a header picture and the offer. */
export function LandingSkeleton() {
  return (
    <SkeletonGroup>
      <Skeleton className={styles['header']} />
      <View className={styles['body']}>
        <OfferShapes />
      </View>
    </SkeletonGroup>
  );
}

function OfferShapes() {
  return (
    <Card className={styles['card']}>
      <Skeleton className={styles['line']} />
      <Skeleton className={styles['amount']} />
      <Skeleton className={styles['line']} />
      <Skeleton className={styles['button']} />
    </Card>
  );
}
