/* eslint-disable */
// Made from contract/gateway.openapi.yaml by `npm run contract`. Change the contract, not this file.

import type { DrawPrizeListRequest, DrawPrizeRequest } from '../../../../contract/types';
import type { Operation } from '../../call';
import { boolean, id, nullable, number, object, optional, shortText, string } from '../../decode';
import type { Decoded } from '../../decoder';
import { goodOnes, withDefault } from '../../lenient';

const wireDrawPrizeItem = object({
  index: withDefault(number, 0),
  prizeCode: id,
  prizeType: withDefault(number, 0),
  prizeName: shortText(24),
  prizeImgUrl: withDefault(string, ''),
  couponType: withDefault(number, 0),
  couponCostStr: shortText(8),
  couponBizStr: shortText(40),
  limitDesc: shortText(40),
});
export type DrawPrizeItem = Decoded<typeof wireDrawPrizeItem>;

const wireDrawActivity = object({
  activityCode: id,
  activityId: id,
  reasonCode: string,
  buttonText: shortText(16),
  nextRoundAwardTip: shortText(60),
  receiveLimitBiz: withDefault(string, ''),
  leftDrawCount: withDefault(number, null),
  nextDrawTm: withDefault(string, null),
  prizeInfoList: goodOnes(wireDrawPrizeItem, 20),
});
export type DrawActivity = Decoded<typeof wireDrawActivity>;

/** Current state of the draw for this user; no login needed (reasonCode 1011 without login) */
export const drawPrizeList: Operation<
  DrawPrizeListRequest,
  DrawActivity
> = {
  path: '/activity/api/marketing/aggregatePage/draw/prizeList',
  decode: wireDrawActivity,
};

const wireDrawnPrize = object({ prizeCode: string, couponId: optional(string) });
export type DrawnPrize = Decoded<typeof wireDrawnPrize>;

const wireDrawResult = object({
  result: boolean,
  prizeInfo: nullable(wireDrawnPrize),
  reasonCode: withDefault(string, ''),
  nextReasonCode: withDefault(string, ''),
  buttonText: shortText(16),
  nextRoundAwardTip: shortText(60),
  toast: shortText(100),
  leftDrawCount: withDefault(number, null),
  nextDrawTm: withDefault(string, null),
});
export type DrawResult = Decoded<typeof wireDrawResult>;

/** Draws once */
export const drawPrize: Operation<
  DrawPrizeRequest,
  DrawResult
> = {
  path: '/activity/api/marketing/aggregatePage/draw/drawPrize',
  isWrite: true,
  decode: wireDrawResult,
};
