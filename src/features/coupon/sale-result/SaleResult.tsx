import { observer } from 'mobx-react';
import { useEffect, useState } from 'react';
import { gateway } from '@/api/gateway';
import { pageDeps } from '@/data/pageDeps';
import { toWelfare } from '@/domain/activity/moreOffers';
import { Ticket } from '@/domain/coupon/Ticket';
import { createSaleOrderApi } from '@/domain/couponSale/saleApi';
import { validRange } from '@/domain/couponSale/saleTimes';
import { ServiceEntry } from '@/domain/customerService/ServiceEntry';
import { MessageRow } from '@/domain/messages/MessageRow';
import type { PurchaseState } from '@/domain/payment/purchaseTypes';
import { makePurchaseWatch } from '@/domain/payment/PurchaseWatch';
import { usePurchaseWatch } from '@/domain/payment/usePurchaseWatch';
import { navigator } from '@/navigation';
import { followSend } from '@/navigation/followLink';
import type { PageVisit } from '@/navigation/usePage';
import { Section } from '@/templates/GuideSection';
import { ResultPage } from '@/templates/ResultPage';
import { ResultSkeleton } from '@/templates/ResultSkeleton';
import { type StatePhase, StatePage } from '@/templates/StatePage';
import { tracker } from '@/tracking';
import { textParam } from '@/utils/addressParams';
import { toClock } from '@/utils/beijingTime';
import { type ResultPhase, ResultStore } from './ResultStore';

const PAGE = 'couponSaleResult';

type SaleResultProps = Pick<PageVisit, 'params' | 'scope'>;

/**
 * Result of a purchase: `/couponSaleResult?orderNo=` (product §2.2).
 *
 * | state | shown |
 * |---|---|
 * | loading | skeleton |
 * | paid | 购买成功, the coupons, 去使用, 查看我的优惠券 |
 * | not known yet | 正在确认支付结果…, then 支付结果确认中 and 刷新结果 |
 * | closed, refunded, no such order | the gateway's sentence and 看看其他福利 |
 * | logged out (the user closed the login) | sentence and 去登录 |
 * | failed, offline | sentence and 重试 |
 *
 * Decision: the page fetches the result instead of trusting its URL, so a reload shows the same, and another user's
 * order counts as missing.
 */
export const SaleResult = observer(function SaleResult({ params, scope }: SaleResultProps) {
  const [{ store, watch }] = useState(() => {
    const deps = { api: createSaleOrderApi(gateway, scope), ...pageDeps(scope) };
    const watch = makePurchaseWatch(deps);
    return { watch, store: new ResultStore({ orderNo: textParam(params, 'orderNo'), watch, ...deps }) };
  });
  useEffect(() => {
    void store.load();
  }, [store]);
  usePurchaseWatch(watch, () => void store.refresh());
  const { order, phase } = store;
  return (
    <StatePage
      phase={pagePhase(phase)}
      skeleton={<ResultSkeleton />}
      failedText="获取购买结果失败，请重试"
      onRetry={store.load}
      loggedOut={{ text: '登录后查看购买结果', action: { text: '去登录', onPress: store.load } }}
      missing={{
        text: phase === 'closed' ? closedText(order) : '没有找到这笔订单',
        action: toWelfare(PAGE),
      }}
    >
      {() =>
        phase === 'paid' && order !== null ? (
          <Bought order={order} scope={scope} />
        ) : (
          <Waiting store={store} />
        )
      }
    </StatePage>
  );
});

const pagePhase = (phase: ResultPhase): StatePhase => {
  switch (phase) {
    case 'paid':
    case 'confirming':
    case 'unconfirmed':
      return 'ready';
    case 'closed':
      return 'missing';
    default:
      return phase;
  }
};

const closedText = (order: PurchaseState | null): string =>
  order?.message || (order?.state === 'REFUNDED' ? '订单已关闭，款项将原路退回' : '订单已关闭');

const Waiting = observer(function Waiting({ store }: { readonly store: ResultStore }) {
  const isAsking = store.phase === 'confirming';
  const expiresAt = store.order?.expiresAt ?? '';
  const hint = '请勿重复支付，稍后刷新查看结果';
  return (
    <ResultPage
      mark="waiting"
      title={isAsking ? '正在确认支付结果…' : '支付结果确认中'}
      facts={[expiresAt === '' ? hint : `${hint}；如未付款，订单将于 ${toClock(expiresAt)} 自动关闭`]}
      actions={[{ text: '刷新结果', onPress: store.refresh, isLoading: isAsking }]}
    >
      <ServiceEntry page={PAGE} />
    </ResultPage>
  );
});

function Bought({ order, scope }: Pick<SaleResultProps, 'scope'> & { readonly order: PurchaseState }) {
  const use = (): Promise<boolean> => followSend(order.useUrl, { page: PAGE, component: 'use' });
  const openMine = async (): Promise<void> => {
    tracker.click(PAGE, 'mine');
    await navigator.goTo('myCoupons');
  };
  return (
    <ResultPage
      mark="done"
      title="购买成功"
      facts={['优惠券已放入您的账户']}
      actions={[
        { text: '去使用', onPress: use },
        { text: '查看我的优惠券', onPress: openMine },
      ]}
    >
      <MessageRow scene="SALE" page={PAGE} scope={scope} />
      {order.coupons.length > 0 && (
        <Section title="本次获得的优惠券">
          {order.coupons.map(({ id, type, cost, title, description, validStart, validEnd }) => (
            <Ticket
              key={id}
              size="middle"
              type={type}
              cost={cost}
              title={title}
              note={description}
              validity={validRange(validStart, validEnd)}
            />
          ))}
        </Section>
      )}
    </ResultPage>
  );
}
