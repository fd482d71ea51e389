/** What a right of a session, or a drawn prize, puts into the wallet. */
import type { SessionCoupon } from '../../contract/types';
import { conditionOf } from '../coupon/couponBusiness';
import type { CouponTemplate } from '../coupon/coupons';
import type { DrawPrizeFixture } from './fixtures/draws';

const VALID_DAYS = 30;

/** Conditions are written in the tag only (`满 12 可用`). */
export function rightCoupons({
  type,
  costStr,
  title,
  tag,
  limitBizList,
  totalNum,
}: SessionCoupon): readonly CouponTemplate[] {
  const bar = /^满 ?(\d+(?:\.\d+)?) ?可用$/.exec(tag)?.[1];
  const template = {
    type,
    cost: costStr,
    title: title || '优惠券',
    desc: conditionOf(limitBizList, bar === undefined ? '' : `满 ${bar} 元可用`),
    validDays: VALID_DAYS,
  };
  return Array.from({ length: totalNum }, () => template);
}

/** Nothing for a thank-you and for money of the reduction fund. */
export function prizeCoupons({
  type,
  couponType,
  cost,
  name,
  biz,
  limit,
}: DrawPrizeFixture): readonly CouponTemplate[] {
  if (type !== 2 || couponType === 0) return [];
  const businesses = biz.split(',').map(Number);
  return [
    { type: couponType, cost, title: name, desc: conditionOf(businesses, limit), validDays: VALID_DAYS },
  ];
}
