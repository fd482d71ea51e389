import {
  fail,
  requireVisitor,
  succeed,
  visitorOf,
  type Answer,
  type Call,
  type GatewayTools,
} from '../core/call';
import type { Handlers } from '../core/call';
import { beijingTime } from '../core/clock';
import { runOf } from '../core/rewardSpan';
import { feeOrder } from '../pick/feeOrder';
import { freightOrder } from '../send/freightPay';
import { art } from '../weekly/fixtures/sandboxAddresses';
import { couponsIn, findPackage, type PackageFixture } from './packages';
import { CANNOT_PAY, paymentOf } from './paymentParams';
import { couponsBought, payStateOf } from './payRules';
import type { PayOrder, PayPlacing } from './payTypes';

const OK = '0';
const NO_SUCH_PACKAGE = fail('201300001', '券包不存在，看看其他活动吧');
const SOLD_OUT = fail('201300002', '手慢了，券包已售罄');
const LIMIT_REACHED = fail('201300003', '您已达到购买上限');
const OVER = fail('201300004', '您来晚啦，活动已结束~');
const NOT_BEGUN = fail('201300005', '活动还未开始，敬请期待');
const OTHER_THING = fail('201300007', '请勿重复提交，请刷新后重试');
const NO_SUCH_ORDER = fail('201300008', '订单不存在，请刷新后重试');

/** Coupon packages, overdue fees and freight (product §2.7 "activity/coupon/sale"). */
export const payOperations = {
  async couponSaleInfo(call, tools) {
    const sale = findPackage(call.body.code);
    if (sale === undefined) return NO_SUCH_PACKAGE;
    const orders = await tools.store.pay.payOrdersFor('SALE', sale.code);
    const visitor = visitorOf(call);
    const { origin } = call;
    const run = runOf(sale, tools);
    const stock = stockOf(sale, orders, tools.clock.nowMs());
    return succeed(OK, {
      code: sale.code,
      title: sale.title,
      subTitle: sale.subTitle,
      headImgUrl: sale.header === null ? (sale.headImgUrl ?? '') : art(origin, 'campaign', sale.header),
      couponList: saleCouponsOf(sale),
      originalPrice: sale.originalPrice,
      purchasePrice: sale.purchasePrice,
      stock,
      limit: sale.limit,
      boughtCount: visitor === null ? 0 : boughtBy(visitor.id, orders, tools.clock.nowMs()),
      ...run,
      statusCode: run.statusCode === 'RUNNING' && stock === 0 ? 'SOLD_OUT' : run.statusCode,
      ruleDesc: sale.rule,
      useUrl: sale.useUrl,
      shareTitle: sale.shareTitle,
      shareImgUrl: art(origin, 'share'),
    });
  },

  async couponSaleOrder(call, tools) {
    const visitor = requireVisitor(call);
    const { code, submitNo, client } = call.body;
    const sale = findPackage(code);
    if (sale === undefined) return NO_SUCH_PACKAGE;
    if (paymentOf('', client, tools) === null) return CANNOT_PAY;
    const placing = await tools.store.pay.placePayment<Answer>(
      visitor,
      { kind: 'SALE', code, submitNo },
      async (orders) => {
        const refusal = saleRefusal(sale, orders, visitor.id, tools);
        if (refusal !== null) return { refusal };
        return {
          kind: 'SALE',
          code,
          title: sale.title,
          payFen: sale.purchasePrice,
          coupons: couponsIn(sale),
          fundUseId: null,
          paidAtMs: null,
        };
      },
    );
    return placed(placing, client, tools);
  },

  couponSaleState: stateAnswer,
  couponSaleClose: closeAnswer,

  async pickFeeOrder(call, tools) {
    const visitor = requireVisitor(call);
    return placed(await feeOrder(visitor, call.body, tools), call.body.client, tools);
  },
  async freightOrder(call, tools) {
    const visitor = requireVisitor(call);
    return placed(await freightOrder(visitor, call.body, tools), call.body.client, tools);
  },
  freightState: stateAnswer,
  freightClose: closeAnswer,

  pickFeeState: stateAnswer,
  pickFeeClose: closeAnswer,
} satisfies Partial<Handlers>;

