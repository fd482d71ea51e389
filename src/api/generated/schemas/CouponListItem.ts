/* eslint-disable */
// Made from contract/gateway.openapi.yaml by `npm run contract`. Change the contract, not this file.

import { literal, object, string, type Decoded } from '../../decode';
import { words } from '../../formats';

const wireCouponType = literal(2, 3, 4, 5);
/** 2 money off, 3 discount, 4 free, 5 goods (product §2.3) */
export type CouponType = Decoded<typeof wireCouponType>;

export const wireCouponListItem = object({
  id: string,
  couponType: wireCouponType,
  couponCostStr: words,
  limitDescription: words,
  couponTitle: words,
  validStartTm: words,
  validEndTm: words,
  couponDescription: string,
  prizeStatus: literal(1, 2, 3),
});
export type CouponListItem = Decoded<typeof wireCouponListItem>;
