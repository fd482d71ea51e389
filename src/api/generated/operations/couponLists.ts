/* eslint-disable */
// Made from contract/gateway.openapi.yaml by `npm run contract`. Change the contract, not this file.

import type { CouponListRequest, MyCouponsRequest } from '../../../../contract/types';
import type { Operation } from '../../call';
import { known, number, object, optional, string, words } from '../../decode';
import type { Decoded } from '../../decoder';
import { itemsOf } from '../../lenient';

const wireCouponType = number;
/** 2 money off, 3 discount, 4 free, 5 goods (product §2.3) */
export type CouponType = Decoded<typeof wireCouponType>;

const wireCouponListItem = object({
  id: string,
  couponType: wireCouponType,
  couponCostStr: words,
  limitDescription: words,
  couponTitle: words,
  validStartTm: words,
  validEndTm: words,
  couponDescription: string,
  prizeStatus: known(1, 2, 3),
});
export type CouponListItem = Decoded<typeof wireCouponListItem>;

const wireCouponListPage = object({ content: itemsOf(wireCouponListItem, 50), total: number, rules: optional(words) });
export type CouponListPage = Decoded<typeof wireCouponListPage>;

/** One page of this user’s coupons from an activity, newest first */
export const couponList: Operation<
  CouponListRequest,
  CouponListPage
> = {
  path: '/activity/incentive/activity/prize',
  decode: wireCouponListPage,
};

const wireMyCouponsData = object({ content: itemsOf(wireCouponListItem, 50), total: number });
export type MyCouponsData = Decoded<typeof wireMyCouponsData>;

/** One page of this user’s coupons, those that expire first at the top */
export const myCoupons: Operation<
  MyCouponsRequest,
  MyCouponsData
> = {
  path: '/activity/coupon/my/list',
  decode: wireMyCouponsData,
};
