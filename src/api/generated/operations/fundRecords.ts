/* eslint-disable */
// Made from contract/gateway.openapi.yaml by `npm run contract`. Change the contract, not this file.

import type { ReduceMoneyRecordsRequest } from '../../../../contract/types';
import type { Operation } from '../../call';
import { amount, id, number, object, shortText, string, timeOrNull } from '../../decode';
import type { Decoded } from '../../decoder';
import { itemsOf, withDefault } from '../../lenient';

const wireReduceMoneyRecord = object({
  id: id,
  type: number,
  title: shortText(40),
  money: amount,
  createTm: withDefault(string, ''),
  validEndTm: timeOrNull,
});
export type ReduceMoneyRecord = Decoded<typeof wireReduceMoneyRecord>;

const wireReduceMoneyRecordsData = object({ content: itemsOf(wireReduceMoneyRecord, 50), total: number });
export type ReduceMoneyRecordsData = Decoded<typeof wireReduceMoneyRecordsData>;

/** One page of the fund’s entries, newest first */
export const reduceMoneyRecords: Operation<
  ReduceMoneyRecordsRequest,
  ReduceMoneyRecordsData
> = {
  path: '/activity/api/reduceMoneyActivity/fundRecords',
  decode: wireReduceMoneyRecordsData,
};
