import { Skeleton, SkeletonGroup } from '@/components/Skeleton';
import styles from './Rating.module.scss';

/** Skeleton of the form. */
export const Bones = () => (
  <SkeletonGroup className={styles['bones']}>
    <Skeleton className={styles['bone']} />
    <Skeleton className={styles['bone']} />
    <Skeleton className={styles['bone']} />
  </SkeletonGroup>
);
