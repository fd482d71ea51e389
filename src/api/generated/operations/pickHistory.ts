/* eslint-disable */
// Made from contract/gateway.openapi.yaml by `npm run contract`. Change the contract, not this file.

import type { Operation } from '../../call';
import { amount, beijingTime, id, known, number, object, shortWords, type Decoded } from '../../decode';
import { itemsOf } from '../../lenient';
import type { components } from '../gateway';

const wirePickRecord = object({
  parcelId: id,
  carrierName: shortWords(40),
  waybillTail: shortWords(8),
  cabinetName: shortWords(40),
  endTm: beijingTime,
  stateCode: known('PICKED', 'RETURNED'),
  paidFen: amount,
});
export type PickRecord = Decoded<typeof wirePickRecord>;

const wireQueryRecentlyData = object({ content: itemsOf(wirePickRecord, 50), total: number });
export type QueryRecentlyData = Decoded<typeof wireQueryRecentlyData>;

/** One page of parcels that are no longer there, newest first */
export const queryRecently: Operation<
  components['schemas']['QueryRecentlyRequest'],
  QueryRecentlyData
> = {
  path: '/post/express/queryRecently',
  form: true,
  decode: wireQueryRecentlyData,
};
