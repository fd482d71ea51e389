import type { CouponInfo } from '../../contract/types';
import { beijingDayStart, beijingTime } from '../core/clock';

/** A coupon before it is issued. */
export interface CouponTemplate {
  readonly type: 2 | 3 | 4 | 5;
  readonly cost: string;
  readonly title: string;
  readonly desc: string;
  /** Counted from the day of the claim, that day included. */
  readonly validDays: number;
}

const DAY_MS = 86_400_000;

/** Coupons as issued at `nowMs`: valid from the start of that day to the end of the last one, Beijing time. */
export function couponsOf(
  templates: readonly CouponTemplate[],
  nowMs: number,
  nextId: () => string,
): readonly CouponInfo[] {
  const dayStart = beijingDayStart(nowMs);
  return templates.map((template) => ({
    couponId: nextId(),
    couponType: template.type,
    couponCostStr: template.cost,
    couponDesc: template.desc,
    couponTitle: template.title,
    validStartTm: beijingTime(dayStart),
    validEndTm: beijingTime(dayStart + template.validDays * DAY_MS - 1000),
  }));
}

export const REDUCE_5: CouponTemplate = {
  type: 3,
  cost: '5',
  title: '寄件立减券',
  desc: '无门槛使用',
  validDays: 30,
};
export const DISCOUNT_85: CouponTemplate = {
  type: 2,
  cost: '8.5',
  title: '寄件折扣券',
  desc: '最高抵扣 6 元',
  validDays: 15,
};
export const FIXED_3_5: CouponTemplate = {
  type: 4,
  cost: '3.5',
  title: '柜机寄件满减券',
  desc: '满 12 元可用',
  validDays: 7,
};
export const FREE: CouponTemplate = {
  type: 5,
  cost: '0',
  title: '首件免单券',
  desc: '限首重 1 公斤内',
  validDays: 30,
};
