import type { CouponListItem } from '../../contract/types';
import { requireVisitor, succeed, type GatewayTools } from '../core/call';
import type { Handlers } from '../core/call';
import { beijingTime } from '../core/clock';
import type { Visitor } from '../core/visitor';
import { openOrders } from '../invoice/invoiceRules';
import { waitingFor } from '../pick/pickRules';
import { fundSums } from '../reduction/fundRules';
import { stateOf } from '../send/orderRules';
import { walletFor } from './dueGifts';
import type { WalletCoupon } from './walletCoupon';

/** 1 usable, 2 used, 3 expired. */
function prizeStatusOf({ info, usedFor }: WalletCoupon, nowMs: number): CouponListItem['prizeStatus'] {
  if (usedFor !== null) return 2;
  return info.validEndTm < beijingTime(nowMs) ? 3 : 1; // times in this format sort chronologically
}

export const isReady = (coupon: WalletCoupon, nowMs: number): boolean => prizeStatusOf(coupon, nowMs) === 1;

/** All coupons of an account, from every source. */
export const walletOperations = {
  async myCoupons(call, tools) {
    const wallet = await walletFor(requireVisitor(call), tools);
    const { prizeStatus, pageNo, pageSize } = call.body;
    const nowMs = tools.clock.nowMs();
    const wanted = wallet
      .filter((coupon) => prizeStatusOf(coupon, nowMs) === prizeStatus)
      .sort((a, b) => a.info.validEndTm.localeCompare(b.info.validEndTm));
    const from = (pageNo - 1) * pageSize;
    return succeed('0', {
      content: wanted.slice(from, from + pageSize).map((coupon): CouponListItem => {
        const { couponId, couponDesc, ...shown } = coupon.info;
        return {
          ...shown,
          id: couponId,
          limitDescription: couponDesc,
          couponDescription: coupon.description,
          prizeStatus,
        };
      }),
      total: wanted.length,
    });
  },
} satisfies Partial<Handlers>;

/** The counts on the page "me". */
export async function accountSums(visitor: Visitor, tools: GatewayTools) {
  const { store, clock } = tools;
  const nowMs = clock.nowMs();
  const orders = await store.orders.ordersOf(visitor);
  const signed = orders.filter((order) => stateOf(order, nowMs) === 'SIGNED');
  const isActive = (state: string): boolean => state !== 'SIGNED' && state !== 'CANCELLED';
  return {
    couponCount: (await walletFor(visitor, tools)).filter((coupon) => isReady(coupon, nowMs)).length,
    walletFen: (await store.cash.cashSums(visitor)).balance,
    invoiceableCount: openOrders(
      await store.invoices.invoiceOrders(visitor),
      await store.invoices.invoicesOf(visitor),
      nowMs,
    ).length,
    reductionFen: fundSums(await store.funds.fundOf(visitor), nowMs).availableMoney,
    unreadEvaluationCount: signed.filter(({ isEvaluated }) => !isEvaluated).length,
    waitingParcelCount: (await waitingFor(visitor, tools)).length,
    activeOrderCount: orders.filter((order) => isActive(stateOf(order, nowMs))).length,
  };
}
