/* eslint-disable */
// Made from contract/gateway.openapi.yaml by `npm run contract`. Change the contract, not this file.

import type { ActivityInfoRequest, CouponLandingQuery, CouponV2ClaimRequest, CouponV2ShareRequest, ReceiveRequest } from '../../../../contract/types';
import type { Operation } from '../../call';
import { boolean, known, number, object, record, shortText, string, words } from '../../decode';
import type { Decoded } from '../../decoder';
import { goodOnes, withDefault } from '../../lenient';
import { type ClaimResult, wireClaimResult } from '../schemas/ClaimResult';
import { wireCouponInfo } from '../schemas/CouponInfo';
import { wireOfferedCoupon } from '../schemas/OfferedCoupon';
import { type ReceiveCheck, wireReceiveCheck } from '../schemas/ReceiveCheck';

const wireActivityStatusCode = known('NOT_START', 'PROCEED', 'PAUSED', 'OFF_SHELF', 'FINISHED', 'NOT_EXIST', 'WRONG_PLATFORM');
/** Product §1.4; only PROCEED lets the user take part */
export type ActivityStatusCode = Decoded<typeof wireActivityStatusCode>;

const wireClientMap = record(words);
/** Client code to label; the clients that may take part. Key 0 means all, 3 and 9 both mean plain browsers (product §1.4 "Client matching"). If empty: 1 locker app, 2 consumer app, 3 common H5 */
export type ClientMap = Decoded<typeof wireClientMap>;

const wireCouponV2Info = object({
  code: withDefault(string, ''),
  title: withDefault(words, ''),
  description: withDefault(string, ''),
  startTm: withDefault(string, ''),
  statusCode: wireActivityStatusCode,
  biz: withDefault(number, 0),
  scene: withDefault(number, 0),
  clientMap: withDefault(wireClientMap, {}),
  headImgUrl: withDefault(string, ''),
  isSoldOut: withDefault(boolean, false),
  coupons: goodOnes(wireOfferedCoupon, 50),
  useUrl: withDefault(string, ''),
  followImgUrl: withDefault(string, ''),
  shareTitle: shortText(60),
  shareSummary: shortText(80),
  shareImageUrl: withDefault(string, ''),
});
export type CouponV2Info = Decoded<typeof wireCouponV2Info>;

/** A coupon campaign with its coupons; no login needed */
export const couponV2Info: Operation<
  ActivityInfoRequest,
  CouponV2Info
> = {
  path: '/activity/appnew/activity/info',
  decode: wireCouponV2Info,
};

/** Whether this user may claim, and the coupons already held; changes nothing */
export const couponV2Check: Operation<
  ReceiveRequest,
  ReceiveCheck
> = {
  path: '/activity/appnew/activity/preReceiveCheck',
  decode: wireReceiveCheck,
};

/** Claims the coupons; with a share code when opened from a friend’s link. Only new users get the pack for new users */
export const couponV2Receive: Operation<
  CouponV2ClaimRequest,
  ClaimResult
> = {
  path: '/activity/appnew/activity/receive',
  isWrite: true,
  decode: wireClaimResult,
};

const wireCouponV2Share = object({
  isOwner: withDefault(boolean, false),
  sharerName: shortText(20),
  claimedCount: withDefault(number, 0),
  ownShareCode: withDefault(string, ''),
});
export type CouponV2Share = Decoded<typeof wireCouponV2Share>;

/** Who shared this campaign with this code, and the user’s own code; no login needed */
export const couponV2Share: Operation<
  CouponV2ShareRequest,
  CouponV2Share
> = {
  path: '/activity/appnew/activity/share',
  decode: wireCouponV2Share,
};

const wireCouponLanding = object({
  title: shortText(40),
  headImgUrl: withDefault(string, ''),
  resultCode: known('GIVEN', 'HAD', 'SOLD_OUT', 'FINISHED', 'AWAITS'),
  offered: goodOnes(wireOfferedCoupon, 50),
  coupons: goodOnes(wireCouponInfo, 50),
});
export type CouponLanding = Decoded<typeof wireCouponLanding>;

/** Coupons that a popup has added to the account, or that wait for a login */
export const couponLanding: Operation<
  CouponLandingQuery,
  CouponLanding
> = {
  path: '/activity/popupReceive/activity/landingPage',
  method: 'GET',
  decode: wireCouponLanding,
};
