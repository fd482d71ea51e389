/* eslint-disable */
// Made from contract/gateway.openapi.yaml by `npm run contract`. Change the contract, not this file.

import { number, object, string, words } from '../../decode';
import type { Decoded } from '../../decoder';

const wireCouponType = number;
/** 2 money off, 3 discount, 4 free, 5 goods (product §2.3) */
export type CouponType = Decoded<typeof wireCouponType>;

export const wireCouponInfo = object({
  couponId: string,
  couponType: wireCouponType,
  couponCostStr: words,
  couponDesc: words,
  couponTitle: words,
  validStartTm: string,
  validEndTm: string,
});
export type CouponInfo = Decoded<typeof wireCouponInfo>;
