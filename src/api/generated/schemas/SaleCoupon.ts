/* eslint-disable */
// Made from contract/gateway.openapi.yaml by `npm run contract`. Change the contract, not this file.

import { number, object, shortText, wholeFrom } from '../../decode';
import type { Decoded } from '../../decoder';

const wireCouponType = number;
/** 2 money off, 3 discount, 4 free, 5 goods (product §2.3) */
export type CouponType = Decoded<typeof wireCouponType>;

export const wireSaleCoupon = object({
  couponType: wireCouponType,
  couponCostStr: shortText(12),
  couponTitle: shortText(40),
  couponDesc: shortText(60),
  validDays: wholeFrom(1),
  count: wholeFrom(1),
});
export type SaleCoupon = Decoded<typeof wireSaleCoupon>;
