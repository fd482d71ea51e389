/* eslint-disable */
// Made from contract/gateway.openapi.yaml by `npm run contract`. Change the contract, not this file.

import { amount, beijingTime, boolean, id, matching, number, object, shortText, string } from '../../decode';
import type { Decoded } from '../../decoder';
import { withDefault } from '../../lenient';

export const wireWaitingParcel = object({
  parcelId: id,
  carrierName: shortText(40),
  waybillTail: shortText(8),
  cabinetCode: id,
  cabinetName: shortText(40),
  cabinetAddress: shortText(80),
  isCabinetOnline: boolean,
  longitude: number,
  latitude: number,
  distanceMeter: withDefault(number, null),
  cellNo: shortText(12),
  pickupCode: matching(/^\d{6,8}$/),
  arrivedTm: withDefault(string, ''),
  overdueTm: beijingTime,
  overdueFeeFen: amount,
  reductionFen: amount,
  payFen: amount,
  feeRule: shortText(120),
});
export type WaitingParcel = Decoded<typeof wireWaitingParcel>;
