import { SkeletonGroup, Skeleton } from '@/components/Skeleton';
import styles from './CampaignList.module.scss';

/** Skeleton of the campaigns: heading and the first screen of cards. */
export function CampaignsSkeleton() {
  return (
    <SkeletonGroup className={styles['skeletons']}>
      <Skeleton className={styles['skeletonTitle']} />
      <Skeleton className={styles['skeleton']} />
      <Skeleton className={styles['skeleton']} />
      <Skeleton className={styles['skeleton']} />
      <Skeleton className={styles['skeleton']} />
    </SkeletonGroup>
  );
}
