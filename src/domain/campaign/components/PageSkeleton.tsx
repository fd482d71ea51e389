import { View } from '@tarojs/components';
import { SkeletonGroup, Skeleton } from '@/components/Skeleton';
import styles from './pageFrame.module.scss';

/** Header, then a session of coupons: what nearly every week begins with. */
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

/** In the first module's place for the moment between the page's bars and it: what stood there before. */
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
