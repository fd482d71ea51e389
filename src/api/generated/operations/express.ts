/* eslint-disable */
// Made from contract/gateway.openapi.yaml by `npm run contract`. Change the contract, not this file.

import type { ClearExpressRecordsRequest, DeleteExpressRecordRequest, ExpressTraceRequest } from '../../../../contract/types';
import type { Operation } from '../../call';
import { known, number, object, shortText, string } from '../../decode';
import type { Decoded } from '../../decoder';
import { goodOnes, withDefault } from '../../lenient';
import { wireOrderTrace } from '../schemas/OrderTrace';

const wireExpressTrace = object({
  waybillNo: shortText(40),
  carrierCode: known('SF', 'ZTO', 'YTO', 'STO', 'YD', 'zgyz', 'JTJZ'),
  carrierName: shortText(40),
  stateCode: known('WAIT_PICKUP', 'PICKED_UP', 'IN_TRANSIT', 'DELIVERING', 'SIGNED', 'CANCELLED'),
  fromProvince: shortText(20),
  fromCity: shortText(30),
  toProvince: shortText(20),
  toCity: shortText(30),
  weight: withDefault(number, 0),
  estimatedArrivalTm: withDefault(string, null),
  traceList: goodOnes(wireOrderTrace, 100),
});
export type ExpressTrace = Decoded<typeof wireExpressTrace>;

/** Tracks a parcel by its waybill number; no login needed, recorded when logged in */
export const expressTrace: Operation<
  ExpressTraceRequest,
  ExpressTrace
> = {
  path: '/post/express/trace',
  encrypt: true,
  decode: wireExpressTrace,
};

const wireExpressRecordCount = object({  });
export type ExpressRecordCount = Decoded<typeof wireExpressRecordCount>;

/** Removes one entry from the user’s history; an entry that does not exist is a success */
export const deleteExpressRecord: Operation<
  DeleteExpressRecordRequest,
  ExpressRecordCount
> = {
  path: '/post/express/deleteRecord',
  isWrite: true,
  decode: wireExpressRecordCount,
};

/** Removes an entry and all older ones from the user’s history */
export const clearExpressRecords: Operation<
  ClearExpressRecordsRequest,
  ExpressRecordCount
> = {
  path: '/post/express/clearRecords',
  isWrite: true,
  decode: wireExpressRecordCount,
};