/** The coupons sold together, each kind once. */
export const saleCouponsOf = ({ coupons }: Pick<PackageFixture, 'coupons'>) =>
  coupons.map(({ template, count }) => ({
    couponType: template.type,
    couponCostStr: template.cost,
    couponTitle: template.title,
    couponDesc: template.desc,
    validDays: template.validDays,
    count,
  }));

const stockOf = ({ stock }: PackageFixture, orders: readonly PayOrder[], nowMs: number): number =>
  Math.max(0, stock - orders.filter((order) => ['PAYING', 'PAID'].includes(payStateOf(order, nowMs))).length);

const boughtBy = (accountId: string, orders: readonly PayOrder[], nowMs: number): number =>
  orders
    .filter(({ visitor }) => visitor.id === accountId)
    .filter((order) => payStateOf(order, nowMs) === 'PAID').length;

/** Why this account cannot buy a package now, or null. */
function saleRefusal(
  sale: PackageFixture,
  orders: readonly PayOrder[],
  accountId: string,
  tools: GatewayTools,
): Answer | null {
  const nowMs = tools.clock.nowMs();
  switch (runOf(sale, tools).statusCode) {
    case 'NOT_START':
      return NOT_BEGUN;
    case 'FINISHED':
      return OVER;
    case 'RUNNING':
      if (sale.limit > 0 && boughtBy(accountId, orders, nowMs) >= sale.limit) return LIMIT_REACHED;
      return stockOf(sale, orders, nowMs) === 0 ? SOLD_OUT : null;
  }
}

/** Result of placing an order, with the payment parameters for the host. */
export function placed(placing: PayPlacing<Answer>, client: number, tools: GatewayTools): Answer {
  switch (placing.kind) {
    case 'refused':
      return placing.refusal;
    case 'other-thing':
      return OTHER_THING;
    case 'order': {
      const { order, isRepeat } = placing;
      const stateCode = payStateOf(order, tools.clock.nowMs());
      const payment = stateCode === 'PAYING' ? paymentOf(order.orderNo, client, tools) : null;
      // Placed by a client that can pay, asked for by one that cannot.
      if (stateCode === 'PAYING' && payment === null) return CANNOT_PAY;
      return succeed(OK, {
        orderNo: order.orderNo,
        stateCode,
        title: order.title,
        payFen: order.payFen,
        expireTm: beijingTime(order.expiresAtMs),
        payment,
        isRepeat,
      });
    }
  }
}

type OrderCall = Call<{ readonly orderNo?: string; readonly ofSubmitNo?: string }>;

async function mine(call: OrderCall, { store }: GatewayTools): Promise<PayOrder | null> {
  const visitor = requireVisitor(call);
  const { orderNo, ofSubmitNo = '' } = call.body;
  if (orderNo === undefined) return store.pay.payOrderOfSubmitNo(visitor.id, ofSubmitNo);
  const order = await store.pay.payOrder(orderNo);
  return order?.visitor.id === visitor.id ? order : null;
}

async function stateAnswer(call: OrderCall, tools: GatewayTools): Promise<Answer> {
  const order = await mine(call, tools);
  if (order === null) return NO_SUCH_ORDER;
  const nowMs = tools.clock.nowMs();
  const stateCode = payStateOf(order, nowMs);
  return succeed(OK, {
    orderNo: order.orderNo,
    stateCode,
    title: order.title,
    payFen: order.payFen,
    expireTm: beijingTime(order.expiresAtMs),
    couponInfos: couponsBought(order, nowMs),
    useUrl: order.kind === 'SALE' ? (findPackage(order.code)?.useUrl ?? '') : '',
    msg:
      stateCode === 'CLOSED'
        ? order.closedAtMs === null
          ? '超时未支付，订单已关闭'
          : '订单已取消'
        : stateCode === 'REFUNDED'
          ? '订单已关闭，款项将原路退回'
          : '',
  });
}

async function closeAnswer(call: OrderCall, tools: GatewayTools): Promise<Answer> {
  const order = await mine(call, tools);
  if (order === null) return NO_SUCH_ORDER;
  await tools.store.pay.closePayment(order.orderNo);
  return stateAnswer(call, tools);
}
