/* eslint-disable */
// Made from contract/gateway.openapi.yaml by `npm run contract`. Change the contract, not this file.

import type { AcceptGiftRequest, GiftInfoRequest } from '../../../../contract/types';
import type { Operation } from '../../call';
import { known, object, shortText, string } from '../../decode';
import type { Decoded } from '../../decoder';
import { goodOnes, withDefault } from '../../lenient';
import { wireCouponInfo } from '../schemas/CouponInfo';

const wireGiftState = known('TO_ACCEPT', 'RECEIVED', 'TO_SHIP', 'SHIPPED', 'SIGNED', 'TAKEN', 'OVER');
/** not accepted yet; this user holds the coupons; this user’s goods: to be sent, on the way, signed for; accepted by another user; expired */
export type GiftState = Decoded<typeof wireGiftState>;

const wireGift = object({
  kind: known('COUPON', 'THING'),
  title: shortText(40),
  giverName: shortText(20),
  headImgUrl: withDefault(string, ''),
  goodsDesc: shortText(60),
  ruleDesc: withDefault(string, ''),
  stateCode: wireGiftState,
  expireTm: withDefault(string, ''),
  coupons: goodOnes(wireCouponInfo, 20),
  receiverName: shortText(20),
  receiverMobile: shortText(20),
  receiverAddress: shortText(120),
  carrierName: shortText(20),
  waybillNo: shortText(40),
  acceptTm: withDefault(string, ''),
  shipTm: withDefault(string, ''),
  signTm: withDefault(string, ''),
});
export type Gift = Decoded<typeof wireGift>;

/** A gift by its code, and its state for this user; no login needed */
export const giftInfo: Operation<
  GiftInfoRequest,
  Gift
> = {
  path: '/activity/api/gift/info',
  decode: wireGift,
};

/** Accepts a gift: the first account to accept gets it, once; when already accepted by the same account, returns the current state */
export const acceptGift: Operation<
  AcceptGiftRequest,
  Gift
> = {
  path: '/activity/api/gift/accept',
  encrypt: true,
  isWrite: true,
  decode: wireGift,
};
