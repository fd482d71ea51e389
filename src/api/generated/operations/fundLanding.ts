/* eslint-disable */
// Made from contract/gateway.openapi.yaml by `npm run contract`. Change the contract, not this file.

import type { ReduceMoneyInfoRequest, ReduceMoneyJoinRequest } from '../../../../contract/types';
import type { Operation } from '../../call';
import { amount, boolean, known, number, object, shortText, string } from '../../decode';
import type { Decoded } from '../../decoder';

const wireReduceMoneyJoinData = object({ reduceMoney: amount, alreadyJoined: boolean, validEndTm: string });
export type ReduceMoneyJoinData = Decoded<typeof wireReduceMoneyJoinData>;

/** Joins a reduction-fund activity, once; joining again is a success that reports it */
export const reduceMoneyJoin: Operation<
  ReduceMoneyJoinRequest,
  ReduceMoneyJoinData
> = {
  path: '/activity/api/reduceMoneyActivity/join',
  isWrite: true,
  decode: wireReduceMoneyJoinData,
};

const wireReduceMoneyInfoData = object({
  activityCode: string,
  activityName: shortText(40),
  headImgUrl: string,
  reduceMoney: amount,
  validDays: number,
  statusCode: known('NOT_START', 'RUNNING', 'FINISHED', 'USED_UP'),
  startTm: string,
  endTm: string,
  ruleDesc: string,
  joined: boolean,
  validEndTm: string,
  buttonText: shortText(10),
  useUrl: string,
  shareTitle: shortText(60),
  shareImgUrl: string,
});
export type ReduceMoneyInfoData = Decoded<typeof wireReduceMoneyInfoData>;

/** What a reduction-fund activity offers; no login needed, with joined when logged in */
export const reduceMoneyInfo: Operation<
  ReduceMoneyInfoRequest,
  ReduceMoneyInfoData
> = {
  path: '/activity/api/reduceMoneyActivity/info',
  decode: wireReduceMoneyInfoData,
};
