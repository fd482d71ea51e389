/* eslint-disable */
// Made from contract/gateway.openapi.yaml by `npm run contract`. Change the contract, not this file.

import type { OpenPickGiftRequest, PickGiftRequest, PickGiftResultRequest } from '../../../../contract/types';
import type { Operation } from '../../call';
import { amount, id, known, object, shortText, string } from '../../decode';
import type { Decoded } from '../../decoder';
import { goodOnes, withDefault } from '../../lenient';
import { wireCouponInfo } from '../schemas/CouponInfo';

const wirePickGiftResult = object({ stateCode: known('WAITING', 'READY', 'NONE'), activityCode: withDefault(string, '') });
export type PickGiftResult = Decoded<typeof wirePickGiftResult>;

/** Whether a pick-up has brought a gift, polled until it is known; no login needed */
export const pickGiftResult: Operation<
  PickGiftResultRequest,
  PickGiftResult
> = {
  path: '/activity/api/pickAppnew/cabinetPopupResult',
  decode: wirePickGiftResult,
};

const wirePickPrizeType = known('NONE', 'COUPON', 'FUND', 'THANKS');
/** not opened yet, coupons, reduction fund, no prize this time */
export type PickPrizeType = Decoded<typeof wirePickPrizeType>;

const wirePickGift = object({
  activityCode: id,
  title: shortText(40),
  ruleDesc: withDefault(string, ''),
  stateCode: known('TO_OPEN', 'OPENED', 'FINISHED'),
  prizeType: wirePickPrizeType,
  fundFen: withDefault(amount, 0),
  giverName: shortText(20),
  expireTm: withDefault(string, ''),
  coupons: goodOnes(wireCouponInfo, 20),
});
export type PickGift = Decoded<typeof wirePickGift>;

/** The gift of a pick-up, and its content for this user; no login needed */
export const pickGiftInfo: Operation<
  PickGiftRequest,
  PickGift
> = {
  path: '/activity/api/pickAppnew/giftInfo',
  decode: wirePickGift,
};

/** Opens a gift once and gives its content; when already opened, returns the same response */
export const openPickGift: Operation<
  OpenPickGiftRequest,
  PickGift
> = {
  path: '/activity/api/pickAppnew/openGift',
  isWrite: true,
  decode: wirePickGift,
};
