import { Skeleton, SkeletonGroup } from '@/components/Skeleton';
import styles from './Rating.module.scss';

/** A form to come. */
export const Bones = () => (
  <SkeletonGroup className={styles['bones']}>
    <Skeleton className={styles['bone']} />
    <Skeleton className={styles['bone']} />
    <Skeleton className={styles['bone']} />
  </SkeletonGroup>
);
