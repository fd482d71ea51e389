import type { TaskListData } from '../../contract/types';
import { fail, requireVisitor, succeed, type GatewayTools } from '../core/call';
import type { Handlers } from '../core/call';
import { runOf } from '../core/rewardSpan';
import { joinedActivities } from '../reduction/fundRules';
import { cardTitleArt } from '../weekly/fixtures/modules';
import { incentiveOfTask } from './appIncentives';
import { taskItemOf, taskStatusOf } from './fixtures/items';
import { findTask, findTaskSet } from './fixtures/sets';
import type { TaskFixture } from './fixtures/types';
import { withNews } from './taskNews';

const OK = '0';
const NO_SUCH_TASK = fail('200500001', '任务不存在，看看其他任务吧');
const TOO_OFTEN = fail('200500002', '操作太频繁，请稍后再试');

/** Scene of the center; the other scenes show no joined activities. */
const CENTER = 3;

interface Refusal {
  readonly code: string;
  readonly msg: string;
}
const OVER: Refusal = { code: '200500012', msg: '任务已结束，看看其他任务吧' };
const FINISHED: Refusal = { code: '200500013', msg: '任务已完成，快去查看奖励吧' };
const NOT_BEGUN: Refusal = { code: '200500014', msg: '活动还未开始，敬请期待' };

/** Tasks that earn money (product §2.2, §2.4, §2.7). */
export const taskOperations = {
  async taskList(call, tools) {
    const visitor = requireVisitor(call);
    const { channelId, scene } = call.body;
    const set = findTaskSet(channelId);
    const progress = await tools.store.tasks.taskProgress(visitor.id);
    const items = set.tasks.map((task) => taskItemOf(task, call.origin, channelId, progress.get(task.id)));
    const hasJoined = scene === CENTER && set.tasks.length > 0;
    const data: TaskListData = {
      titleImgUrl: set.titleImage === '' ? '' : cardTitleArt(call.origin, set.titleImage),
      taskStyleToggle: set.styleToggle,
      taskItemList: await withNews(items, visitor.id, tools),
      joinedList: hasJoined
        ? joinedActivities(await tools.store.funds.fundOf(visitor), tools.clock.nowMs())
        : [],
    };
    return succeed(OK, data);
  },

  async taskStart(call, tools) {
    const visitor = requireVisitor(call);
    const task = findTask(call.body.taskId);
    if (task === undefined) return NO_SUCH_TASK;
    const progress = await tools.store.tasks.taskProgress(visitor.id);
    const refusal = refusalOf(task, taskStatusOf(task, progress.get(task.id)), tools);
    if (refusal !== null)
      return succeed(OK, {
        result: false,
        reasonMsg: refusal.msg,
        reasonCode: refusal.code,
        taskToken: '',
      });
    const taskToken = await tools.store.tasks.startTask(visitor, task.id);
    return succeed(OK, { result: true, reasonMsg: '', reasonCode: '', taskToken });
  },

  async taskSubscribe(call, { store }) {
    const { id } = requireVisitor(call);
    const { action, channelId } = call.body;
    if (action === 0)
      return succeed(OK, { status: (await store.tasks.isTaskSubscriber(id, channelId)) ? 1 : 0 });
    return (await store.tasks.subscribeTasks(id, channelId)) === 'subscribed'
      ? succeed(OK, { status: 1 })
      : TOO_OFTEN;
  },
} satisfies Partial<Handlers>;

/** Why the task cannot be started, or null. */
function refusalOf(task: TaskFixture, status: number, tools: GatewayTools): Refusal | null {
  if (task.refusal !== undefined) return task.refusal;
  const activity = incentiveOfTask(task.id);
  const run = activity === undefined ? 'RUNNING' : runOf(activity, tools).statusCode;
  if (run === 'NOT_START') return NOT_BEGUN;
  if (status === 3) return FINISHED;
  return run === 'RUNNING' && (status === 1 || status === 2) ? null : OVER;
}
