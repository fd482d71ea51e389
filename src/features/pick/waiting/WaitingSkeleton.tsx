import { SkeletonGroup, Skeleton } from '@/components/Skeleton';
import styles from './parcels.module.scss';

/** Skeleton of cabinets: one element each, on which CSS draws name, code and line. */
export function WaitingSkeleton() {
  return (
    <SkeletonGroup className={styles['skeletons']}>
      <Skeleton className={styles['skeleton']} />
      <Skeleton className={styles['skeleton']} />
    </SkeletonGroup>
  );
}
