import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { EmptyState } from '@/components/EmptyState';
import { Skeleton, SkeletonGroup } from '@/components/Skeleton';
import { StatePage } from '@/templates/StatePage';
import { CHECK_TEXTS } from '../checkExpressTexts';
import type { ExpressStore } from '../ExpressStore';
import { EXPRESS_CODE } from '../ExpressStore';
import { ParcelResult } from './ParcelResult';
import styles from './FoundParcel.module.scss';

interface StoreProps {
  readonly store: ExpressStore;
}

/** The result in a stable wrapper: inserting it sends nothing else (`setData`). */
export const FoundParcel = observer(function FoundParcel({ store }: StoreProps) {
  const { trace } = store;
  if (trace.phase === 'idle') return <View />;
  return (
    <View className={styles['found']}>
      {store.isNotFound ? (
        <EmptyState
          isCompact
          text={trace.failureText}
          hint={CHECK_TEXTS.notFoundHint}
          action={
            trace.failureCode === EXPRESS_CODE.otherCarrier
              ? { text: CHECK_TEXTS.anyCarrier, onPress: store.askAnyCarrier }
              : undefined
          }
        />
      ) : (
        <StatePage
          phase={trace.phase}
          skeleton={
            <SkeletonGroup>
              <Skeleton className={styles['skeletonHead']} />
              <Skeleton className={styles['skeletonTraces']} />
            </SkeletonGroup>
          }
          failedText={trace.failureText}
          onRetry={trace.load}
          isCompact
        >
          {() => trace.value !== null && <ParcelResult store={store} parcel={trace.value} />}
        </StatePage>
      )}
    </View>
  );
});
