import { Skeleton, SkeletonGroup } from '@/components/Skeleton';
import styles from './ModuleSkeleton.module.scss';

/** A module whose code is on its way: a card with its title. */
export function ModuleSkeleton() {
  return (
    <SkeletonGroup className={styles['card']}>
      <Skeleton className={styles['title']} />
      <Skeleton className={styles['body']} />
    </SkeletonGroup>
  );
}
