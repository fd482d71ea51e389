/* eslint-disable */
// Made from contract/gateway.openapi.yaml by `npm run contract`. Change the contract, not this file.

import type { Operation } from '../../call';
import { boolean, literal, object, string, type Decoded } from '../../decode';
import { amount, shortWords } from '../../formats';
import { goodOnes, withDefault } from '../../lenient';
import type { components } from '../gateway';
import { wireCouponHint } from '../schemas/CouponHint';
import { wireRunningCampaign } from '../schemas/RunningCampaign';
import { wireTaskHint } from '../schemas/TaskHint';

const wireActivityStatusCode = literal('NOT_START', 'PROCEED', 'PAUSED', 'OFF_SHELF', 'FINISHED', 'NOT_EXIST', 'WRONG_PLATFORM');
/** Product §1.4; only PROCEED lets the visitor take part */
export type ActivityStatusCode = Decoded<typeof wireActivityStatusCode>;

const wireWeeklyEntry = object({
  configId: string,
  channelId: string,
  title: shortWords(40),
  subTitle: shortWords(40),
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

/** What the welfare page shows; open to everybody */
export const welfareOverview: Operation<
  components['schemas']['WelfareOverviewRequest'],
  WelfareOverviewData
> = {
  path: '/activity/api/welfare/overview',
  decode: wireWelfareOverviewData,
};
