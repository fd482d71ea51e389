import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import type { Scope } from '@/api';
import { gateway } from '@/api/gateway';
import { sortError } from '@/api/sortError';
import { EmptyState } from '@/components/EmptyState';
import { PullToRefresh } from '@/components/PullToRefresh';
import { Skeleton, SkeletonGroup } from '@/components/Skeleton';
import { Tabs, tabId } from '@/components/Tabs';
import { WindowedList } from '@/components/WindowedList';
import { PAGED_TEXTS } from '@/features/paged';
import { PagedView } from '@/features/pagedParts';
import { useElementId } from '@/hooks/useElementId';
import { usePageInView } from '@/hooks/usePageInView';
import { useShownAgain } from '@/hooks/useShownAgain';
import { navigator } from '@/navigation';
import type { PageInView } from '@/platform/inView/types';
import { markup } from '@/platform/markup';
import { network } from '@/platform/network';
import { toast } from '@/platform/toast';
import { loginGate } from '@/session';
import { gatedBy } from '@/session/gated';
import { tracker } from '@/tracking';
import { takeOrderChange } from '../orderChange';
import { createOrderApi } from '../orderApi';
import { ORDER_TABS, type OrderTab } from '../orderCodes';
import { EMPTY_TEXTS, ORDER_TEXTS, TAB_TITLES } from '../orderTexts';
import type { OrderItem } from '../orderTypes';
import { OrderRow } from './components/OrderRow';
import { OrdersStore } from './OrdersStore';
import styles from './OrderList.module.scss';

const PAGE = 'orderList';
const TITLED = ORDER_TABS.map((name) => ({ name, title: TAB_TITLES[name] }));
/** Six fill the tallest screen. */
const ROWS_PER_SCREEN = 6;
const BONES = [1, 2, 3, 4, 5];

/**
 * The visitor's orders by state, newest first.
 *
 * | state | seen under the tabs |
 * |---|---|
 * | loading | skeleton of rows |
 * | content | rows, the next page as its end comes near |
 * | empty | sentence of the tab and 去寄件 |
 * | failed, offline | what happened and 重试 |
 * | logged out (the visitor closed the login) | sentence and 去登录 |
 */
export function OrderList({ scope }: { readonly scope: Scope }) {
  const store = useOrdersStore(scope);
  const view = usePageInView();
  const panelId = useElementId('orders');
  useEffect(() => {
    void store.list.load();
  }, [store]);
  // A list that comes back keeps its place, unless an order was cancelled on the way.
  useShownAgain(() => {
    if (takeOrderChange()) void store.list.refresh();
  });
  return (
    <View className={styles['page']}>
      <TabBar store={store} panelId={panelId} />
      <PullToRefresh className={styles['pull']} onRefresh={() => refresh(store)}>
        <Panel store={store} view={view} panelId={panelId} />
      </PullToRefresh>
    </View>
  );
}

function useOrdersStore(scope: Scope): OrdersStore {
  const [store] = useState(
    () =>
      new OrdersStore({
        api: createOrderApi(gateway),
        runGated: gatedBy(loginGate, scope),
        sortError: (cause) => sortError(cause, network.isOnline()),
        scope,
      }),
  );
  return store;
}

interface PanelProps {
  readonly store: OrdersStore;
  readonly view: PageInView | null;
  readonly panelId: string;
}

const TabBar = observer(function TabBar({ store, panelId }: Omit<PanelProps, 'view'>) {
  return (
    <View className={styles['header']}>
      <Tabs
        className={styles['tabs']}
        tabs={TITLED}
        active={store.tab}
        onSelect={(tab) => selectTab(store, tab)}
        label={ORDER_TEXTS.tabs}
        panelId={panelId}
      />
    </View>
  );
});

const Panel = observer(function Panel({ store, view, panelId }: PanelProps) {
  return (
    <View
      id={panelId}
      className={styles['panel']}
      {...markup.access({ role: 'tabpanel', labelledBy: tabId(panelId, store.tab) })}
    >
      <PagedView
        store={store.list}
        view={view}
        skeleton={<RowsSkeleton />}
        empty={
          <EmptyState
            text={EMPTY_TEXTS[store.tab]}
            action={{ text: ORDER_TEXTS.send, onPress: () => navigator.goTo('send') }}
          />
        }
        loggedOutText={ORDER_TEXTS.loggedOutList}
        rowsPerScreen={ROWS_PER_SCREEN}
      >
        <Rows store={store} view={view} />
      </PagedView>
    </View>
  );
});

const Rows = observer(function Rows({ store: { list }, view }: Omit<PanelProps, 'panelId'>) {
  return (
    <WindowedList
      items={list.rows}
      renderRow={renderRow}
      view={view}
      unseenClassName={styles['unseen']}
      label={ORDER_TEXTS.list}
    />
  );
});

const renderRow = (order: OrderItem, place: number): ReactNode => (
  <OrderRow key={order.id} order={order} place={place} />
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

function selectTab(store: OrdersStore, tab: OrderTab): void {
  tracker.click(PAGE, 'tab', { tab });
  void store.selectTab(tab);
}

async function refresh(store: OrdersStore): Promise<void> {
  if ((await store.list.refresh()) === 'failed') toast.show(PAGED_TEXTS.refreshFailed);
}
