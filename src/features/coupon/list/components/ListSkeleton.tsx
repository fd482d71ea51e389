import { Skeleton, SkeletonGroup } from '@/components/Skeleton';
import styles from './ListSkeleton.module.scss';

const ROWS = [1, 2, 3, 4, 5, 6];

/** Tickets to come: one element each, on which its style draws the stub and the lines. */
export function ListSkeleton() {
  return (
    <SkeletonGroup className={styles['tickets']}>
      {ROWS.map((row) => (
        <Skeleton key={row} className={styles['ticket']} />
      ))}
    </SkeletonGroup>
  );
}
