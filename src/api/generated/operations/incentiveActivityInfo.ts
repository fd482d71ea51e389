/* eslint-disable */
// Made from contract/gateway.openapi.yaml by `npm run contract`. Change the contract, not this file.

import { array, literal, nullable, number, object, record, string, type Decoded } from '../../decode';
import { known } from '../../known';
import type { Operation } from '../../operation';
import { words } from '../../words';
import type { components } from '../gateway';
import { wireIncentiveTaskInfo } from '../schemas/IncentiveTaskInfo';

const wireActivityStatusCode = literal('NOT_START', 'PROCEED', 'PAUSED', 'OFF_SHELF', 'FINISHED', 'NOT_EXIST', 'WRONG_PLATFORM');
/** Product §1.4; only PROCEED lets the visitor take part */
export type ActivityStatusCode = Decoded<typeof wireActivityStatusCode>;

const wireClientMap = record(words);
/** Client code to label; the clients that may take part. Key 0 means all, 3 and 9 both mean plain browsers (product §1.4 "Client matching"). Usual labels: 1 locker app, 2 consumer app, 3 common H5 */
export type ClientMap = Decoded<typeof wireClientMap>;

const wireIncentiveExceptionPage = object({
  pageCode: known('1001', '1002', '1003', '1004', '2001', '2002', '2003', '2004', '2005', '2006'),
  exceptionText: words,
  otherActivityList: array(object({ activityImgUrl: string, activityUrl: string })),
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
  exceptionPageList: array(wireIncentiveExceptionPage),
  activityTaskPageList: array(wireIncentiveTaskPage),
});
/** Product §1.3. An empty text means "not configured"; addresses and colours are not to be trusted */
export type IncentivePageConfig = Decoded<typeof wireIncentivePageConfig>;

const wireIncentiveActivity = object({
  code: string,
  title: words,
  description: string,
  startTm: words,
  endTm: words,
  statusCode: wireActivityStatusCode,
  biz: number,
  scene: number,
  clientMap: wireClientMap,
  pageConfigDTO: wireIncentivePageConfig,
  taskInfo: nullable(wireIncentiveTaskInfo),
});
/** The base fields of every activity (see Activity) and the incentive page config */
export type IncentiveActivity = Decoded<typeof wireIncentiveActivity>;

/** The incentive activity; open to everybody */
export const incentiveActivityInfo: Operation<
  components['schemas']['ActivityInfoRequest'],
  IncentiveActivity
> = {
  path: '/activity/incentive/activity/info',
  skipsAuth: true,
  decode: wireIncentiveActivity,
};
