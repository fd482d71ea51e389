import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import type { Scope } from '@/api';
import { EmptyState } from '@/components/StateView';
import { PullToRefresh } from '@/components/PullToRefresh';
import { Tabs, tabId } from '@/components/Tabs';
import { WindowedList } from '@/components/WindowedList';
import { PAGED_TEXTS } from '@/data/PagedQuery';
import { PagedView } from '@/templates/PagedView';
import { useElementId } from '@/hooks/useElementId';
import { usePageInView } from '@/hooks/usePageInView';
import { navigator } from '@/navigation';
import type { PageInView } from '@/platform/inView/types';
import { markup } from '@/platform/markup';
import { toast } from '@/platform/toast';
import { tracker } from '@/tracking';
import {
  EMPTY_TEXTS,
  type FundRecord,
  RECORD_TEXTS,
  type RecordTab,
  TAB_TITLES,
  TABS,
} from '@/domain/fund/recordRules';
import { ActivityTop, RecordRow, RecordsSkeleton } from './ReductionDetailParts';
import type { RecordsStore } from './RecordsStore';
import { useDetailStores, type DetailStores } from './useDetailStores';
import styles from './ReductionDetail.module.scss';

const PAGE = 'reductionFundsDetail';
const TITLED = TABS.map((name) => ({ name, title: TAB_TITLES[name] }));

interface ReductionDetailProps {
  /** Of one joined activity; '': of all. */
  readonly bizId: string;
  /** Where the visitor came from; '' when unknown. */
  readonly channelId: string;
  readonly scope: Scope;
}

/**
 * The fund's entries (product §2.2 /reductionFunds/detail); of one joined activity with its name and what is left on top.
 *
 * | state | seen under the tabs |
 * |---|---|
 * | loading | skeleton of rows |
 * | content | entries, the next page as its end comes near |
 * | empty | sentence of the tab and the way to the center |
 * | failed, offline | what happened and 重试 |
 * | logged out (the visitor closed the login) | sentence and 去登录 |
 */
export function ReductionDetail({ bizId, channelId, scope }: ReductionDetailProps) {
  const stores = useDetailStores(bizId, channelId, scope);
  const { records, joined } = stores;
  const view = usePageInView();
  const panelId = useElementId('entries');
  useEffect(() => {
    void records.list.load();
  }, [records]);
  return (
    <View className={styles['page']}>
      <TabBar store={records} panelId={panelId} />
      <PullToRefresh className={styles['pull']} onRefresh={() => refresh(stores)}>
        {joined !== null && <ActivityTop joined={joined} bizId={bizId} />}
        <Panel store={records} view={view} panelId={panelId} channelId={channelId} />
      </PullToRefresh>
    </View>
  );
}

interface PanelProps {
  readonly store: RecordsStore;
  readonly view: PageInView | null;
  readonly panelId: string;
  /** Handed on to the center. */
  readonly channelId: string;
}

const TabBar = observer(function TabBar({ store, panelId }: Pick<PanelProps, 'store' | 'panelId'>) {
  return (
    <View className={styles['header']}>
      <Tabs
        className={styles['tabs']}
        tabs={TITLED}
        active={store.tab}
        onSelect={(tab) => selectTab(store, tab)}
        label={RECORD_TEXTS.tabs}
        panelId={panelId}
      />
    </View>
  );
});

const Panel = observer(function Panel({ store, view, panelId, channelId }: PanelProps) {
  return (
    <View
      id={panelId}
      className={styles['panel']}
      {...markup.access({ role: 'tabpanel', labelledBy: tabId(panelId, store.tab) })}
    >
      <PagedView
        store={store.list}
        view={view}
        skeleton={<RecordsSkeleton />}
        empty={
          <EmptyState
            text={EMPTY_TEXTS[store.tab]}
            action={{ text: RECORD_TEXTS.goCenter, onPress: () => goCenter(channelId) }}
          />
        }
        loggedOutText={RECORD_TEXTS.loggedOut}
        rowsPerScreen={ROWS_PER_SCREEN}
      >
        <Rows store={store} view={view} />
      </PagedView>
    </View>
  );
});

/** Eight fill the tallest screen. */
const ROWS_PER_SCREEN = 8;

const Rows = observer(function Rows({ store: { list }, view }: Pick<PanelProps, 'store' | 'view'>) {
  return (
    <WindowedList
      items={list.rows}
      renderRow={renderRow}
      view={view}
      unseenClassName={styles['unseen']}
      label={RECORD_TEXTS.list}
    />
  );
});

const renderRow = (record: FundRecord, place: number): ReactNode => (
  <RecordRow key={record.id} record={record} place={place} />
);

const TAB_COMPONENTS: Readonly<Record<RecordTab, string>> = {
  0: 'tabAll',
  1: 'tabEarned',
  2: 'tabUsed',
  3: 'tabExpired',
};

function selectTab(store: RecordsStore, tab: RecordTab): void {
  tracker.click(PAGE, TAB_COMPONENTS[tab]);
  void store.selectTab(tab);
}

async function goCenter(channelId: string): Promise<void> {
  tracker.click(PAGE, 'goCenter');
  await navigator.goTo('reductionFunds', { channelId: channelId || undefined });
}

async function refresh({ records, joined }: DetailStores): Promise<void> {
  const [outcome] = await Promise.all([records.list.refresh(), joined?.refresh()]);
  if (outcome === 'failed') toast.show(PAGED_TEXTS.refreshFailed);
}
