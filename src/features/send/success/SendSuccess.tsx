import { useState } from 'react';
import { gateway } from '@/api/gateway';
import { ignoreRefusal } from '@/api/ignoreRefusal';
import { Price } from '@/components/Amount';
import { MissingState } from '@/components/MissingState';
import { Skeleton, SkeletonGroup } from '@/components/Skeleton';
import { pageDeps } from '@/data/pageDeps';
import { Query } from '@/data/Query';
import { MessageRow } from '@/domain/messages/MessageRow';
import { type MadeOrder, madeOrder } from '@/features/send/madeOrder';
import { createOrderApi } from '@/features/send/orderApi';
import { slotText } from '@/features/send/orderRules';
import { type Order, ORDER_CODE } from '@/features/send/orderTypes';
import { navigator } from '@/navigation';
import type { PageVisit } from '@/navigation/usePage';
import { session } from '@/session';
import { Facts } from '@/templates/Facts';
import { Steps } from '@/templates/GuideSection';
import { FollowVisitor, QueryView } from '@/templates/QueryView';
import { ResultPage } from '@/templates/ResultPage';
import { tracker } from '@/tracking';
import { textParam } from '@/utils/addressParams';

const PAGE = 'sendSuccess';
const MAX_ORDER_NO = 64;
const NEXT = [
  { title: '快递员上门', text: '取件前会电话联系您，请保持手机畅通' },
  { title: '称重打包', text: '当面核对物品和重量，以实际重量计费' },
  { title: '取件后付款', text: '取件完成后在订单中支付运费' },
];

type SuccessProps = Pick<PageVisit, 'params' | 'scope'>;

/**
 * The order is placed: its number, what happens next, and two links: `/send/success?orderNo=`. Anyone can write such a
 * URL, so the page shows only an order that this visit has just placed, or that the gateway knows as the account's.
 */
export function SendSuccess({ params, scope }: SuccessProps) {
  const orderNo = textParam(params, 'orderNo', MAX_ORDER_NO);
  const [made] = useState(() => madeOrder(orderNo, session.loginEpoch));
  if (orderNo === '') return <NoOrder />;
  return made === null ? <Asked orderNo={orderNo} scope={scope} /> : <Made order={made} scope={scope} />;
}

function Asked({ orderNo, scope }: Pick<SuccessProps, 'scope'> & { readonly orderNo: string }) {
  const [query] = useState(() => {
    const api = createOrderApi(gateway);
    return new Query<{ readonly order: Order | null }>({
      ...pageDeps(scope),
      fetch: async (asking) => {
        return ignoreRefusal(ORDER_CODE.noSuchOrder, { order: null }, async () => ({
          order: await api.fetchOrder(orderNo, asking),
        }));
      },
      isForAll: false,
      failedText: '订单加载失败，请重试',
    });
  });
  return (
    <>
      <QueryView
        query={query}
        isCompact={false}
        skeleton={
          <SkeletonGroup>
            <Skeleton />
          </SkeletonGroup>
        }
        loggedOut={{ text: '登录后查看订单', action: { text: '去登录', onPress: query.logIn } }}
      >
        {({ order }) => (order === null ? <NoOrder /> : <Made order={factsOf(order)} scope={scope} />)}
      </QueryView>
      <FollowVisitor query={query} />
    </>
  );
}

const factsOf = ({ orderNo, pickUpFrom, pickUpTo, payFen }: Order): MadeOrder => ({
  orderNo,
  slotText: slotText(pickUpFrom, pickUpTo),
  payFen,
});

const NoOrder = () => (
  <MissingState
    text="没有找到这笔订单"
    action={{ text: '查看订单', onPress: () => navigator.replaceWith('orderList') }}
  />
);

interface MadeProps extends Pick<SuccessProps, 'scope'> {
  readonly order: MadeOrder;
}

function Made({ order: { orderNo, slotText: slot, payFen }, scope }: MadeProps) {
  // Replaces this page, so that going back from the order leads to the send page, not to an outdated success page.
  const viewOrder = async (): Promise<void> => {
    tracker.click(PAGE, 'viewOrder');
    await navigator.replaceWith('orderDetail', { orderNo });
  };
  // The send page is below this one; on H5 a tab switch would put another one on top.
  const sendAgain = async (): Promise<void> => {
    tracker.click(PAGE, 'sendAgain');
    await navigator.goBack();
  };
  return (
    <ResultPage
      mark="done"
      title="下单成功"
      facts={[slot === '' ? '快递员将按预约时间上门取件' : `快递员将于 ${slot} 上门取件`]}
      actions={[
        { text: '查看订单', onPress: viewOrder },
        { text: '再寄一件', onPress: sendAgain },
      ]}
    >
      <Facts
        facts={[
          { label: '订单编号', value: orderNo },
          { label: '预估费用', value: <Price fen={payFen} decimals={2} tone="ink" /> },
        ]}
      />
      <Steps title="接下来" steps={NEXT} />
      <MessageRow scene="SEND" page={PAGE} scope={scope} />
    </ResultPage>
  );
}
