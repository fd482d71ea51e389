import { View } from '@tarojs/components';
import { SkeletonGroup, Skeleton } from '@/components/Skeleton';
import styles from './pageFrame.module.scss';

/** Header, then a session of coupons: what nearly every week starts with. */
export function PageSkeleton({ hasHeader }: { readonly hasHeader: boolean }) {
  return (
    <SkeletonGroup>
      {hasHeader && <Skeleton className={styles['pageSkeletonHeader']} />}
      <View className={styles['modules']}>
        <Tickets />
      </View>
    </SkeletonGroup>
  );
}

/** Placeholder of the first module until it is mounted: the same shapes as in the page's skeleton. */
export function FirstSkeleton() {
  return (
    <SkeletonGroup>
      <Tickets />
    </SkeletonGroup>
  );
}

function Tickets() {
  return (
    <>
      <Skeleton className={styles['title']} />
      <Skeleton className={styles['ticket']} />
      <Skeleton className={styles['ticket']} />
      <Skeleton className={styles['ticket']} />
    </>
  );
}
