import { pageDeps } from '@/data/pageDeps';
import { useEffect, useState } from 'react';
import type { Scope } from '@/api/scope';
import { gateway } from '@/api/gateway';
import { makeOrderWatch, type OrderWatch } from '@/domain/couponSale/OrderWatch';
import { createOrderApi } from '@/domain/couponSale/saleApi';
import { ResultStore } from './ResultStore';
import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { EmptyState, FailedState, OfflineState } from '@/components/StateView';
import { env } from '@/env';
import { followLink } from '@/navigation/followLink';
import { MessageRow } from '@/domain/messages';
import { useShownAgain } from '@/hooks/useShownAgain';
import { navigator } from '@/navigation';
import { markup } from '@/platform/markup';
import { tracker } from '@/tracking';
import { CouponRow, ResultSkeleton } from '@/domain/couponSale/SaleShared';
import { clockOf, type OrderState, validRange } from '@/domain/couponSale/saleRules';
import { RESULT_TEXTS } from './resultTexts';
import styles from './SaleResult.module.scss';

/** The page's store with the app's own collaborators; one per visit of the page. */
export function useResultStore(
  orderNo: string,
  scope: Scope,
): { readonly store: ResultStore; readonly watch: OrderWatch } {
  const [made] = useState(() => {
    const api = createOrderApi(gateway, scope);
    const watch = makeOrderWatch({ api, ...pageDeps(scope) });
    const store = new ResultStore({
      orderNo,
      api,
      watch,
      ...pageDeps(scope),
    });
    return { store, watch };
  });
  return made;
}

const PAGE = 'couponSaleResult';

interface SaleResultProps {
  /** Of the address, not to be trusted. */
  readonly orderNo: string;
  readonly scope: Scope;
}

/**
 * What became of a purchase: `/couponSaleResult?orderNo=` (product §2.2).
 *
 * | state | seen |
 * |---|---|
 * | loading | skeleton |
 * | paid | 购买成功, the coupons, 去使用, 查看我的优惠券 |
 * | not known yet | 正在确认支付结果…, then 支付结果确认中 and 刷新结果 |
 * | closed, refunded, no such order | the gateway's sentence and 看看其他福利 |
 * | logged out (the visitor closed the login) | sentence and 去登录 |
 * | failed, offline | sentence and 重试 |
 *
 * Decision: the page asks what the gateway knows instead of believing its address, so a refresh shows the same, and
 * somebody else's order is no order here.
 */
export const SaleResult = observer(function SaleResult({ orderNo, scope }: SaleResultProps) {
  const { store, watch } = useResultStore(orderNo, scope);
  useEffect(() => {
    void store.load();
  }, [store]);
  useShownAgain(
    () => {
      watch.resume();
      void store.refresh();
    },
    () => watch.pause(),
  );
  switch (store.phase) {
    case 'loading':
      return <ResultSkeleton />;
    case 'offline':
      return <OfflineState onRetry={store.load} />;
    case 'failed':
      return <FailedState text={RESULT_TEXTS.failed} onRetry={store.load} />;
    case 'logged-out':
      return (
        <EmptyState
          text={RESULT_TEXTS.loggedOut}
          action={{ text: RESULT_TEXTS.logIn, onPress: store.load }}
        />
      );
    case 'missing':
      return <EmptyState text={RESULT_TEXTS.missing} action={TO_WELFARE} />;
    case 'closed':
      return <EmptyState text={closedText(store.order)} action={TO_WELFARE} />;
    case 'confirming':
    case 'unconfirmed':
      return <Waiting store={store} />;
    case 'paid':
      return store.order === null ? null : <Bought order={store.order} scope={scope} />;
  }
});

const TO_WELFARE = { text: RESULT_TEXTS.toWelfare, onPress: () => navigator.goTo('welfare') };

const closedText = (order: OrderState | null): string =>
  order?.message || (order?.state === 'REFUNDED' ? RESULT_TEXTS.refunded : RESULT_TEXTS.closed);

const Waiting = observer(function Waiting({ store }: { readonly store: ResultStore }) {
  const isAsking = store.phase === 'confirming';
  const expiresAt = store.order?.expiresAt ?? '';
  return (
    <View className={styles['page']}>
      <Card className={styles['card']}>
        <View {...markup.access({ role: 'status' })}>
          <View className={styles['title']}>
            {isAsking ? RESULT_TEXTS.confirming : RESULT_TEXTS.unconfirmed}
          </View>
        </View>
        <View className={styles['fact']}>
          {expiresAt === ''
            ? RESULT_TEXTS.unconfirmedHint
            : `${RESULT_TEXTS.unconfirmedHint}；如未付款，订单将于 ${clockOf(expiresAt)} 自动关闭`}
        </View>
        <View className={styles['action']}>
          <Button isBlock isLoading={isAsking} onClick={store.refresh}>
            {RESULT_TEXTS.refresh}
          </Button>
        </View>
      </Card>
    </View>
  );
});

interface BoughtProps {
  readonly order: OrderState;
  readonly scope: Scope;
}

function Bought({ order, scope }: BoughtProps) {
  return (
    <View className={styles['page']}>
      <Card className={styles['card']}>
        <View className={styles['mark']} {...markup.access({ isHidden: true })} />
        <View className={styles['title']} {...markup.access({ role: 'heading' })}>
          {RESULT_TEXTS.paid}
        </View>
        <View className={styles['fact']}>{RESULT_TEXTS.arrived}</View>
        <View className={styles['action']}>
          <Button
            isBlock
            onClick={() => followLink(order.useUrl || env.sendParcelUrl, { page: PAGE, component: 'use' })}
          >
            {RESULT_TEXTS.use}
          </Button>
        </View>
        <View className={styles['second']}>
          <Button kind="secondary" isBlock onClick={openMine}>
            {RESULT_TEXTS.toMine}
          </Button>
        </View>
      </Card>
      <MessageRow scene="SALE" page={PAGE} scope={scope} className={styles['messages']} />
      {order.coupons.length > 0 && (
        <Card className={styles['coupons']}>
          <View className={styles['heading']} {...markup.access({ role: 'heading' })}>
            {RESULT_TEXTS.coupons}
          </View>
          {order.coupons.map((coupon) => (
            <CouponRow
              key={coupon.id}
              type={coupon.type}
              cost={coupon.cost}
              title={coupon.title}
              description={coupon.description}
              validity={validRange(coupon.validStart, coupon.validEnd)}
            />
          ))}
        </Card>
      )}
    </View>
  );
}

async function openMine(): Promise<void> {
  tracker.click(PAGE, 'mine');
  await navigator.goTo('myCoupons');
}
