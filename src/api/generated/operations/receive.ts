/* eslint-disable */
// Made from contract/gateway.openapi.yaml by `npm run contract`. Change the contract, not this file.

import type { ActivityInfoRequest, ClaimRequest, ReceiveRequest } from '../../../../contract/types';
import type { Operation } from '../../call';
import { known, number, object, record, string, words } from '../../decode';
import type { Decoded } from '../../decoder';
import { withDefault } from '../../lenient';
import { type ClaimResult, wireClaimResult } from '../schemas/ClaimResult';
import { type ReceiveCheck, wireReceiveCheck } from '../schemas/ReceiveCheck';

const wireActivityStatusCode = known('NOT_START', 'PROCEED', 'PAUSED', 'OFF_SHELF', 'FINISHED', 'NOT_EXIST', 'WRONG_PLATFORM');
/** Product §1.4; only PROCEED lets the user take part */
export type ActivityStatusCode = Decoded<typeof wireActivityStatusCode>;

const wireClientMap = record(words);
/** Client code to label; the clients that may take part. Key 0 means all, 3 and 9 both mean plain browsers (product §1.4 "Client matching"). If empty: 1 locker app, 2 consumer app, 3 common H5 */
export type ClientMap = Decoded<typeof wireClientMap>;

const wireCommonReceiveCouponConfig = object({
  homePageImgUrl: string,
  qrCodeImgUrl: string,
  qrCodeButtonText: words,
  qrCodeButtonJumpUrl: string,
  popupSingleStyleImgUrl: string,
  popupMultipleStyleImgUrl: string,
  popupButtonJumpUrl: string,
  shareTitle: words,
  shareSummary: words,
  shareMiniPicImgUrl: string,
});
/** Page config of a receive-coupon activity (product §1.3). An empty text means "not configured"; addresses are untrusted */
export type CommonReceiveCouponConfig = Decoded<typeof wireCommonReceiveCouponConfig>;

const wireActivity = object({
  code: string,
  title: words,
  description: string,
  statusCode: wireActivityStatusCode,
  biz: number,
  scene: number,
  clientMap: withDefault(wireClientMap, {}),
  pageConfig: object({ commonReceiveCouponV1DTO: wireCommonReceiveCouponConfig }),
});
export type Activity = Decoded<typeof wireActivity>;

/** The receive-coupon activity; no login needed */
export const receiveActivityInfo: Operation<
  ActivityInfoRequest,
  Activity
> = {
  path: '/activity/marketing/common/activity/info',
  skipsAuth: true,
  decode: wireActivity,
};

/** Whether this user may claim, and the coupons already held; changes nothing */
export const preReceiveCheck: Operation<
  ReceiveRequest,
  ReceiveCheck
> = {
  path: '/activity/marketing/common/activity/preReceiveCheck',
  decode: wireReceiveCheck,
};

/** Claims the coupons; once per account and activity, a repeat never gives a second set */
export const receiveCoupon: Operation<
  ClaimRequest,
  ClaimResult
> = {
  path: '/activity/marketing/common/activity/receiveCoupon',
  isWrite: true,
  decode: wireClaimResult,
};
