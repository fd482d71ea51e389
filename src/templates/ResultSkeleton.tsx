import { Card } from '@/components/Card';
import { SkeletonGroup, Skeleton } from '@/components/Skeleton';
import styles from './ResultPage.module.scss';

/** Skeleton of a result. */
export function ResultSkeleton() {
  return (
    <SkeletonGroup className={styles['page']}>
      <Card className={styles['card']}>
        <Skeleton shape="circle" className={styles['markBone']} />
        <Skeleton className={styles['lineBone']} />
        <Skeleton className={styles['lineBone']} />
        <Skeleton className={styles['buttonBone']} />
      </Card>
    </SkeletonGroup>
  );
}
