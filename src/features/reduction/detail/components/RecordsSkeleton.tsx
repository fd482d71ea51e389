import { Skeleton, SkeletonGroup } from '@/components/Skeleton';
import styles from './RecordsSkeleton.module.scss';

const BONES = [1, 2, 3, 4, 5, 6];

/** Entries to come: one element each, on which its style draws words and amount. */
export function RecordsSkeleton() {
  return (
    <SkeletonGroup className={styles['bones']}>
      {BONES.map((bone) => (
        <Skeleton key={bone} className={styles['bone']} />
      ))}
    </SkeletonGroup>
  );
}
