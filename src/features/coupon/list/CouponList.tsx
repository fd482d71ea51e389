import { pageDeps } from '@/data/pageDeps';
import { useCallback, useEffect, useState } from 'react';
import type { Scope } from '@/api/scope';
import { gateway } from '@/api/gateway';
import { loginGate, session } from '@/session';
import { CouponListStore, type RunGated } from './CouponListStore';
import { createCouponListApi } from '@/domain/coupon/listApi';
import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { Button } from '@/components/Button';
import { EmptyState, FailedState, OfflineState } from '@/components/StateView';
import { PullToRefresh } from '@/components/PullToRefresh';
import { tabId } from '@/components/Tabs';
import { WindowedList } from '@/components/WindowedList';
import { env } from '@/env';
import { followLink } from '@/navigation/followLink';
import { PagedEnd } from '@/templates/PagedView';
import { useElementId } from '@/hooks/useElementId';
import { useLoaded } from '@/hooks/useLoaded';
import { usePageInView } from '@/hooks/usePageInView';
import { markup } from '@/platform/markup';
import type { PageInView } from '@/platform/inView/types';
import { toast } from '@/platform/toast';
import { tracker } from '@/tracking';
import { CouponRow, ListSkeleton } from '@/domain/coupon/CouponRow';
import { ListHeader } from './components/ListHeader';
import { EMPTY_TEXTS, LIST_TEXTS } from '@/domain/coupon/listTexts';
import { type ListedCoupon, RELEASE_STATUS, type ReleaseStatus } from '@/domain/coupon/listTypes';
import styles from './CouponList.module.scss';

/** The page's store with the app's own collaborators; one per visit of the page. */
export function useCouponListStore(activityCode: string, scope: Scope): CouponListStore {
  const [store] = useState(
    () =>
      new CouponListStore({
        api: createCouponListApi(gateway, activityCode),
        ...pageDeps(scope),
        runGated,
        account: () => ({ token: session.token, phone: session.phone }),
      }),
  );
  return store;
}

const runGated: RunGated = async (action, scope) => {
  const outcome = await loginGate.run(action, { scope });
  return outcome.kind === 'login-cancelled' ? { kind: 'login-closed' } : outcome;
};

const PAGE = 'List';
/** Six fill the tallest phone. */
const ROWS_PER_SCREEN = 6;

interface CouponListProps {
  readonly activityCode: string;
  readonly scope: Scope;
}

/**
 * The coupons that the visitor has from one activity (product §1.2.3, product §2.2 "Coupon list page").
 *
 * | state | seen under the tabs |
 * |---|---|
 * | loading | skeleton of tickets |
 * | content | tickets, the next page as its end comes near |
 * | empty | sentence of the tab and 去寄件 |
 * | failed, offline | what happened and 重试 |
 * | logged out (the visitor closed the login) | sentence and 去登录 |
 */
export function CouponList({ activityCode, scope }: CouponListProps) {
  const store = useCouponListStore(activityCode, scope);
  const view = usePageInView();
  const panelId = useElementId('coupons');
  useEffect(() => {
    void store.load();
  }, [store]);
  return (
    <View className={styles['page']}>
      <ListHeader store={store} panelId={panelId} onTab={(tab) => selectTab(store, tab)} />
      <PullToRefresh className={styles['pull']} onRefresh={() => refresh(store)}>
        <Panel store={store} view={view} panelId={panelId} />
      </PullToRefresh>
      <View className={styles['footer']}>
        <Button isBlock onClick={() => goSend('goSend')}>
          {LIST_TEXTS.goSend}
        </Button>
      </View>
    </View>
  );
}

interface PanelProps {
  readonly store: CouponListStore;
  readonly view: PageInView | null;
  readonly panelId: string;
}

const Panel = observer(function Panel({ store, view, panelId }: PanelProps) {
  return (
    <View
      id={panelId}
      className={styles['panel']}
      {...markup.access({ role: 'tabpanel', labelledBy: tabId(panelId, store.tab) })}
    >
      <View>
        {store.tab === RELEASE_STATUS.pending && (
          <View className={styles['tip']}>{LIST_TEXTS.pendingTip}</View>
        )}
      </View>
      <Content store={store} view={view} />
    </View>
  );
});

const Content = observer(function Content({ store, view }: Omit<PanelProps, 'panelId'>) {
  switch (store.phase) {
    case 'loading':
      return <ListSkeleton />;
    case 'failed':
      return <FailedState text={store.failureText} onRetry={store.load} />;
    case 'offline':
      return <OfflineState onRetry={store.load} />;
    case 'logged-out':
      return (
        <EmptyState text={LIST_TEXTS.loggedOut} action={{ text: LIST_TEXTS.logIn, onPress: store.load }} />
      );
    case 'empty':
      return (
        <EmptyState
          text={EMPTY_TEXTS[store.tab]}
          action={{ text: LIST_TEXTS.goSend, onPress: () => goSend('emptyGoSend') }}
        />
      );
    case 'ready':
      return <Rows store={store} view={view} />;
  }
});

const loadDescription = () => import('@/domain/coupon/Description');

const Rows = observer(function Rows({ store, view }: Omit<PanelProps, 'panelId'>) {
  // Here and not in the rows: one that comes back on screen has its description with its first render.
  const description = useLoaded(loadDescription, store.hasExpanded);
  const renderRow = useCallback(
    (coupon: ListedCoupon, place: number) => (
      <CouponRow
        key={coupon.id}
        coupon={coupon}
        place={place}
        store={store}
        description={description}
        onUse={handleUse}
      />
    ),
    [store, description],
  );
  return (
    <View>
      <WindowedList
        items={store.rows}
        renderRow={renderRow}
        view={view}
        unseenClassName={styles['unseen']}
        label={LIST_TEXTS.list}
      />
      <PagedEnd store={store} view={view} rowsPerScreen={ROWS_PER_SCREEN} />
    </View>
  );
});

const goSend = (component: string): Promise<boolean> =>
  followLink(env.sendParcelUrl, { page: PAGE, component });
const handleUse = (): Promise<boolean> => goSend('useCoupon');

function selectTab(store: CouponListStore, tab: ReleaseStatus): void {
  tracker.click(PAGE, tab === RELEASE_STATUS.credited ? 'tabCredited' : 'tabPending');
  void store.selectTab(tab);
}

async function refresh(store: CouponListStore): Promise<void> {
  if ((await store.refresh()) === 'failed') toast.show(LIST_TEXTS.refreshFailed);
}
