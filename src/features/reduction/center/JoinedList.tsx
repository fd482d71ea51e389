import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useCallback } from 'react';
import { Card } from '@/components/Card';
import { EmptyState } from '@/components/EmptyState';
import { SkeletonGroup, Skeleton } from '@/components/Skeleton';
import { WindowedList } from '@/components/WindowedList';
import type { JoinedActivity } from '@/features/reduction/fundTypes';
import type { PageInView } from '@/platform/inView/types';
import { QueryView } from '@/templates/QueryView';
import { CENTER_TEXTS } from './centerTexts';
import type { FundStore } from './FundStore';
import { JoinedRow } from './JoinedRow';
import styles from './fundCards.module.scss';

interface JoinedListProps {
  readonly store: FundStore;
  readonly view: PageInView | null;
  /** Passed on to the pages the rows link to. */
  readonly channelId: string;
}

/** Activities that the user has joined (product §2.2 "Joined reduction-fund list"). Not logged in: nothing. */
export const JoinedList = observer(function JoinedList({ store, view, channelId }: JoinedListProps) {
  return (
    <View>
      {store.joined.phase !== 'logged-out' && (
        <Card isFlush>
          <View className={styles['title']}>{CENTER_TEXTS.joined}</View>
          <Content store={store} view={view} channelId={channelId} />
        </Card>
      )}
    </View>
  );
});

function Content({ store, view, channelId }: JoinedListProps) {
  const { joined } = store;
  const renderRow = useCallback(
    (activity: JoinedActivity, place: number) => (
      <JoinedRow
        key={activity.bizId}
        activity={activity}
        place={place}
        channelId={channelId}
        onRules={store.openRules}
      />
    ),
    [store, channelId],
  );
  return (
    <QueryView query={joined} skeleton={<RowsSkeleton />}>
      {(activities) =>
        activities.length === 0 ? (
          <EmptyState isCompact text={CENTER_TEXTS.joinedEmpty} />
        ) : (
          <WindowedList
            items={activities}
            renderRow={renderRow}
            view={view}
            unseenClassName={styles['unseen']}
            label={CENTER_TEXTS.joined}
          />
        )
      }
    </QueryView>
  );
}

function RowsSkeleton() {
  return (
    <SkeletonGroup className={styles['skeletons']}>
      <Skeleton className={styles['skeleton']} />
      <Skeleton className={styles['skeleton']} />
    </SkeletonGroup>
  );
}
