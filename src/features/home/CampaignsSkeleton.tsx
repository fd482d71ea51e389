import { SkeletonGroup, Skeleton } from '@/components/Skeleton';
import styles from './CampaignList.module.scss';

/** Skeleton of the campaigns: heading and the first screen of cards. */
export function CampaignsSkeleton() {
  return (
    <SkeletonGroup className={styles['bones']}>
      <Skeleton className={styles['boneTitle']} />
      <Skeleton className={styles['bone']} />
      <Skeleton className={styles['bone']} />
      <Skeleton className={styles['bone']} />
      <Skeleton className={styles['bone']} />
    </SkeletonGroup>
  );
}
