/* eslint-disable */
// Made from contract/gateway.openapi.yaml by `npm run contract`. Change the contract, not this file.

import type { AppIncentiveClaimRequest, AppIncentiveInfoRequest } from '../../../../contract/types';
import type { Operation } from '../../call';
import { amount, known, object, rawValue, shortText, string } from '../../decode';
import type { Decoded } from '../../decoder';

const wireAppIncentiveInfoData = object({
  activityCode: string,
  activityName: shortText(40),
  headImgUrl: string,
  statusCode: known('NOT_START', 'RUNNING', 'FINISHED'),
  startTm: string,
  endTm: string,
  ruleDesc: string,
  claimedMoney: amount,
  itemList: rawValue,
});
export type AppIncentiveInfoData = Decoded<typeof wireAppIncentiveInfoData>;

/** Tasks of the page /appIncentive and the reward of each for this user */
export const appIncentiveInfo: Operation<
  AppIncentiveInfoRequest,
  AppIncentiveInfoData
> = {
  path: '/activity/api/appIncentive/info',
  decode: wireAppIncentiveInfoData,
};

const wireAppIncentiveClaimData = object({ claimStatus: known(0, 1, 2, 3), reward: amount, toast: shortText(60) });
export type AppIncentiveClaimData = Decoded<typeof wireAppIncentiveClaimData>;

/** Pays the reward of a finished task into the reduction fund, once; when already claimed, a success with its status */
export const appIncentiveClaim: Operation<
  AppIncentiveClaimRequest,
  AppIncentiveClaimData
> = {
  path: '/activity/api/appIncentive/claim',
  isWrite: true,
  decode: wireAppIncentiveClaimData,
};
