/* eslint-disable */
// Made from contract/gateway.openapi.yaml by `npm run contract`. Change the contract, not this file.

import type { ActivityInfoRequest, JoinIncentiveRequest, ReceiveRequest } from '../../../../contract/types';
import type { Operation } from '../../call';
import { known, nullable, number, object, record, string, words } from '../../decode';
import type { Decoded } from '../../decoder';
import { itemsOf, withDefault } from '../../lenient';

const wireActivityStatusCode = known('NOT_START', 'PROCEED', 'PAUSED', 'OFF_SHELF', 'FINISHED', 'NOT_EXIST', 'WRONG_PLATFORM');
/** Product §1.4; only PROCEED lets the user take part */
export type ActivityStatusCode = Decoded<typeof wireActivityStatusCode>;

const wireClientMap = record(words);
/** Client code to label; the clients that may take part. Key 0 means all, 3 and 9 both mean plain browsers (product §1.4 "Client matching"). If empty: 1 locker app, 2 consumer app, 3 common H5 */
export type ClientMap = Decoded<typeof wireClientMap>;

const wireIncentiveExceptionPage = object({
  pageCode: known('1001', '1002', '1003', '1004', '2001', '2002', '2003', '2004', '2005', '2006'),
  exceptionText: words,
  otherActivityList: itemsOf(object({ activityImgUrl: string, activityUrl: string }), 1000),
  buttonJumpUrl: string,
  buttonImgUrl: string,
  buttonText: words,
});
export type IncentiveExceptionPage = Decoded<typeof wireIncentiveExceptionPage>;

const wireIncentiveTaskPage = object({
  pageCode: known('1001', '1002', '1003', '1004', '2001', '2002', '2003', '2004', '2005', '2006'),
  buttonText: words,
  buttonImgUrl: string,
  buttonJumpUrl: string,
});
export type IncentiveTaskPage = Decoded<typeof wireIncentiveTaskPage>;

const wireIncentivePageConfig = object({
  homePageInfo: object({ homePageImgColor: string, homePageImgUrl: string, progressBarPrizeImgUrl: string }),
  sharePageInfo: object({ shareTitle: words, shareSummary: words, shareMiniPicImgUrl: string }),
  exceptionPageList: itemsOf(wireIncentiveExceptionPage, 1000),
  activityTaskPageList: itemsOf(wireIncentiveTaskPage, 1000),
});
/** Product §1.3. An empty text means "not configured"; addresses and colours are untrusted */
export type IncentivePageConfig = Decoded<typeof wireIncentivePageConfig>;

const wireIncentivePrize = object({ receiveStatus: number, taskNum: number, prizeAmount: number, prizeNum: number });
export type IncentivePrize = Decoded<typeof wireIncentivePrize>;

const wireIncentiveTaskInfo = object({
  prizeTotalAmount: number,
  remainingDays: number,
  taskStatus: known(0, 1, 2, 3),
  prizesInfo: itemsOf(wireIncentivePrize, 20),
});
export type IncentiveTaskInfo = Decoded<typeof wireIncentiveTaskInfo>;

const wireIncentiveActivity = object({
  code: string,
  title: words,
  description: string,
  startTm: words,
  endTm: words,
  statusCode: wireActivityStatusCode,
  biz: number,
  scene: number,
  clientMap: withDefault(wireClientMap, {}),
  pageConfigDTO: wireIncentivePageConfig,
  taskInfo: withDefault(wireIncentiveTaskInfo, null),
});
/** The base fields of every activity (see Activity) and the incentive page config */
export type IncentiveActivity = Decoded<typeof wireIncentiveActivity>;

/** The incentive activity; no login needed */
export const incentiveActivityInfo: Operation<
  ActivityInfoRequest,
  IncentiveActivity
> = {
  path: '/activity/incentive/activity/info',
  skipsAuth: true,
  decode: wireIncentiveActivity,
};

const wireIncentiveState = object({ pageCode: string, taskInfo: nullable(wireIncentiveTaskInfo), phone: string });
export type IncentiveState = Decoded<typeof wireIncentiveState>;

/** The user’s progress; changes nothing */
export const incentiveProgress: Operation<
  ReceiveRequest,
  IncentiveState
> = {
  path: '/activity/incentive/activity/progress',
  decode: wireIncentiveState,
};

/** Joins a round; a repeat changes nothing and returns the current state */
export const joinIncentive: Operation<
  JoinIncentiveRequest,
  IncentiveState
> = {
  path: '/activity/incentive/activity/join',
  isWrite: true,
  decode: wireIncentiveState,
};
