import type { CouponInfo } from '../../contract/types';
import { couponsOf } from './coupons';
import type { PayOrder, PayState } from './payTypes';

/** The state of an order follows from its timestamps and the clock (contract, PayState). */
export function payStateOf(order: PayOrder, nowMs: number): PayState {
  const endsAtMs = endOf(order);
  if (order.paidAtMs !== null && order.paidAtMs <= nowMs)
    return order.paidAtMs < endsAtMs ? 'PAID' : 'REFUNDED';
  return nowMs >= endsAtMs ? 'CLOSED' : 'PAYING';
}

const endOf = ({ closedAtMs, expiresAtMs }: PayOrder): number =>
  closedAtMs === null ? expiresAtMs : Math.min(closedAtMs, expiresAtMs);

/** Coupons issued for a paid order; none for an order in any other state. */
export function couponsBought(order: PayOrder, nowMs: number): readonly CouponInfo[] {
  if (order.paidAtMs === null || payStateOf(order, nowMs) !== 'PAID') return [];
  let count = 0;
  return couponsOf(order.coupons, order.paidAtMs, () => `${order.orderNo}-${(count += 1)}`);
}
