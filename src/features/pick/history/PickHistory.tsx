import { pageDeps } from '@/data/pageDeps';
import { View } from '@tarojs/components';
import { markup } from '@/platform/markup';
import { formatFen } from '@/utils/money';
import { PICK_TEXTS } from '@/domain/parcel/pickTexts';
import { createHistoryApi, HISTORY_TEXTS, PAGE_SIZE, type PickRecord } from './historyApi';
import { observer } from 'mobx-react';
import { type ReactNode, useEffect, useState } from 'react';
import type { Scope } from '@/api/scope';
import { gateway } from '@/api/gateway';
import { EmptyState } from '@/components/StateView';
import { PullToRefresh } from '@/components/PullToRefresh';
import { Skeleton, SkeletonGroup } from '@/components/Skeleton';
import { WindowedList } from '@/components/WindowedList';
import { PAGED_TEXTS, PagedQuery } from '@/data/PagedQuery';
import { PagedView } from '@/templates/PagedView';
import { usePageInView } from '@/hooks/usePageInView';
import { navigator } from '@/navigation';
import type { PageInView } from '@/platform/inView/types';
import { toast } from '@/platform/toast';
import styles from './PickHistory.module.scss';

interface RecordRowProps {
  readonly record: PickRecord;
  /** Place in the list, from 1. */
  readonly place: number;
}

/** One parcel that is no longer there. Few elements: a first screen of them is sent at once in mini programs. */
export function RecordRow({ record, place }: RecordRowProps) {
  const paid =
    record.paidFen === 0 ? [] : [`${HISTORY_TEXTS.paid} ￥${formatFen(record.paidFen, { decimals: 2 })}`];
  return (
    <View className={styles['row']} {...markup.access({ role: 'listitem', place })}>
      <View className={styles['top']}>
        <View className={styles['title']}>
          {`${record.carrierName} ${PICK_TEXTS.tail} ${record.waybillTail}`}
        </View>
        <View className={styles['state']}>
          {record.isReturned ? HISTORY_TEXTS.returned : HISTORY_TEXTS.picked}
        </View>
      </View>
      <View className={styles['about']}>{[record.endedAt, record.cabinetName, ...paid].join(' · ')}</View>
    </View>
  );
}

type HistoryStore = PagedQuery<PickRecord>;

/**
 * Parcels that were taken, or taken back, newest first.
 *
 * | state | seen |
 * |---|---|
 * | loading | skeleton of rows |
 * | content | rows, the next page as its end comes near |
 * | empty | 暂无取件记录 and the way back |
 * | failed, offline | what happened and 重试 |
 * | logged out (the visitor closed the login) | sentence and 去登录 |
 */
export function PickHistory({ scope }: { readonly scope: Scope }) {
  const store = useHistoryStore(scope);
  const view = usePageInView();
  useEffect(() => {
    void store.load();
  }, [store]);
  return (
    <View className={styles['page']}>
      <PullToRefresh className={styles['pull']} onRefresh={() => refresh(store)}>
        <PagedView
          store={store}
          view={view}
          skeleton={<RowsSkeleton />}
          empty={
            <EmptyState
              text={HISTORY_TEXTS.empty}
              action={{ text: HISTORY_TEXTS.toList, onPress: () => navigator.goTo('pickUp') }}
            />
          }
          loggedOutText={HISTORY_TEXTS.loggedOut}
          rowsPerScreen={ROWS_PER_SCREEN}
        >
          <Rows store={store} view={view} />
        </PagedView>
      </PullToRefresh>
    </View>
  );
}

/** Eight fill the tallest screen. */
const ROWS_PER_SCREEN = 8;
const BONES = [1, 2, 3, 4, 5, 6];

function useHistoryStore(scope: Scope): HistoryStore {
  const [store] = useState(() => {
    const api = createHistoryApi(gateway);
    return new PagedQuery<PickRecord>({
      fetchPage: (pageNo, asking) => api.fetchPage(pageNo, asking),
      pageSize: PAGE_SIZE,
      ...pageDeps(scope),
    });
  });
  return store;
}

interface RowsProps {
  readonly store: HistoryStore;
  readonly view: PageInView | null;
}

const Rows = observer(function Rows({ store, view }: RowsProps) {
  return (
    <WindowedList
      items={store.rows}
      renderRow={renderRow}
      view={view}
      unseenClassName={styles['unseen']}
      label={HISTORY_TEXTS.list}
      isFocusable
    />
  );
});

const renderRow = (record: PickRecord, place: number): ReactNode => (
  <RecordRow key={record.id} record={record} place={place} />
);

function RowsSkeleton() {
  return (
    <SkeletonGroup className={styles['bones']}>
      {BONES.map((bone) => (
        <Skeleton key={bone} className={styles['bone']} />
      ))}
    </SkeletonGroup>
  );
}

async function refresh(store: HistoryStore): Promise<void> {
  if ((await store.refresh()) === 'failed') toast.show(PAGED_TEXTS.refreshFailed);
}
