/* eslint-disable */
// Made from contract/gateway.openapi.yaml by `npm run contract`. Change the contract, not this file.

import { array, number, object, optional, string, type Decoded } from '../../decode';
import { amount, id } from '../../forms';
import type { Operation } from '../../operation';
import { shortWords } from '../../shortWords';
import type { components } from '../gateway';

const wireJoinedActivity = object({
  bizId: id,
  activityName: shortWords(40),
  reduceMoney: amount,
  leftMoney: optional(amount),
  status: number,
  activityRuleDesc: string,
});
export type JoinedActivity = Decoded<typeof wireJoinedActivity>;

const wireReduceMoneyJoinedData = object({ joinedList: array(wireJoinedActivity) });
export type ReduceMoneyJoinedData = Decoded<typeof wireReduceMoneyJoinedData>;

/** Activities this visitor has joined, newest first */
export const reduceMoneyJoined: Operation<
  components['schemas']['ReduceMoneyJoinedRequest'],
  ReduceMoneyJoinedData
> = {
  path: '/activity/api/reduceMoneyActivity/joinedList',
  decode: wireReduceMoneyJoinedData,
};
