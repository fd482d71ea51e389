/* eslint-disable */
// Made from contract/gateway.openapi.yaml by `npm run contract`. Change the contract, not this file.

import type { ReduceMoneyFundRequest, ReduceMoneyJoinedRequest } from '../../../../contract/types';
import type { Operation } from '../../call';
import { amount, id, number, object, optional, shortText, string, timeOrNull } from '../../decode';
import type { Decoded } from '../../decoder';
import { goodOnes, itemsOf } from '../../lenient';

const wireJoinedActivity = object({
  bizId: id,
  activityName: shortText(40),
  reduceMoney: amount,
  leftMoney: optional(amount),
  status: number,
  activityRuleDesc: string,
});
export type JoinedActivity = Decoded<typeof wireJoinedActivity>;

const wireReduceMoneyJoinedData = object({ joinedList: itemsOf(wireJoinedActivity, 100) });
export type ReduceMoneyJoinedData = Decoded<typeof wireReduceMoneyJoinedData>;

/** Activities that this user has joined, newest first */
export const reduceMoneyJoined: Operation<
  ReduceMoneyJoinedRequest,
  ReduceMoneyJoinedData
> = {
  path: '/activity/api/reduceMoneyActivity/joinedList',
  decode: wireReduceMoneyJoinedData,
};

const wireReduceMoneyFundData = object({
  availableMoney: amount,
  usedMoney: amount,
  expiredMoney: amount,
  expiringMoney: amount,
  expiringTm: timeOrNull,
  orderLimitMoney: amount,
  bizList: goodOnes(number, 20),
  ruleDesc: string,
});
export type ReduceMoneyFundData = Decoded<typeof wireReduceMoneyFundData>;

/** This user’s reduction fund: available, used, expiring soon, and how it is used */
export const reduceMoneyFund: Operation<
  ReduceMoneyFundRequest,
  ReduceMoneyFundData
> = {
  path: '/activity/api/reduceMoneyActivity/fund',
  decode: wireReduceMoneyFundData,
};
