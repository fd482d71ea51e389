import type { OrderListRequest } from '../../contract/types';
import { fail, requireVisitor, succeed } from '../core/call';
import type { Handlers } from '../core/call';
import { beijingTime } from '../core/clock';
import { carrierName, GOODS_TYPES } from './carriers';
import { freightPaymentOf, NO_SUCH_ORDER } from './freightPay';
import { cameAt, cancelled, freightOf, payOf, stateOf, traceOf, waybillOf } from './orderRules';
import type { OrderState, SentOrder } from './orderTypes';
import { giveBack } from './sendSubmit';

const OK = '0';
const COLLECTED = fail('200900002', '快件已被揽收，不能取消');

const TABS: Readonly<Record<OrderListRequest['tab'], readonly OrderState[]>> = {
  ALL: ['WAIT_PICKUP', 'PICKED_UP', 'IN_TRANSIT', 'DELIVERING', 'SIGNED', 'CANCELLED'],
  WAITING: ['WAIT_PICKUP'],
  TRANSIT: ['PICKED_UP', 'IN_TRANSIT', 'DELIVERING'],
  DONE: ['SIGNED'],
  CANCELLED: ['CANCELLED'],
};

/** Orders of sent parcels. */
export const orderOperations = {
  async orderList(call, tools) {
    const { store, clock } = tools;
    const visitor = requireVisitor(call);
    const orders = await store.orders.ordersOf(visitor);
    const { tab, pageNo, pageSize } = call.body;
    const nowMs = clock.nowMs();
    const wanted = orders.filter((order) => TABS[tab].includes(stateOf(order, nowMs)));
    const from = (pageNo - 1) * pageSize;
    return succeed(OK, {
      content: await Promise.all(
        wanted.slice(from, from + pageSize).map(async (order) => ({
          ...itemOf(order, nowMs),
          payStateCode: (await freightPaymentOf(visitor, order, tools)).payStateCode,
          senderName: order.sender.name,
          senderCity: order.sender.city,
          receiverName: order.receiver.name,
          receiverCity: order.receiver.city,
        })),
      ),
      total: wanted.length,
    });
  },

  async orderDetail(call, tools) {
    const visitor = requireVisitor(call);
    const orders = await tools.store.orders.ordersOf(visitor);
    const order = orders.find(({ orderNo }) => orderNo === call.body.orderNo);
    if (order === undefined) return NO_SUCH_ORDER;
    const { payStateCode, paidAtMs, payNo } = await freightPaymentOf(visitor, order, tools);
    return succeed(OK, {
      ...detailOf(order, tools.clock.nowMs()),
      payStateCode,
      paidTm: paidAtMs === null ? null : beijingTime(paidAtMs),
      payNo,
    });
  },

  async orderCancel(call, { store }) {
    const visitor = requireVisitor(call);
    const { orderNo, reason } = call.body;
    const known = (await store.orders.ordersOf(visitor)).some((order) => order.orderNo === orderNo);
    if (!known) return NO_SUCH_ORDER;
    const order = await store.orders.changeOrder(visitor, orderNo, (before, nowMs) =>
      cancelled(before, reason, nowMs),
    );
    if (order === null) return COLLECTED;
    await giveBack(visitor, order, { store });
    return succeed(OK, {
      stateCode: 'CANCELLED',
      couponReturned: order.coupon !== null,
      reductionFen: order.reduction?.fen ?? 0,
    });
  },
} satisfies Partial<Handlers>;

function itemOf(order: SentOrder, nowMs: number) {
  const stateCode = stateOf(order, nowMs);
  return {
    orderNo: order.orderNo,
    stateCode,
    createTm: beijingTime(order.createdAtMs),
    carrierCode: order.carrierCode,
    carrierName: carrierName(order.carrierCode),
    waybillNo: cameAt(order, 'PICKED_UP', nowMs) === undefined ? '' : waybillOf(order),
    goodsName: GOODS_TYPES.find(({ goodsType }) => goodsType === order.goodsType)?.name ?? '其他',
    weight: order.weight,
    payFen: payOf(order),
    pickUpStartTm: beijingTime(order.slotStartMs),
    pickUpEndTm: beijingTime(order.slotEndMs),
    canCancel: stateCode === 'WAIT_PICKUP',
    rewardBizId: stateCode === 'CANCELLED' ? '' : order.rewardBizId,
  };
}

function detailOf(order: SentOrder, nowMs: number) {
  const item = itemOf(order, nowMs);
  const cancelledAt = cameAt(order, 'CANCELLED', nowMs);
  const isOver = item.stateCode === 'CANCELLED' || item.stateCode === 'SIGNED';
  return {
    ...item,
    evaluationCode: item.stateCode !== 'SIGNED' ? null : order.isEvaluated ? 'DONE' : 'OPEN',
    sender: order.sender,
    receiver: order.receiver,
    remark: order.remark,
    cancelTm: cancelledAt === undefined ? null : beijingTime(cancelledAt),
    cancelReason: cancelledAt === undefined ? '' : order.cancelReason,
    estimatedArrivalTm: isOver ? null : beijingTime(order.arrivesAtMs),
    traceList: traceOf(order, nowMs).map(({ atMs, ...trace }) => ({ ...trace, tm: beijingTime(atMs) })),
    freightLineList: freightLines(order),
    freightFen: freightOf(order),
    coupon:
      order.coupon === null
        ? null
        : {
            couponId: order.coupon.couponId,
            couponTitle: order.coupon.title,
            discountFen: order.coupon.discountFen,
          },
  };
}

function freightLines(order: SentOrder) {
  const { firstWeightFen, extraWeightFen, billableKg, coupon, reduction } = order;
  const lines = [{ kind: 'FIRST_WEIGHT', title: '首重 1 公斤', fen: firstWeightFen }];
  if (billableKg > 1)
    lines.push({
      kind: 'EXTRA_WEIGHT',
      title: `续重 ${billableKg - 1} 公斤`,
      fen: (billableKg - 1) * extraWeightFen,
    });
  if (coupon !== null) lines.push({ kind: 'COUPON', title: coupon.title, fen: coupon.discountFen });
  if (reduction !== null) lines.push({ kind: 'REDUCTION', title: '减免金', fen: reduction.fen });
  return lines;
}
