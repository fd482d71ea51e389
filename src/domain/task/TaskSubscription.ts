/**
 * Subscription to notifications about tomorrow's tasks (product §2.4 "Subscribe flow"). No toasts or app calls here.
 */
import { runInAction, makeAutoObservable } from 'mobx';
import type { CallFailure } from '@/api/errors';
import type { RunGated } from '@/session/LoginGate';
import { cleanText } from '@/utils/text';
import type { TaskApi } from './taskApi';
import { TASK_TEXTS } from './taskTexts';

type SubscribeOutcome =
  | { readonly kind: 'subscribed' }
  /** It existed before this tap. */
  | { readonly kind: 'already' }
  | { readonly kind: 'refused'; readonly text: string }
  /** Nothing to show: it is already running, the user closed the login, or the page was unmounted. */
  | { readonly kind: 'nothing' };

interface TaskSubscriptionDeps {
  readonly api: Pick<TaskApi, 'fetchSubscribed' | 'subscribe'>;
  readonly runGated: RunGated;
  readonly toCallFailure: (cause: unknown) => CallFailure;
}

const FAILED: SubscribeOutcome = { kind: 'refused', text: TASK_TEXTS.subscribeFailed };

export class TaskSubscription {
  /** Null while unknown: the switch is not shown. */
  isSubscribed: boolean | null = null;
  isBusy = false;
  /** Counts checks and account changes: a response to an earlier one is dropped. */
  private round = 0;

  constructor(private readonly deps: TaskSubscriptionDeps) {
    makeAutoObservable<this, 'deps' | 'round'>(this, { deps: false, round: false }, { autoBind: true });
  }

  get isOffered(): boolean {
    return this.isSubscribed === false;
  }

  /**
   * Checks whether to offer the subscription. Decision: if the check fails, nothing is offered and no error is shown.
   */
  async load(): Promise<void> {
    const round = (this.round += 1);
    try {
      const isSubscribed = await this.deps.api.fetchSubscribed();
      if (round === this.round) runInAction(() => (this.isSubscribed = isSubscribed));
    } catch (cause) {
      this.deps.toCallFailure(cause);
    }
  }

  /** Logged out: nothing to offer. */
  forget(): void {
    this.round += 1;
    this.isSubscribed = null;
  }

  /**
   * Subscribes, sent exactly once, after a check: it may have been done elsewhere, by a request whose response was
   * lost, or by the account that just logged in; then the outcome is `already` (product §2.4). Requests login first
   * when logged out.
   */
  async subscribe(): Promise<SubscribeOutcome> {
    if (this.isBusy) return { kind: 'nothing' };
    if (this.isSubscribed === true) return { kind: 'already' };
    this.isBusy = true;
    try {
      const result = await this.deps.runGated(
        async () => {
          if (await this.deps.api.fetchSubscribed()) return 'already';
          return (await this.deps.api.subscribe()) ? 'subscribed' : 'refused';
        },
        { asksFirst: true },
      );
      if (result.kind !== 'done') return { kind: 'nothing' };
      if (result.value === 'refused') return FAILED;
      this.round += 1;
      runInAction(() => (this.isSubscribed = true));
      return { kind: result.value };
    } catch (cause) {
      return this.failure(this.deps.toCallFailure(cause));
    } finally {
      runInAction(() => (this.isBusy = false));
    }
  }

  private failure(failure: CallFailure): SubscribeOutcome {
    switch (failure.kind) {
      case 'cancelled':
        return { kind: 'nothing' };
      case 'business':
        return { kind: 'refused', text: cleanText(failure.message).trim() || TASK_TEXTS.subscribeFailed };
      case 'unauthorized':
        return FAILED;
      case 'offline':
      case 'no-answer':
        return FAILED;
    }
  }
}
