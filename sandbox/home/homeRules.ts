import { spanOf, statusOf } from '../campaign/activityRules';
import { CAMPAIGNS, TASK_CHANNEL, type CampaignFixture } from '../campaign/campaigns';
import type { GatewayTools } from '../core/call';
import { beijingTime } from '../core/clock';
import { runOf } from '../core/rewardSpan';
import type { Visitor } from '../core/visitor';
import { walletFor } from '../coupon/dueGifts';
import { isReady } from '../coupon/walletRules';
import { claimableStages } from '../pick/aggregationOperations';
import { findAggregation } from '../pick/aggregations';
import { joinedActivities } from '../reduction/fundRules';
import { claimableTasks } from '../task/appIncentiveOperations';
import { findAppIncentive } from '../task/appIncentives';
import { taskStatusOf } from '../task/fixtures/items';
import { findTaskSet } from '../task/fixtures/sets';
import { rewardOf } from '../task/fixtures/types';
import { art } from '../weekly/fixtures/sandboxAddresses';

const DAY_MS = 86_400_000;
const SOON_MS = 3 * DAY_MS;

const artOf = (origin: string, { what, code }: CampaignFixture): string => {
  switch (what.kind) {
    case 'receive':
      return what.activity.config.homePageImgUrl.replace('{origin}', origin);
    case 'incentive':
      return what.activity.config(origin).homePageInfo.homePageImgUrl;
    case 'reduction':
      return what.activity.header === null ? '' : art(origin, 'reward', what.activity.header);
    case 'weekly':
      return art(origin, 'weekly', {
        theme: 'friday',
        title: what.title,
        sub: code === '' ? '' : '整点开抢',
      });
  }
};

/** Title, status (product §1.4) and times. */
function runningOf({ what }: CampaignFixture, tools: GatewayTools) {
  switch (what.kind) {
    case 'receive':
    case 'incentive': {
      const { startMs, endMs } = spanOf(what.activity, tools);
      const times = { startTm: beijingTime(startMs), endTm: beijingTime(endMs) };
      return { title: what.activity.title, statusCode: statusOf(what.activity, tools), ...times };
    }
    case 'reduction':
    case 'weekly': {
      const times =
        what.kind === 'weekly' ? { startsInHours: -24, endsInHours: what.endsInHours } : what.activity;
      const { statusCode, startTm, endTm } = runOf(times, tools);
      return {
        title: what.kind === 'weekly' ? what.title : what.activity.name,
        statusCode: statusCode === 'RUNNING' ? ('PROCEED' as const) : statusCode,
        startTm,
        endTm,
      };
    }
  }
}

/** Running campaigns, then upcoming ones. */
export function campaignList(origin: string, tools: GatewayTools) {
  const campaigns = CAMPAIGNS.map((campaign) => ({
    code: campaign.code,
    kind: campaign.what.kind,
    subTitle: campaign.subTitle,
    imgUrl: artOf(origin, campaign),
    linkUrl: origin + campaign.path,
    ...runningOf(campaign, tools),
  }));
  return [
    ...campaigns.filter(({ statusCode }) => statusCode === 'PROCEED'),
    ...campaigns.filter(({ statusCode }) => statusCode === 'NOT_START'),
  ];
}

/** Usable coupons, and those of them that expire within three days. */
export async function couponHint(visitor: Visitor, tools: GatewayTools) {
  const nowMs = tools.clock.nowMs();
  const ready = (await walletFor(visitor, tools)).filter((coupon) => isReady(coupon, nowMs));
  const ends = ready
    .map(({ info }) => info.validEndTm)
    .filter((endTm) => endTm <= beijingTime(nowMs + SOON_MS))
    .sort();
  return { count: ready.length, expiringCount: ends.length, firstEndTm: ends[0] ?? null };
}

/** Prize money of all tasks and joined amounts (product §2.9 "Reward sum"), and the number of available tasks. */
export async function taskHint(visitor: Visitor, { store, clock }: GatewayTools) {
  const { tasks } = findTaskSet(TASK_CHANNEL);
  const progress = await store.tasks.taskProgress(visitor.id);
  const joined = joinedActivities(await store.funds.fundOf(visitor), clock.nowMs());
  const statuses = tasks.map((task) => taskStatusOf(task, progress.get(task.id)));
  return {
    rewardFen:
      tasks.reduce((sum, task) => sum + rewardOf(task), 0) +
      joined.reduce((sum, { reduceMoney }) => sum + reduceMoney, 0),
    taskCount: statuses.filter((status) => status === 1 || status === 2).length,
    channelId: TASK_CHANNEL,
  };
}

/** Rewards waiting to be claimed: for sent parcels and finished tasks. */
export async function claimableCount(visitor: Visitor, tools: GatewayTools): Promise<number> {
  const parcels = findAggregation('AGG-DEFAULT');
  const tasks = findAppIncentive('');
  return (
    (parcels === undefined ? 0 : (await claimableStages(parcels, visitor.id, tools)).length) +
    (tasks === undefined ? 0 : (await claimableTasks(tasks, visitor, tools)).length)
  );
}
