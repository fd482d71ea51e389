/* eslint-disable */
// Made from contract/gateway.openapi.yaml by `npm run contract`. Change the contract, not this file.

import type { AggregationClaimRequest, AggregationEntranceRequest } from '../../../../contract/types';
import type { Operation } from '../../call';
import { amount, beijingTime, known, nullable, object, string, wholeFrom, words } from '../../decode';
import type { Decoded } from '../../decoder';
import { itemsOf, withDefault } from '../../lenient';

const wireDistributionStatus = known(0, 1, 2);
/** 0 not claimed, 1 received, waiting for the parcels to be on their way, 2 distributed */
export type DistributionStatus = Decoded<typeof wireDistributionStatus>;

const wireAggregationClaim = object({ distributionStatus: wireDistributionStatus, toast: words });
export type AggregationClaim = Decoded<typeof wireAggregationClaim>;

/** Claims the reward of one stage; a repeat never gives a second one */
export const claimAggregationReward: Operation<
  AggregationClaimRequest,
  AggregationClaim
> = {
  path: '/activity/incentive/activity/send/receive',
  isWrite: true,
  decode: wireAggregationClaim,
};

const wireAggregationStage = object({
  stageNo: wholeFrom(1),
  targetCount: wholeFrom(1),
  currentCount: amount,
  distributionStatus: wireDistributionStatus,
  prizeValue: amount,
  prizeTitle: words,
  couponIdsStr: withDefault(string, ''),
});
export type AggregationStage = Decoded<typeof wireAggregationStage>;

const wireAggregationActivity = object({
  activityId: string,
  activityName: words,
  userTag: words,
  taskPkgName: words,
  taskPkgReceiveId: string,
  endTm: withDefault(beijingTime, ''),
  stageList: itemsOf(wireAggregationStage, 50),
});
export type AggregationActivity = Decoded<typeof wireAggregationActivity>;

const wireAggregationEntrance = object({ activity: nullable(wireAggregationActivity) });
export type AggregationEntrance = Decoded<typeof wireAggregationEntrance>;

/** The task package that the reward-aggregation cards show in one location; changes nothing */
export const aggregationEntrance: Operation<
  AggregationEntranceRequest,
  AggregationEntrance
> = {
  path: '/activity/marketingEntrance/aggregationEntrance',
  decode: wireAggregationEntrance,
};
