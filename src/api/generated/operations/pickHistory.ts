/* eslint-disable */
// Made from contract/gateway.openapi.yaml by `npm run contract`. Change the contract, not this file.

import type { QueryRecentlyRequest } from '../../../../contract/types';
import type { Operation } from '../../call';
import { amount, id, known, number, object, shortText, string } from '../../decode';
import type { Decoded } from '../../decoder';
import { goodOnes, itemsOf, withDefault } from '../../lenient';

const wirePickRecord = object({
  parcelId: id,
  carrierName: shortText(40),
  waybillTail: shortText(8),
  cabinetName: shortText(40),
  endTm: withDefault(string, ''),
  stateCode: known('PICKED', 'RETURNED'),
  paidFen: amount,
});
export type PickRecord = Decoded<typeof wirePickRecord>;

const wireExpressRecord = object({
  recordId: id,
  waybillNo: shortText(40),
  carrierCode: known('SF', 'ZTO', 'YTO', 'STO', 'YD', 'zgyz', 'JTJZ'),
  carrierName: shortText(40),
  stateCode: known('WAIT_PICKUP', 'PICKED_UP', 'IN_TRANSIT', 'DELIVERING', 'SIGNED', 'CANCELLED'),
  lastText: shortText(120),
  queryTm: withDefault(string, ''),
});
export type ExpressRecord = Decoded<typeof wireExpressRecord>;

const wireQueryRecentlyData = object({ content: itemsOf(wirePickRecord, 50), recordList: goodOnes(wireExpressRecord, 50), total: number });
export type QueryRecentlyData = Decoded<typeof wireQueryRecentlyData>;

/** One page, newest first: of parcels that are no longer in a cabinet, or of tracked waybill numbers */
export const queryRecently: Operation<
  QueryRecentlyRequest,
  QueryRecentlyData
> = {
  path: '/post/express/queryRecently',
  form: true,
  decode: wireQueryRecentlyData,
};
