import { fail, requireVisitor, succeed, type GatewayTools } from '../core/call';
import type { Handlers } from '../core/call';
import { runOf } from '../core/rewardSpan';
import type { Visitor } from '../core/visitor';
import { claimKey } from '../reduction/funds';
import type { Fund } from '../reduction/fundTypes';
import { art } from '../weekly/fixtures/sandboxAddresses';
import { findAppIncentive, type AppIncentiveFixture } from './appIncentives';
import { REWARD_DAYS } from './finishTask';
import { taskItemOf, taskStatusOf } from './fixtures/items';
import { rewardOf, type TaskFixture } from './fixtures/types';
import { withNews } from './taskNews';
import type { TaskProgress } from './taskTable';

const OK = '0';
const NO_SUCH_ACTIVITY = fail('200700001', '活动不存在，看看其他活动吧');
const NOT_FINISHED = fail('200700002', '任务还未完成，完成后再来领取吧');
const OVER = fail('200700003', '您来晚啦，活动已结束~');

/** The page /appIncentive (product §2.2). */
export const appIncentiveOperations = {
  async appIncentiveInfo(call, tools) {
    const visitor = requireVisitor(call);
    const { body, origin } = call;
    const activity = findAppIncentive(body.activityCode);
    if (activity === undefined) return NO_SUCH_ACTIVITY;
    const visit = await visitOf(activity, visitor, tools);
    const items = await withNews(
      activity.tasks.map((task) => taskItemOf(task, origin, body.channelId, visit.progress.get(task.id))),
      visitor.id,
      tools,
    );
    return succeed(OK, {
      activityCode: activity.code,
      activityName: activity.name,
      headImgUrl: art(origin, 'reward', {
        theme: activity.theme,
        kind: 'task',
        title: '做任务赚奖励',
        sub: '完成即领减免金',
        amount: '',
      }),
      ...runOf(activity, tools),
      ruleDesc: activity.rule,
      claimedMoney: activity.tasks
        .filter((task) => isClaimed(visit, task))
        .reduce((sum, task) => sum + rewardOf(task), 0),
      itemList: activity.tasks.flatMap((task, index) => {
        const item = items[index];
        if (item === undefined) return [];
        const claimStatus = claimStatusOf(visit, task, tools);
        return [
          {
            // A claimed task offers nothing to open (product §2.4): 4, ended.
            task: claimStatus === 2 ? { ...item, taskStatus: 4, taskStatusButtonText: '已完成' } : item,
            reward: rewardOf(task),
            claimStatus,
          },
        ];
      }),
    });
  },

  async appIncentiveClaim(call, tools) {
    const visitor = requireVisitor(call);
    const activity = findAppIncentive(call.body.activityCode);
    const task = activity?.tasks.find(({ id }) => id === call.body.taskId);
    if (activity === undefined || task === undefined) return NO_SUCH_ACTIVITY;
    switch (claimStatusOf(await visitOf(activity, visitor, tools), task, tools)) {
      case 0:
        return NOT_FINISHED;
      case 3:
        return OVER;
      case 1:
      case 2: {
        const { isNew } = await tools.store.funds.pay(visitor, {
          key: claimKey(activity.code, task.id),
          title: `做任务赚奖励 · ${task.title}`,
          money: rewardOf(task),
          validDays: REWARD_DAYS,
          activity: null,
        });
        return succeed(OK, {
          claimStatus: 2,
          reward: rewardOf(task),
          toast: isNew ? `${task.yuan} 元减免金已到账` : '您已领取过该奖励',
        });
      }
    }
  },
} satisfies Partial<Handlers>;

interface Visit {
  readonly activity: AppIncentiveFixture;
  readonly progress: ReadonlyMap<string, TaskProgress>;
  readonly fund: Fund;
}

const visitOf = async (
  activity: AppIncentiveFixture,
  visitor: Visitor,
  { store }: GatewayTools,
): Promise<Visit> => ({
  activity,
  progress: await store.tasks.taskProgress(visitor.id),
  fund: await store.funds.fundOf(visitor),
});

/** Tasks whose rewards this user could claim now. */
export async function claimableTasks(
  activity: AppIncentiveFixture,
  visitor: Visitor,
  tools: GatewayTools,
): Promise<readonly TaskFixture[]> {
  const visit = await visitOf(activity, visitor, tools);
  return activity.tasks.filter((task) => claimStatusOf(visit, task, tools) === 1);
}

/** 0 not finished, 1 claimable, 2 claimed, 3 ended. */
type ClaimStatus = 0 | 1 | 2 | 3;

/** Read from the fund only, so that the claimed state always matches the money credited. */
const isClaimed = ({ activity, fund }: Visit, task: TaskFixture): boolean =>
  fund.grants.some(({ key }) => key === claimKey(activity.code, task.id));

function claimStatusOf(visit: Visit, task: TaskFixture, tools: GatewayTools): ClaimStatus {
  if (isClaimed(visit, task)) return 2;
  const status = taskStatusOf(task, visit.progress.get(task.id));
  const run = runOf(visit.activity, tools).statusCode;
  if (run !== 'RUNNING') return run === 'FINISHED' ? 3 : 0;
  if (status === 1 || status === 2) return 0;
  return status === 3 ? 1 : 3;
}
