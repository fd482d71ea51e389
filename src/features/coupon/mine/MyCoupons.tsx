import { pageDeps } from '@/data/pageDeps';
import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useCallback, useEffect, useState } from 'react';
import type { Scope } from '@/api';
import { gateway } from '@/api/gateway';
import { EmptyState } from '@/components/StateView';
import { PullToRefresh } from '@/components/PullToRefresh';
import { Tabs, tabId } from '@/components/Tabs';
import { WindowedList } from '@/components/WindowedList';
import { PAGED_TEXTS } from '@/data/PagedQuery';
import { PagedView } from '@/templates/PagedView';
import { useElementId } from '@/hooks/useElementId';
import { useLoaded } from '@/hooks/useLoaded';
import { usePageInView } from '@/hooks/usePageInView';
import { navigator } from '@/navigation';
import type { PageInView } from '@/platform/inView/types';
import { markup } from '@/platform/markup';
import { toast } from '@/platform/toast';
import { tracker } from '@/tracking';
import { CouponRow, ListSkeleton } from '@/domain/coupon/CouponRow';
import type { ListedCoupon, PrizeStatus } from '@/domain/coupon/listTypes';
import { createMineApi, MyCouponsStore } from './MyCouponsStore';
import { MINE_EMPTY, MINE_TABS, MINE_TEXTS, MINE_TITLES } from './mineTexts';
import styles from './MyCoupons.module.scss';

const PAGE = 'myCoupons';
const TITLED = MINE_TABS.map((name) => ({ name, title: MINE_TITLES[name] }));
/** Eight fill the tallest screen. */
const ROWS_PER_SCREEN = 8;

/**
 * All coupons of the visitor, by what became of them; tickets as on the list of one activity (product §1.2.3).
 *
 * | state | seen under the tabs |
 * |---|---|
 * | loading | skeleton of tickets |
 * | content | tickets, the next page as its end comes near |
 * | empty | sentence of the tab and 去领券 |
 * | failed, offline | what happened and 重试 |
 * | logged out (the visitor closed the login) | sentence and 去登录 |
 */
export function MyCoupons({ scope }: { readonly scope: Scope }) {
  const [store] = useState(
    () =>
      new MyCouponsStore({
        fetchMine: createMineApi(gateway),
        ...pageDeps(scope),
      }),
  );
  const view = usePageInView();
  const panelId = useElementId('coupons');
  useEffect(() => {
    void store.list.load();
  }, [store]);
  return (
    <View className={styles['page']}>
      <TabBar store={store} panelId={panelId} />
      <PullToRefresh className={styles['pull']} onRefresh={() => refresh(store)}>
        <Panel store={store} view={view} panelId={panelId} />
      </PullToRefresh>
    </View>
  );
}

interface PanelProps {
  readonly store: MyCouponsStore;
  readonly view: PageInView | null;
  readonly panelId: string;
}

const TabBar = observer(function TabBar({ store, panelId }: Pick<PanelProps, 'store' | 'panelId'>) {
  return (
    <View className={styles['header']}>
      <Tabs
        className={styles['tabs']}
        tabs={TITLED}
        active={store.status}
        onSelect={(status) => selectStatus(store, status)}
        label={MINE_TEXTS.tabs}
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
      {...markup.access({ role: 'tabpanel', labelledBy: tabId(panelId, store.status) })}
    >
      <PagedView
        store={store.list}
        view={view}
        skeleton={<ListSkeleton />}
        empty={
          <EmptyState text={MINE_EMPTY[store.status]} action={{ text: MINE_TEXTS.goLand, onPress: goLand }} />
        }
        loggedOutText={MINE_TEXTS.loggedOut}
        rowsPerScreen={ROWS_PER_SCREEN}
      >
        <Rows store={store} view={view} />
      </PagedView>
    </View>
  );
});

const loadDescription = () => import('@/domain/coupon/Description');

const Rows = observer(function Rows({ store, view }: Pick<PanelProps, 'store' | 'view'>) {
  const description = useLoaded(loadDescription, store.hasExpanded);
  const renderRow = useCallback(
    (coupon: ListedCoupon, place: number) => (
      <CouponRow
        key={coupon.id}
        coupon={coupon}
        place={place}
        store={store}
        description={description}
        onUse={use}
      />
    ),
    [store, description],
  );
  return (
    <WindowedList
      items={store.list.rows}
      renderRow={renderRow}
      view={view}
      unseenClassName={styles['unseen']}
      label={MINE_TEXTS.list}
    />
  );
});

/** To the tab 寄件, with this coupon picked. */
async function use({ id }: ListedCoupon): Promise<void> {
  tracker.click(PAGE, 'useCoupon');
  await navigator.goTo('send', { couponId: id });
}

async function goLand(): Promise<void> {
  tracker.click(PAGE, 'goLand');
  await navigator.goTo('couponLand');
}

function selectStatus(store: MyCouponsStore, status: PrizeStatus): void {
  tracker.click(PAGE, `tab${status}`);
  void store.selectStatus(status);
}

async function refresh({ list }: MyCouponsStore): Promise<void> {
  if ((await list.refresh()) === 'failed') toast.show(PAGED_TEXTS.refreshFailed);
}
