/* eslint-disable */
// Made from contract/gateway.openapi.yaml by `npm run contract`. Change the contract, not this file.

import type { WinningRecordRequest } from '../../../../contract/types';
import type { Operation } from '../../call';
import { id, number, object, shortText } from '../../decode';
import type { Decoded } from '../../decoder';
import { itemsOf, withDefault } from '../../lenient';

const wireWinningRecordItem = object({
  id: id,
  prizeType: withDefault(number, 0),
  prizeName: shortText(24),
  couponType: withDefault(number, 0),
  couponCostStr: shortText(8),
  couponBizStr: shortText(40),
  limitDesc: shortText(40),
  drawTm: shortText(16),
});
export type WinningRecordItem = Decoded<typeof wireWinningRecordItem>;

const wireWinningRecordPage = object({ content: itemsOf(wireWinningRecordItem, 50), total: number });
export type WinningRecordPage = Decoded<typeof wireWinningRecordPage>;

/** One page of this user’s draw prizes, newest first */
export const winningRecord: Operation<
  WinningRecordRequest,
  WinningRecordPage
> = {
  path: '/activity/api/marketing/aggregatePage/draw/winningRecord',
  decode: wireWinningRecordPage,
};
