import { Card } from '@/components/Card';
import { SkeletonGroup, Skeleton } from '@/components/Skeleton';
import styles from './ResultPage.module.scss';

/** Skeleton of a result. */
export function ResultSkeleton() {
  return (
    <SkeletonGroup className={styles['page']}>
      <Card className={styles['card']}>
        <Skeleton shape="circle" className={styles['markSkeleton']} />
        <Skeleton className={styles['lineSkeleton']} />
        <Skeleton className={styles['lineSkeleton']} />
        <Skeleton className={styles['buttonSkeleton']} />
      </Card>
    </SkeletonGroup>
  );
}
