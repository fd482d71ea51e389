/** The notice of tomorrow's tasks (product §2.4 "Subscribe flow"). Knows no screen, toast or app. */
import { makeAutoObservable, runInAction } from 'mobx';
import type { CallFailure } from '@/api/errors';
import type { RunGated } from '@/session/LoginGate';
import { cleanText } from '@/utils/text';
import type { TaskApi } from './taskApi';
import { TASK_TEXTS } from './taskRules';

export type SubscribeOutcome =
  | { readonly kind: 'subscribed' }
  /** It was there before this press. */
  | { readonly kind: 'already' }
  | { readonly kind: 'refused'; readonly text: string }
  /** Nothing to tell: it is under way already, the visitor closed the login, or the page is gone. */
  | { readonly kind: 'nothing' };

export interface TaskSubscriptionDeps {
  readonly api: Pick<TaskApi, 'fetchSubscribed' | 'subscribe'>;
  readonly runGated: RunGated;
  readonly toCallFailure: (cause: unknown) => CallFailure;
}

const FAILED: SubscribeOutcome = { kind: 'refused', text: TASK_TEXTS.subscribeFailed };

export class TaskSubscription {
  /** Null while unknown: the switch is not shown. */
  isSubscribed: boolean | null = null;
  isBusy = false;
  /** Counts looks and visitors: an answer for an earlier one is nobody's. */
  private round = 0;

  constructor(private readonly deps: TaskSubscriptionDeps) {
    makeAutoObservable<this, 'deps' | 'round'>(this, { deps: false, round: false }, { autoBind: true });
  }

  get isOffered(): boolean {
    return this.isSubscribed === false;
  }

  /** Looks whether there is anything to offer. Decision: without an answer nothing is offered and nobody is told. */
  async load(): Promise<void> {
    const round = (this.round += 1);
    try {
      const isSubscribed = await this.deps.api.fetchSubscribed();
      if (round === this.round) runInAction(() => (this.isSubscribed = isSubscribed));
    } catch (cause) {
      this.deps.toCallFailure(cause);
    }
  }

  /** Nobody is logged in: nothing to offer. */
  forget(): void {
    this.round += 1;
    this.isSubscribed = null;
  }

  /**
   * Subscribes, sent exactly once, after a look at how it stands: it may have been done in another place, by a call whose
   * answer was lost, or by the account that a login brought, and who had it already hears that (product §2.4). Asks for
   * login first when the visitor is logged out.
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
