/* eslint-disable */
// Made from contract/gateway.openapi.yaml by `npm run contract`. Change the contract, not this file.

import { beijingTime } from '../../beijingTime';
import { boolean, literal, object, type Decoded } from '../../decode';
import { amount, id } from '../../forms';
import { goodOnes } from '../../lenient';
import type { Operation } from '../../operation';
import { shortWords } from '../../shortWords';
import type { components } from '../gateway';

const wireCouponType = literal(2, 3, 4, 5);
/** 2 money off, 3 discount, 4 free, 5 goods (product §2.3) */
export type CouponType = Decoded<typeof wireCouponType>;

const wireSendCoupon = object({
  couponId: id,
  couponType: wireCouponType,
  couponCostStr: shortWords(40),
  couponTitle: shortWords(40),
  couponDesc: shortWords(80),
  validEndTm: beijingTime,
  isUsable: boolean,
  unusableReason: shortWords(80),
  discountFen: amount,
});
export type SendCoupon = Decoded<typeof wireSendCoupon>;

const wireSendCouponsData = object({ reductionFen: amount, couponList: goodOnes(wireSendCoupon, 200) });
export type SendCouponsData = Decoded<typeof wireSendCouponsData>;

/** This visitor’s coupons for one order: usable ones first, the best at the top; and what the reduction fund adds */
export const sendCoupons: Operation<
  components['schemas']['SendCouponsRequest'],
  SendCouponsData
> = {
  path: '/sendOrder/wechat/applets/send/coupons',
  decode: wireSendCouponsData,
};
