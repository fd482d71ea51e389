import { fail, type Answer, type GatewayTools } from '../core/call';
import type { Visitor } from '../core/visitor';
import { CANNOT_PAY, paymentOf } from '../coupon/paymentParams';
import { payStateOf } from '../coupon/payRules';
import type { PayPlacing } from '../coupon/payTypes';
import { carrierName } from './carriers';
import { cameAt, payOf, stateOf, waybillOf } from './orderRules';
import type { SentOrder } from './orderTypes';

export const NO_SUCH_ORDER = fail('200900001', '订单不存在，请刷新后重试');
const NOT_DUE = fail('200900003', '这笔订单还不用支付，请刷新后查看');
const PAID_ALREADY = fail('200900004', '运费已支付，无需再付');

/** What an order's freight is, and the receipt of a paid one. */
interface FreightPayment {
  readonly payStateCode: 'ESTIMATE' | 'DUE' | 'PAID' | null;
  readonly paidAtMs: number | null;
  readonly payNo: string;
}

/** Due from the moment it is collected; nothing to pay counts as paid then. */
export async function freightPaymentOf(
  visitor: Visitor,
  order: SentOrder,
  { store, clock }: GatewayTools,
): Promise<FreightPayment> {
  const nowMs = clock.nowMs();
  const none = { paidAtMs: null, payNo: '' };
  if (stateOf(order, nowMs) === 'CANCELLED') return { payStateCode: null, ...none };
  const collectedAtMs = cameAt(order, 'PICKED_UP', nowMs);
  if (collectedAtMs === undefined) return { payStateCode: 'ESTIMATE', ...none };
  if (order.seededPaidAtMs !== null)
    return { payStateCode: 'PAID', paidAtMs: order.seededPaidAtMs, payNo: `PS-${order.orderNo}` };
  if (payOf(order) <= 0) return { payStateCode: 'PAID', paidAtMs: collectedAtMs, payNo: '' };
  const paid = (await store.pay.payOrdersFor('FREIGHT', order.orderNo)).find(
    (payment) => payment.visitor.id === visitor.id && payStateOf(payment, nowMs) === 'PAID',
  );
  return paid === undefined
    ? { payStateCode: 'DUE', ...none }
    : { payStateCode: 'PAID', paidAtMs: paid.paidAtMs, payNo: paid.orderNo };
}

/** The payment of a sent parcel's freight. */
export function freightOrder(
  visitor: Visitor,
  {
    orderNo,
    submitNo,
    client,
  }: { readonly orderNo: string; readonly submitNo: string; readonly client: number },
  tools: GatewayTools,
): Promise<PayPlacing<Answer>> {
  return tools.store.pay.placePayment<Answer>(
    visitor,
    { kind: 'FREIGHT', code: orderNo, submitNo },
    async () => {
      const order = (await tools.store.orders.ordersOf(visitor)).find((one) => one.orderNo === orderNo);
      if (order === undefined) return { refusal: NO_SUCH_ORDER };
      const { payStateCode } = await freightPaymentOf(visitor, order, tools);
      if (payStateCode === 'PAID') return { refusal: PAID_ALREADY };
      if (payStateCode !== 'DUE') return { refusal: NOT_DUE };
      if (paymentOf('', client, tools) === null) return { refusal: CANNOT_PAY };
      return {
        kind: 'FREIGHT',
        code: orderNo,
        title: `运费 · ${carrierName(order.carrierCode)} ${waybillOf(order)}`,
        payFen: payOf(order),
        coupons: [],
        fundUseId: null,
        paidAtMs: null,
      };
    },
  );
}
