/* eslint-disable */
// Made from contract/gateway.openapi.yaml by `npm run contract`. Change the contract, not this file.

import type { ContrastShareInfoRequest } from '../../../../contract/types';
import type { Operation } from '../../call';
import { amount, boolean, known, number, object, shortText, string } from '../../decode';
import type { Decoded } from '../../decoder';
import { withDefault } from '../../lenient';
import { wireContrastOffer } from '../schemas/ContrastOffer';
import { wireContrastParcel } from '../schemas/ContrastParcel';

const wireContrastShareInfoData = object({
  isOwner: withDefault(boolean, false),
  sharerName: shortText(20),
  stateCode: known('OPEN', 'GONE', 'OVER'),
  reasonMsg: shortText(40),
  sharedTm: withDefault(string, ''),
  endTm: withDefault(string, ''),
  sharedFen: withDefault(amount, null),
  changeCode: known('SAME', 'UP', 'DOWN'),
  viewCount: withDefault(number, 0),
  parcel: wireContrastParcel,
  offer: withDefault(wireContrastOffer, null),
});
export type ContrastShareInfoData = Decoded<typeof wireContrastShareInfoData>;

/** The offer of a share link at today’s price; no login needed */
export const contrastShareInfo: Operation<
  ContrastShareInfoRequest,
  ContrastShareInfoData
> = {
  path: '/sendOrder/wechat/applets/contrast/shareInfo',
  decode: wireContrastShareInfoData,
};
