/* eslint-disable */
// Made from contract/gateway.openapi.yaml by `npm run contract`. Change the contract, not this file.

import { number, object, shortText } from '../../decode';
import type { Decoded } from '../../decoder';

const wireCouponType = number;
/** 2 money off, 3 discount, 4 free, 5 goods (product §2.3) */
export type CouponType = Decoded<typeof wireCouponType>;

export const wireOfferedCoupon = object({
  couponType: wireCouponType,
  couponCostStr: shortText(12),
  couponTitle: shortText(40),
  couponDesc: shortText(60),
  bizStr: shortText(20),
  validDesc: shortText(40),
  tag: shortText(8),
});
/** A coupon that can be claimed, not yet owned by a user */
export type OfferedCoupon = Decoded<typeof wireOfferedCoupon>;
