import { pageDeps } from '@/data/pageDeps';
import { View } from '@tarojs/components';
import { cx } from '@/components/cx';
import { Pressable } from '@/components/Pressable';
import { navigator } from '@/navigation';
import { markup } from '@/platform/markup';
import { tracker } from '@/tracking';
import {
  isUnderWay,
  lineAmount,
  maskName,
  ORDER_TABS,
  type OrderItem,
  type OrderTab,
  stateTitle,
  takeOrderChange,
} from '@/domain/order/orderRules';
import { observer } from 'mobx-react';
import { type ReactNode, useEffect, useState } from 'react';
import type { Scope } from '@/api/scope';
import { gateway } from '@/api/gateway';
import { EmptyState } from '@/components/StateView';
import { PullToRefresh } from '@/components/PullToRefresh';
import { Skeleton, SkeletonGroup } from '@/components/Skeleton';
import { tabId, Tabs } from '@/components/Tabs';
import { WindowedList } from '@/components/WindowedList';
import { PAGED_TEXTS } from '@/data/PagedQuery';
import { PagedView } from '@/templates/PagedView';
import { useElementId } from '@/hooks/useElementId';
import { usePageInView } from '@/hooks/usePageInView';
import { useShownAgain } from '@/hooks/useShownAgain';
import type { PageInView } from '@/platform/inView/types';
import { toast } from '@/platform/toast';
import { createOrderApi } from '@/domain/order/orderApi';
import { EMPTY_TEXTS, ORDER_TEXTS, TAB_TITLES } from '@/domain/order/orderTexts';
import { OrdersStore } from './OrdersStore';
import styles from './OrderList.module.scss';

interface OrderRowProps {
  readonly order: OrderItem;
  /** Place in the list, from 1. */
  readonly place: number;
}

/** One order, which leads to its detail. Few elements: a first screen of them is sent at once in mini programs. */
export function OrderRow({ order, place }: OrderRowProps) {
  const way = `${order.senderCity} ${maskName(order.senderName)} → ${order.receiverCity} ${maskName(order.receiverName)}`;
  return (
    <View className={styles['row']} {...markup.access({ role: 'listitem', place })}>
      <Pressable role="link" className={styles['link']} onPress={() => open(order.orderNo)}>
        <View className={styles['top']}>
          <View className={styles['carrier']}>{`${order.carrierName} ${order.waybillNo}`.trim()}</View>
          <View className={cx(styles['state'], isUnderWay(order.state) && styles['live'])}>
            {stateTitle(order.state)}
          </View>
        </View>
        <View className={styles['way']}>{way}</View>
        <View className={styles['foot']}>
          {`${order.createdAt} · ${order.goodsName} · ${lineAmount({ fen: order.payFen, isTakenOff: false })}`}
        </View>
      </Pressable>
    </View>
  );
}

async function open(orderNo: string): Promise<void> {
  tracker.click('orderList', 'order');
  await navigator.goTo('orderDetail', { orderNo });
}

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
        ...pageDeps(scope),
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
