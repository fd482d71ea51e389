import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useEffect } from 'react';
import type { Scope } from '@/api';
import { EmptyState } from '@/components/EmptyState';
import { PullToRefresh } from '@/components/PullToRefresh';
import { Skeleton, SkeletonGroup } from '@/components/Skeleton';
import { AggregationCards } from '@/features/aggregation';
import { PartView } from '@/features/visitorView';
import { useLoaded } from '@/hooks/useLoaded';
import { useShownAgain } from '@/hooks/useShownAgain';
import { navigator } from '@/navigation';
import { toast } from '@/platform/toast';
import { session } from '@/session';
import { tracker } from '@/tracking';
import { noteOrderChange } from '../orderChange';
import { ORDER_TEXTS } from '../orderTexts';
import type { Order } from '../orderTypes';
import { OrderActions } from './components/OrderActions';
import { OrderBill } from './components/OrderBill';
import { OrderHead } from './components/OrderHead';
import { OrderPeople } from './components/OrderPeople';
import { OrderTraces } from './components/OrderTraces';
import type { OrderStore } from './OrderStore';
import { useOrderStore } from './useOrderStore';
import styles from './OrderDetail.module.scss';

const PAGE = 'orderDetail';

interface OrderDetailProps {
  readonly orderNo: string;
  readonly scope: Scope;
}

/**
 * One order: how it stands and stood, who and what, what it costs, its reward cards (spec 1 §4, prize source 2), and
 * what can be done with it.
 *
 * | state | seen |
 * |---|---|
 * | loading | skeleton of head, people and progress |
 * | content | the parts above; seen again it is asked for quietly |
 * | no such order | 没有找到这个订单 and the way to the list |
 * | failed, offline | what happened and 重试 |
 * | logged out | 登录后查看订单 and 去登录 |
 */
export function OrderDetail({ orderNo, scope }: OrderDetailProps) {
  const store = useOrderStore(orderNo, scope);
  useShownAgain(() => void store.part.refresh());
  return (
    <View className={styles['page']}>
      <PullToRefresh onRefresh={() => refresh(store)}>
        <PartView
          part={store.part}
          skeleton={<DetailSkeleton />}
          loggedOut={
            <EmptyState
              text={ORDER_TEXTS.loggedOut}
              action={{ text: ORDER_TEXTS.logIn, onPress: () => logIn(store) }}
            />
          }
        >
          {([order]) =>
            order === undefined ? <NoOrder /> : <Parts store={store} order={order} scope={scope} />
          }
        </PartView>
      </PullToRefresh>
      <Visitor store={store} />
      <CancelQuestion store={store} />
    </View>
  );
}

const Visitor = observer(function Visitor({ store }: { readonly store: OrderStore }) {
  const { token } = session;
  useEffect(() => {
    void store.part.visitorChanged();
  }, [store, token]);
  return null;
});

interface PartsProps {
  readonly store: OrderStore;
  readonly order: Order;
  readonly scope: Scope;
}

function Parts({ store, order, scope }: PartsProps) {
  return (
    <>
      <OrderHead order={order} />
      <View className={styles['parts']}>
        <OrderPeople order={order} />
        <View>
          {order.rewardBizId !== '' && (
            <AggregationCards
              key={order.rewardBizId}
              prizeSource={2}
              sourceBizId={order.rewardBizId}
              scope={scope}
            />
          )}
        </View>
        <OrderTraces traces={order.traces} />
        <OrderBill order={order} />
        <OrderActions store={store} order={order} />
      </View>
    </>
  );
}

const loadDialog = () => import('./components/CancelDialog');

/** Apart from the page, so that asking renders nothing else; loaded when first needed. */
const CancelQuestion = observer(function CancelQuestion({ store }: { readonly store: OrderStore }) {
  const { isAsking, stopAsking } = store;
  const dialog = useLoaded(loadDialog, isAsking, stopAsking);
  return (
    <View>
      {dialog !== null && (
        <dialog.CancelDialog isOpen={isAsking} onClose={stopAsking} onConfirm={() => cancel(store)} />
      )}
    </View>
  );
});

function NoOrder() {
  return (
    <EmptyState
      text={ORDER_TEXTS.noOrder}
      action={{ text: ORDER_TEXTS.toList, onPress: () => navigator.replaceWith('orderList') }}
    />
  );
}

function DetailSkeleton() {
  return (
    <SkeletonGroup>
      <Skeleton className={styles['boneHead']} />
      <View className={styles['bones']}>
        <Skeleton className={styles['boneCard']} />
        <Skeleton className={styles['boneCard']} />
      </View>
    </SkeletonGroup>
  );
}

async function cancel(store: OrderStore): Promise<void> {
  tracker.click(PAGE, 'cancelYes');
  const outcome = await store.cancel();
  if (outcome.kind === 'message') toast.show(outcome.text);
  if (outcome.kind !== 'cancelled') return;
  noteOrderChange();
  toast.show(ORDER_TEXTS.cancelled);
}

async function logIn(store: OrderStore): Promise<void> {
  tracker.click(PAGE, 'logIn');
  await store.part.logIn();
}

async function refresh(store: OrderStore): Promise<void> {
  if ((await store.part.refresh()) === 'failed') toast.show(ORDER_TEXTS.refreshFailed);
}
