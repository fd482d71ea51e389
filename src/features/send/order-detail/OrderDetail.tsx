import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import { gateway } from '@/api/gateway';
import { ignoreRefusal } from '@/api/ignoreRefusal';
import type { Scope } from '@/api/scope';
import { MissingState } from '@/components/MissingState';
import { PullToRefresh } from '@/components/PullToRefresh';
import { pageDeps } from '@/data/pageDeps';
import { Query } from '@/data/Query';
import { ServiceEntry } from '@/domain/customerService/ServiceEntry';
import { createOrderApi, type OrderApi } from '@/features/send/orderApi';
import { ORDER_TEXTS } from '@/features/send/orderTexts';
import { OrderTraces } from '@/features/send/OrderTraces';
import { ORDER_CODE, type Order } from '@/features/send/orderTypes';
import { useLoaded } from '@/hooks/useLoaded';
import { useShownAgain } from '@/hooks/useShownAgain';
import { navigator } from '@/navigation';
import { toast } from '@/platform/toast';
import { session } from '@/session';
import { FollowVisitor, QueryView } from '@/templates/QueryView';
import { tracker } from '@/tracking';
import { CancelOrder } from './CancelOrder';
import { OrderActions } from './OrderActions';
import { OrderBill } from './OrderBill';
import { OrderDetailSkeleton } from './OrderDetailSkeleton';
import { OrderHead } from './OrderHead';
import { OrderPeople } from './OrderPeople';
import { OrderRewardCards } from './OrderRewardCards';
import { OrderStore } from './OrderStore';
import styles from './OrderDetail.module.scss';

/** Creates the page's store with the app's dependencies; one per page visit. */
function useOrderStore(orderNo: string, scope: Scope): OrderStore {
  const [store] = useState(() => {
    const api = createOrderApi(gateway);
    const shared = {
      ...pageDeps(scope),
    };
    const part = new Query<readonly Order[]>({
      ...shared,
      fetch: (asking) => fetchOne(api, orderNo, asking),
      token: () => session.token,
      isForAll: false,
      failedText: ORDER_TEXTS.failed,
    });
    return new OrderStore({ ...shared, api, part });
  });
  return store;
}

/** Empty if the gateway has no such order: a retry would not find it either. */
async function fetchOne(api: OrderApi, orderNo: string, scope: Scope): Promise<readonly Order[]> {
  if (orderNo === '') return [];
  return ignoreRefusal(ORDER_CODE.noSuchOrder, [], async () => [await api.fetchOrder(orderNo, scope)]);
}

const PAGE = 'orderDetail';

interface OrderDetailProps {
  readonly orderNo: string;
  readonly scope: Scope;
}

/**
 * One order: its way, what can be done, its progress, people and parcel, price, receipt, and reward cards (product §1.4,
 * prize source 2).
 *
 * | state | shown |
 * |---|---|
 * | loading | skeleton of head, people and progress |
 * | content | the parts above; refetched in the background when shown again |
 * | no such order | 没有找到这个订单 and the link to the list |
 * | failed, offline | what happened and 重试 |
 * | logged out | 登录后查看订单 and 去登录 |
 */
export function OrderDetail({ orderNo, scope }: OrderDetailProps) {
  const store = useOrderStore(orderNo, scope);
  useShownAgain(() => void store.part.refresh());
  return (
    <View className={styles['page']}>
      <PullToRefresh onRefresh={() => refresh(store)}>
        <QueryView
          query={store.part}
          isCompact={false}
          skeleton={<OrderDetailSkeleton />}
          loggedOut={{
            text: ORDER_TEXTS.loggedOut,
            action: { text: ORDER_TEXTS.logIn, onPress: () => logIn(store) },
          }}
        >
          {([order]) =>
            order === undefined ? <NoOrder /> : <Parts store={store} order={order} scope={scope} />
          }
        </QueryView>
      </PullToRefresh>
      <FollowVisitor query={store.part} />
      <Paying store={store} scope={scope} />
      <CancelOrder store={store} orderNo={orderNo} />
    </View>
  );
}

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
        <OrderActions store={store} order={order} />
        <OrderTraces traces={order.traces} />
        <OrderPeople order={order} />
        <View>
          <OrderBill order={order} />
          <Receipt order={order} />
        </View>
        <ServiceEntry page={PAGE} />
        <View>
          {order.rewardBizId !== '' && (
            <OrderRewardCards key={order.rewardBizId} bizId={order.rewardBizId} scope={scope} />
          )}
        </View>
      </View>
    </>
  );
}

const loadReceipt = () => import('./receipt');

/** Its code loads with the first order that is paid. */
function Receipt({ order }: Pick<PartsProps, 'order'>) {
  const part = useLoaded(loadReceipt, order.payState === 'PAID');
  return <View>{part !== null && order.payState === 'PAID' && <part.OrderReceipt order={order} />}</View>;
}

const loadPaying = () => import('./paying');

/** 去支付, loaded when it is due; outside of what is pulled, as it has a bar at the bottom. */
const Paying = observer(function Paying({ store, scope }: Omit<PartsProps, 'order'>) {
  const { order } = store;
  const part = useLoaded(loadPaying, order?.payState === 'DUE');
  return (
    <View>
      {order !== null && part !== null && <part.OrderPaying store={store} order={order} scope={scope} />}
    </View>
  );
});

function NoOrder() {
  return (
    <MissingState
      text={ORDER_TEXTS.noOrder}
      action={{ text: ORDER_TEXTS.toList, onPress: () => navigator.replaceWith('orderList') }}
    />
  );
}

async function logIn(store: OrderStore): Promise<void> {
  tracker.click(PAGE, 'logIn');
  await store.part.logIn();
}

async function refresh(store: OrderStore): Promise<void> {
  if ((await store.part.refresh()) === 'failed') toast.show(ORDER_TEXTS.refreshFailed);
}
