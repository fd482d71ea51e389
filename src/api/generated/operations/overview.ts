/* eslint-disable */
// Made from contract/gateway.openapi.yaml by `npm run contract`. Change the contract, not this file.

import type { HomeOverviewRequest, WelfareOverviewRequest } from '../../../../contract/types';
import type { Operation } from '../../call';
import { amount, beijingTime, boolean, known, nullable, object, shortText, string } from '../../decode';
import type { Decoded } from '../../decoder';
import { goodOnes, withDefault } from '../../lenient';
import { wireWaitingParcel } from '../schemas/WaitingParcel';

const wireActivityStatusCode = known('NOT_START', 'PROCEED', 'PAUSED', 'OFF_SHELF', 'FINISHED', 'NOT_EXIST', 'WRONG_PLATFORM');
/** Product §1.4; only PROCEED lets the user take part */
export type ActivityStatusCode = Decoded<typeof wireActivityStatusCode>;

const wireRunningCampaign = object({
  code: string,
  kind: known('receive', 'incentive', 'weekly', 'reduction'),
  title: shortText(40),
  subTitle: shortText(40),
  statusCode: wireActivityStatusCode,
  startTm: beijingTime,
  endTm: beijingTime,
  imgUrl: withDefault(string, ''),
  linkUrl: string,
});
export type RunningCampaign = Decoded<typeof wireRunningCampaign>;

const wireCouponHint = object({ count: amount, expiringCount: amount, firstEndTm: nullable(string) });
export type CouponHint = Decoded<typeof wireCouponHint>;

const wireTaskHint = object({ rewardFen: amount, taskCount: amount, channelId: string });
export type TaskHint = Decoded<typeof wireTaskHint>;

const wireHomeOverviewData = object({
  isLogin: boolean,
  campaignList: goodOnes(wireRunningCampaign, 30),
  couponHint: withDefault(wireCouponHint, null),
  nearestParcel: withDefault(wireWaitingParcel, null),
  waitingCount: withDefault(amount, 0),
  taskHint: withDefault(wireTaskHint, null),
  claimableCount: withDefault(amount, 0),
});
export type HomeOverviewData = Decoded<typeof wireHomeOverviewData>;

/** Content of the home page; no login needed, but then only campaigns */
export const homeOverview: Operation<
  HomeOverviewRequest,
  HomeOverviewData
> = {
  path: '/activity/api/home/overview',
  decode: wireHomeOverviewData,
};

const wireWeeklyEntry = object({
  configId: string,
  channelId: string,
  title: shortText(40),
  subTitle: shortText(40),
  imgUrl: withDefault(string, ''),
  statusCode: wireActivityStatusCode,
});
export type WeeklyEntry = Decoded<typeof wireWeeklyEntry>;

const wireWelfareOverviewData = object({
  isLogin: boolean,
  campaignList: goodOnes(wireRunningCampaign, 30),
  weekly: withDefault(wireWeeklyEntry, null),
  fundFen: withDefault(amount, null),
  taskChannelId: withDefault(string, ''),
  taskHint: withDefault(wireTaskHint, null),
  couponHint: withDefault(wireCouponHint, null),
  claimableCount: withDefault(amount, 0),
});
export type WelfareOverviewData = Decoded<typeof wireWelfareOverviewData>;

/** Content of the welfare page; no login needed */
export const welfareOverview: Operation<
  WelfareOverviewRequest,
  WelfareOverviewData
> = {
  path: '/activity/api/welfare/overview',
  decode: wireWelfareOverviewData,
};
