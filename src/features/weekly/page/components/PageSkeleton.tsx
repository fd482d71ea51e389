import { View } from '@tarojs/components';
import { SkeletonGroup, Skeleton } from '@/components/Skeleton';
import styles from './modulePage.module.scss';

/** Header, then a session of coupons: what nearly every week starts with. */
export function PageSkeleton({ hasHeader }: { readonly hasHeader: boolean }) {
  return (
    <SkeletonGroup>
      {hasHeader && <Skeleton className={styles['pageSkeletonHeader']} />}
      <View className={styles['modules']}>
        <Session hasTabs={false} />
      </View>
    </SkeletonGroup>
  );
}

/** Placeholder of the first module until it is mounted: the same shapes as in the page's skeleton. */
export function FirstSkeleton({ hasTabs }: SessionProps) {
  return (
    <SkeletonGroup>
      <Session hasTabs={hasTabs} />
    </SkeletonGroup>
  );
}

interface SessionProps {
  /** It is one of several sessions. */
  readonly hasTabs: boolean;
}

/** Each part where it will be, so that nothing moves when it comes. */
function Session({ hasTabs }: SessionProps) {
  return (
    <>
      <Skeleton className={styles['title']} />
      <View className={styles['session']}>
        <Skeleton className={styles['desc']} />
        {hasTabs && <Skeleton className={styles['tabs']} />}
        <Skeleton className={styles['head']} />
        <Skeleton className={styles['ticket']} />
        <Skeleton className={styles['ticket']} />
        <Skeleton className={styles['ticket']} />
      </View>
    </>
  );
}
