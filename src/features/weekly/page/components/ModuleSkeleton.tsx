import { SkeletonGroup, Skeleton } from '@/components/Skeleton';
import styles from './modulePage.module.scss';

/** Placeholder for a module whose code is loading: a card with its title. */
export function ModuleSkeleton() {
  return (
    <SkeletonGroup className={styles['card']}>
      <Skeleton className={styles['moduleSkeletonTitle']} />
      <Skeleton className={styles['body']} />
    </SkeletonGroup>
  );
}
