/* eslint-disable */
// Made from contract/gateway.openapi.yaml by `npm run contract`. Change the contract, not this file.

import { amount, beijingTime, boolean, id, matching, number, object, shortWords, string } from '../../decode';
import type { Decoded } from '../../decoder';
import { withDefault } from '../../lenient';

export const wireWaitingParcel = object({
  parcelId: id,
  carrierName: shortWords(40),
  waybillTail: shortWords(8),
  cabinetCode: id,
  cabinetName: shortWords(40),
  cabinetAddress: shortWords(80),
  isCabinetOnline: boolean,
  longitude: number,
  latitude: number,
  distanceMeter: withDefault(number, null),
  cellNo: shortWords(12),
  pickupCode: matching(/^\d{6,8}$/),
  arrivedTm: withDefault(string, ''),
  overdueTm: beijingTime,
  overdueFeeFen: amount,
  reductionFen: amount,
  payFen: amount,
  feeRule: shortWords(120),
});
export type WaitingParcel = Decoded<typeof wireWaitingParcel>;
