/**
 * Starts tasks (product §2.5, §2.7, §2.8): each only once at a time from tap to jump, sent exactly once. No navigation
 * or toasts here.
 */
import { runInAction, observable, makeAutoObservable } from 'mobx';
import type { CallFailure } from '@/api/errors';
import type { RunGated } from '@/session/LoginGate';
import { cleanText } from '@/utils/text';
import type { StartCall } from './taskApi';
import { TASK_TEXTS } from './taskTexts';

export type StartOutcome =
  | { readonly kind: 'started'; readonly taskToken: string }
  /** The gateway refused: its text or ours. */
  | { readonly kind: 'refused'; readonly text: string }
  /** No usable response; starting again is safe. */
  | { readonly kind: 'failed'; readonly text: string }
  /** Nothing to show: it is already running, the user closed the login, or the page was unmounted. */
  | { readonly kind: 'nothing' };

interface TaskStartsDeps {
  readonly api: { readonly start: StartCall };
  readonly runGated: RunGated;
  readonly toCallFailure: (cause: unknown) => CallFailure;
}

const NOTHING: StartOutcome = { kind: 'nothing' };

export class TaskStarts {
  private readonly busy = observable.set<string>();

  constructor(private readonly deps: TaskStartsDeps) {
    makeAutoObservable<this, 'deps' | 'busy'>(this, { deps: false, busy: false }, { autoBind: true });
  }

  isStarting(taskId: string): boolean {
    return this.busy.has(taskId);
  }

  /**
   * Starts a task. Requests login first when logged out.
   * @param follow runs after a successful start (the jump): the task counts as running until it has ended, so that a
   *   second tap before the jump starts nothing
   */
  async start(
    taskId: string,
    follow: (taskToken: string) => Promise<unknown> = () => Promise.resolve(),
  ): Promise<StartOutcome> {
    if (this.busy.has(taskId)) return NOTHING;
    this.busy.add(taskId);
    try {
      const result = await this.deps.runGated(() => this.deps.api.start(taskId), { asksFirst: true });
      if (result.kind !== 'done') return NOTHING;
      const { isStarted, taskToken, reasonText } = result.value;
      if (!isStarted) return { kind: 'refused', text: reasonText || TASK_TEXTS.startFailed };
      await follow(taskToken);
      return { kind: 'started', taskToken };
    } catch (cause) {
      return toOutcome(this.deps.toCallFailure(cause));
    } finally {
      runInAction(() => this.busy.delete(taskId));
    }
  }
}

function toOutcome(failure: CallFailure): StartOutcome {
  switch (failure.kind) {
    case 'cancelled':
      return NOTHING;
    case 'business':
      return { kind: 'refused', text: cleanText(failure.message).trim() || TASK_TEXTS.startFailed };
    case 'unauthorized': // refused again right after a login: no third try
      return { kind: 'failed', text: TASK_TEXTS.startFailed };
    case 'offline':
    case 'no-answer':
      return { kind: 'failed', text: TASK_TEXTS.startLost };
  }
}
