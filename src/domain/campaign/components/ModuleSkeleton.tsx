import { SkeletonGroup, Skeleton } from '@/components/Skeleton';
import styles from './pageFrame.module.scss';

/** A module whose code is on its way: a card with its title. */
export function ModuleSkeleton() {
  return (
    <SkeletonGroup className={styles['card']}>
      <Skeleton className={styles['moduleSkeletonTitle']} />
      <Skeleton className={styles['body']} />
    </SkeletonGroup>
  );
}
