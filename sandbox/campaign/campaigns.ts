import { findActivity } from '../coupon/activities';
import { type IncentiveFixture } from '../coupon/incentiveFixture';
import { findIncentive } from '../coupon/incentives';
import { findReduction, type ReductionFixture } from '../reduction/reductions';
import type { ActivityFixture } from './activityFixture';

/** A campaign as home and welfare show it; its own data is in its own fixture. */
export interface CampaignFixture {
  readonly code: string;
  readonly subTitle: string;
  /** H5 path of its page. */
  readonly path: string;
  readonly what:
    | { readonly kind: 'receive'; readonly activity: ActivityFixture }
    | { readonly kind: 'incentive'; readonly activity: IncentiveFixture }
    | { readonly kind: 'reduction'; readonly activity: ReductionFixture }
    | { readonly kind: 'weekly'; readonly title: string; readonly endsInHours: number };
}

/** The weekly page that home and welfare link to, and the channel of visits from there. */
export const WEEKLY_ENTRY = {
  configId: 'FRI-ALL',
  channelId: 'welfare',
  title: '周五福利日',
  subTitle: '整点秒杀 · 抽奖 · 做任务',
} as const;

/** Channel of the tasks on home and welfare. */
export const TASK_CHANNEL = 'TASK-ALL';

const receive = (code: string, subTitle: string): readonly CampaignFixture[] => {
  const activity = findActivity(code);
  const path = `/receiveCoupon/${code}`;
  return activity === undefined ? [] : [{ code, subTitle, path, what: { kind: 'receive', activity } }];
};
const incentive = (code: string, subTitle: string): readonly CampaignFixture[] => {
  const activity = findIncentive(code);
  const path = `/couponIncentive/${code}`;
  return activity === undefined ? [] : [{ code, subTitle, path, what: { kind: 'incentive', activity } }];
};
const reduction = (code: string, path: string, subTitle: string): readonly CampaignFixture[] => {
  const activity = findReduction(code);
  return activity === undefined ? [] : [{ code, subTitle, path, what: { kind: 'reduction', activity } }];
};

/** In the operator's order; the call leaves out those that have ended. */
export const CAMPAIGNS: readonly CampaignFixture[] = [
  {
    code: WEEKLY_ENTRY.configId,
    subTitle: WEEKLY_ENTRY.subTitle,
    path: `/fcFriday?configId=${WEEKLY_ENTRY.configId}&channelId=${WEEKLY_ENTRY.channelId}`,
    what: { kind: 'weekly', title: WEEKLY_ENTRY.title, endsInHours: 24 * 30 },
  },
  ...receive('RC-MANY', '四张好券，一次领齐'),
  ...incentive('IN-JOIN', '寄得越多，奖得越多'),
  ...reduction('RF-EXTEND', '/reductionFundsExtend/home?activityCode=RF-EXTEND', '来不及取也省钱'),
  ...receive('RC-OPEN', '登录即领 5 元寄件券'),
  ...reduction('RF-STORAGE', '/reductionFundsStorage/home?activityCode=RF-STORAGE', '随手寄存，轻松出门'),
  ...incentive('IN-2002', '五重好礼，寄件即得'),
  ...receive('RC-NOT-START', '即将开抢，敬请期待'),
  ...receive('RC-FINISHED', '感谢参与'),
];
