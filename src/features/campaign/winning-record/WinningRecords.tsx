import { pageDeps } from '@/data/pageDeps';
import { type ReactNode, useEffect, useState } from 'react';
import type { Scope } from '@/api/scope';
import { gateway } from '@/api/gateway';
import {
  createRecordApi,
  createRecordList,
  RECORD_TEXTS,
  type RecordList,
  type WinningRecord,
} from './recordApi';
import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { EmptyState } from '@/components/StateView';
import { PullToRefresh } from '@/components/PullToRefresh';
import { Skeleton, SkeletonGroup } from '@/components/Skeleton';
import { WindowedList } from '@/components/WindowedList';
import { PAGED_TEXTS } from '@/data/PagedQuery';
import { PagedView } from '@/templates/PagedView';
import { usePageInView } from '@/hooks/usePageInView';
import type { PageInView } from '@/platform/inView/types';
import { markup } from '@/platform/markup';
import { toast } from '@/platform/toast';
import { prizeWords } from '@/domain/draw/drawTypes';
import styles from './WinningRecords.module.scss';

/** The page's list with the app's own collaborators; one per visit of the page. */
export function useRecordList(activityId: string, channelId: string, scope: Scope): RecordList {
  const [list] = useState(() =>
    createRecordList(createRecordApi(gateway, { activityId, channelId }), {
      ...pageDeps(scope),
    }),
  );
  return list;
}

interface WinningRecordsProps {
  /** '': of all draws. */
  readonly activityId: string;
  readonly channelId: string;
  readonly scope: Scope;
}

/**
 * What the visitor has won in draws (product §2.2 /winningRecord).
 *
 * | state | seen |
 * |---|---|
 * | loading | skeleton of rows |
 * | content | wins, the next page as its end comes near |
 * | empty | one sentence |
 * | failed, offline | what happened and 重试 |
 * | logged out (the visitor closed the login) | sentence and 去登录 |
 */
export function WinningRecords({ activityId, channelId, scope }: WinningRecordsProps) {
  const store = useRecordList(activityId, channelId, scope);
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
          skeleton={<RecordSkeleton />}
          empty={<EmptyState text={RECORD_TEXTS.empty} />}
          loggedOutText={RECORD_TEXTS.loggedOut}
          rowsPerScreen={ROWS_PER_SCREEN}
        >
          <Rows store={store} view={view} />
        </PagedView>
      </PullToRefresh>
    </View>
  );
}

interface ListProps {
  readonly store: RecordList;
  readonly view: PageInView | null;
}

/** Seven fill the tallest screen. */
const ROWS_PER_SCREEN = 7;

const Rows = observer(function Rows({ store, view }: ListProps) {
  return (
    <WindowedList
      items={store.rows}
      renderRow={renderRow}
      view={view}
      unseenClassName={styles['unseen']}
      label={RECORD_TEXTS.list}
      isFocusable
    />
  );
});

const renderRow = (record: WinningRecord, place: number): ReactNode => (
  <RecordRow key={record.id} record={record} place={place} />
);

/** Few elements with short classes: a first screen of them has to fit what a mini program sends for it. */
function RecordRow({ record, place }: { readonly record: WinningRecord; readonly place: number }) {
  const { value, title } = prizeWords(record);
  return (
    <View className={styles['row']} {...markup.access({ role: 'listitem', place })}>
      <View className={styles['worth']}>
        {value === null ? (
          '—'
        ) : (
          <>
            {value.prefix !== '' && <Text className={styles['sign']}>{value.prefix}</Text>}
            {value.amount}
            {value.suffix !== '' && <Text className={styles['sign']}>{value.suffix}</Text>}
          </>
        )}
      </View>
      <View className={styles['about']}>
        <View className={styles['name']}>{title}</View>
        {record.limitText !== '' && <View className={styles['limit']}>{record.limitText}</View>}
        <View className={styles['date']}>{`${RECORD_TEXTS.wonAt} ${record.wonAt}`}</View>
      </View>
    </View>
  );
}

const BONES = [1, 2, 3, 4, 5, 6];

function RecordSkeleton() {
  return (
    <SkeletonGroup className={styles['bones']}>
      {BONES.map((bone) => (
        <Skeleton key={bone} className={styles['bone']} />
      ))}
    </SkeletonGroup>
  );
}

async function refresh(store: RecordList): Promise<void> {
  if ((await store.refresh()) === 'failed') toast.show(PAGED_TEXTS.refreshFailed);
}
