/** Effects of starting a task (product §2.4, §2.5, §2.8, §2.9 "Task jump delay"). */
import type { Scope } from '@/api/scope';
import { FALLBACK_DELAY_MS } from '@/platform/otherApp/types';
import type { Clock } from '@/utils/clock';
import type { TaskJump } from './jumpRules';
import { taskAction } from './taskRules';
import type { TaskStarts } from './TaskStarts';
import { TASK_TEXTS } from './taskTexts';
import type { TaskView } from './taskTypes';

/** `refused`: the gateway refused, or there is nothing to start; `failed`: no response, or it is no longer needed. */
export type StartResult = 'started' | 'refused' | 'failed';

/** Product §2.9. */
export const JUMP_DELAY_MS = 100;

interface StartEffects {
  readonly toast: (text: string) => void;
  /** Target of the started task. */
  readonly jumpOf: (task: TaskView, taskToken: string) => TaskJump;
  /** Shows its own message if the link may not be opened. */
  readonly openLink: (url: string) => Promise<unknown>;
  /** @returns whether another app opened */
  readonly openScheme: (url: string) => Promise<boolean>;
  readonly clock: Clock;
  /** The page's scope: once unmounted, nothing is shown or opened. */
  readonly scope: Scope;
}

/** Starts a task; shows what went wrong, or jumps after 100 ms. Until then a second tap does nothing. */
export async function startTask(
  task: TaskView,
  starts: Pick<TaskStarts, 'start'>,
  effects: StartEffects,
): Promise<StartResult> {
  if (taskAction(task.status) !== 'start') return 'refused';
  const outcome = await starts.start(task.taskId, async (taskToken) => {
    if (await waited(JUMP_DELAY_MS, effects)) await jump(effects.jumpOf(task, taskToken), effects);
  });
  switch (outcome.kind) {
    case 'nothing':
      return 'failed';
    case 'refused':
    case 'failed':
      if (effects.scope.isCancelled) return 'failed';
      effects.toast(outcome.text);
      return outcome.kind;
    case 'started':
      return 'started';
  }
}

/** False if the page was unmounted meanwhile. */
function waited(ms: number, { clock, scope }: Pick<StartEffects, 'clock' | 'scope'>): Promise<boolean> {
  if (scope.isCancelled) return Promise.resolve(false);
  return new Promise((resolve) => {
    const forget = scope.onCancel(() => {
      cancel();
      resolve(false);
    });
    const cancel = clock.after(ms, () => {
      forget();
      resolve(true);
    });
  });
}

async function jump(target: TaskJump, effects: StartEffects): Promise<void> {
  const { openLink, openScheme, toast } = effects;
  switch (target.kind) {
    case 'link':
      await openLink(target.url);
      break;
    case 'scheme':
      if (await openScheme(target.url)) break;
      if (target.fallbackUrl === '') toast(TASK_TEXTS.jumpFailed);
      else if (await waited(FALLBACK_DELAY_MS, effects)) await openLink(target.fallbackUrl);
      break;
    case 'nowhere':
      toast(TASK_TEXTS.jumpFailed);
      break;
  }
}
