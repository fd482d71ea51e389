import { Skeleton, SkeletonGroup } from '@/components/Skeleton';
import styles from './Rating.module.scss';

/** Skeleton of the form. */
export const EvaluationFormSkeleton = () => (
  <SkeletonGroup className={styles['skeletons']}>
    <Skeleton className={styles['skeleton']} />
    <Skeleton className={styles['skeleton']} />
    <Skeleton className={styles['skeleton']} />
  </SkeletonGroup>
);
