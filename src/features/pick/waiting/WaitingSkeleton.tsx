import { SkeletonGroup, Skeleton } from '@/components/Skeleton';
import styles from './parcels.module.scss';

/** Skeleton of cabinets: one element each, on which CSS draws name, code and line. */
export function WaitingSkeleton() {
  return (
    <SkeletonGroup className={styles['bones']}>
      <Skeleton className={styles['bone']} />
      <Skeleton className={styles['bone']} />
    </SkeletonGroup>
  );
}
