import type { SandboxStore } from '../core/store';
import type { Visitor } from '../core/visitor';
import { taskStatusOf } from './fixtures/items';
import { findTask } from './fixtures/sets';
import { rewardOf, type TaskFixture } from './fixtures/types';

/** Number of days that a task's reward is valid. */
export const REWARD_DAYS = 30;

type FinishOutcome =
  /** `paid`: fen credited to the fund; 0 for a reward that is claimed on a separate page. */
  | { readonly kind: 'finished'; readonly task: TaskFixture; readonly paid: number }
  | { readonly kind: 'finished-before'; readonly task: TaskFixture }
  /** The task is finished, or cannot be started. */
  | { readonly kind: 'over'; readonly task: TaskFixture }
  | { readonly kind: 'unknown' };

/**
 * The third party's report that a user has done a task: pays into the fund, once, and sets status 3.
 * Decision: it need not have been started, so that a test can go straight to what comes after.
 */
export async function finishTask(
  store: SandboxStore,
  visitor: Visitor,
  taskId: string,
): Promise<FinishOutcome> {
  const task = findTask(taskId);
  if (task === undefined) return { kind: 'unknown' };
  const status = taskStatusOf(task, (await store.tasks.taskProgress(visitor.id)).get(taskId));
  if (status === 3) return { kind: 'finished-before', task };
  if ((status !== 1 && status !== 2) || task.refusal !== undefined) return { kind: 'over', task };
  // Money first: a reader of the finished task also sees the payment.
  const paid = task.isClaimed === true ? 0 : rewardOf(task);
  if (paid > 0) {
    await store.funds.pay(visitor, {
      key: `task:${taskId}`,
      title: `做任务 · ${task.title}`,
      money: paid,
      validDays: REWARD_DAYS,
      activity: null,
    });
  }
  return (await store.tasks.finishTask(visitor.id, taskId))
    ? { kind: 'finished', task, paid }
    : { kind: 'finished-before', task };
}
