/** What the box shows of its contents. */
import type { CouponInfo } from '@/api/generated/schemas/CouponInfo';
import { couponValue } from '@/domain/coupon/couponValue';

export interface GiftPrize {
  /** `￥5` */
  readonly amount: string;
  /** `券` */
  readonly name: string;
}

export function toPrize({ couponType, couponCostStr }: CouponInfo): GiftPrize {
  const { prefix, amount, suffix } = couponValue({ type: couponType, cost: couponCostStr });
  return { amount: `${prefix}${amount}${suffix}`, name: '券' };
}
