/**
 * Starting tasks (product §2.5, §2.7, §2.8): each once at a time from press to jump, sent exactly once. Knows no screen, toast or address.
 */
import { makeAutoObservable, observable, runInAction } from 'mobx';
import type { CallFailure } from '@/api/errors';
import type { RunGated } from '@/session/LoginGate';
import { cleanText } from '@/utils/text';
import type { StartCall } from './taskApi';
import { TASK_TEXTS } from './taskRules';

export type StartOutcome =
  | { readonly kind: 'started'; readonly taskToken: string }
  /** The gateway said no: its words or ours. */
  | { readonly kind: 'refused'; readonly text: string }
  /** No answer that counts; starting again is safe. */
  | { readonly kind: 'failed'; readonly text: string }
  /** Nothing to tell: it is under way already, the visitor closed the login, or the page is gone. */
  | { readonly kind: 'nothing' };

export interface TaskStartsDeps {
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
   * Starts a task. Asks for login first when the visitor is logged out.
   * @param follow what comes of a start (the jump): the task is under way until that has ended, so that a second press
   * before the jump starts nothing
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
    case 'unauthorized': // refused again right after a login: there is no third try
      return { kind: 'failed', text: TASK_TEXTS.startFailed };
    case 'offline':
    case 'no-answer':
      return { kind: 'failed', text: TASK_TEXTS.startLost };
  }
}
