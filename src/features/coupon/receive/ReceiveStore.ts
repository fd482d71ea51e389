/**
 * State of one visit to a receive-coupon activity (product §1.2.1, §1.4 "Receive flow", §1.8).
 * Knows no page, toast or address: every action answers with an outcome, the page decides what a person sees.
 */
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { CallFailure } from '@/api/errors';
import { isClientAllowed, type ActivityStatus, type Client } from '@/domain/activity';
import type { ActivityAnswer, ReceiveApi } from './receiveApi';
import {
  type CheckResult,
  type Coupon,
  judgeCheck,
  judgeClaim,
  type ReceiveActivity,
  statusSentence,
} from './receiveRules';
import { RECEIVE_TEXTS } from './receiveTexts';

/** What happened to an attempt to take part. */
export type TakePartOutcome =
  | { readonly kind: 'won' | 'already-held' | 'finished' }
  /** The gateway's or our own sentence; `canRetry` when the same attempt may succeed later. */
  | { readonly kind: 'message'; readonly text: string; readonly canRetry: boolean }
  /** Nothing to tell: an attempt is running, the activity is not open here, or the visitor closed the login. */
  | { readonly kind: 'nothing' };

/** What a tap on the poster asks the page to do. */
export type PosterTap =
  { readonly kind: 'shown' } | { readonly kind: 'take-part'; readonly mustLogIn: boolean };

/** Runs an action that needs login; the action may run again after a login (session/ makes it). */
export type RunGated = <T>(
  action: () => Promise<T>,
  options: { readonly mustLogIn: boolean },
) => Promise<{ readonly kind: 'done'; readonly value: T } | { readonly kind: 'cancelled' }>;

export interface ReceiveStoreDeps {
  readonly activityCode: string;
  readonly api: ReceiveApi;
  readonly client: Client;
  readonly runGated: RunGated;
  /** Sorts a failed call: needs login, could have taken effect all the same, or has a sentence of its own. */
  readonly toCallFailure: (cause: unknown) => CallFailure;
}

export type ReceivePhase = 'loading' | 'ready' | 'failed' | 'offline';
export type ReceiveDialog = 'none' | 'rules' | 'status' | 'result';

export class ReceiveStore {
  phase: ReceivePhase = 'loading';
  failureText: string = RECEIVE_TEXTS.infoFailed;
  activity: ReceiveActivity | null = null;
  dialog: ReceiveDialog = 'none';
  /** Coupons held from this activity, as the gateway last said. */
  coupons: readonly Coupon[] = [];
  isNewlyWon = false;
  maskedPhone: string | null = null;
  isTakingPart = false;
  private isReloading = false;
  private isGone = false;
  private hasEnded = false;
  private lastRefusal: 'retry' | 'account' | null = null;

  constructor(private readonly deps: ReceiveStoreDeps) {
    makeAutoObservable<this, 'deps' | 'isReloading'>(
      this,
      { deps: false, isReloading: false, activity: observableRef, coupons: observableRef },
      { autoBind: true },
    );
  }

  /** The activity's status as this visit has to see it. */
  get status(): ActivityStatus | null {
    if (this.isGone || this.hasEnded) return 'FINISHED';
    return this.activity?.status ?? null;
  }

  get isWrongPlatform(): boolean {
    if (this.activity === null || this.isGone) return false;
    return this.status === 'WRONG_PLATFORM' || !isClientAllowed(this.activity.clientMap, this.deps.client);
  }

  /** Sentence of the status popup, null while the visitor may take part. */
  get statusText(): string | null {
    return this.status === null ? null : statusSentence(this.status);
  }

  get canTakePart(): boolean {
    return this.status === 'PROCEED' && !this.isWrongPlatform;
  }

  get usesOwnPoster(): boolean {
    return this.isGone;
  }

  /** Loads the activity; true when the visitor may take part, so that the page goes on with `takePart`. */
  async load(): Promise<boolean> {
    this.phase = 'loading';
    try {
      const answer = await this.deps.api.fetchActivity(this.deps.activityCode);
      runInAction(() => {
        this.accept(answer);
        if (this.hasStatusPopup) this.dialog = 'status';
      });
      return this.canTakePart;
    } catch (cause) {
      const failure = this.deps.toCallFailure(cause);
      runInAction(() => {
        if (failure.kind === 'cancelled') return;
        this.phase = failure.kind === 'offline' ? 'offline' : 'failed';
        this.failureText = (failure.kind === 'business' ? failure.message : '') || RECEIVE_TEXTS.infoFailed;
      });
      return false;
    }
  }

  /**
   * An activity that was not begun or paused is looked at again: asks quietly whether it is open now, one question at a
   * time; a failure leaves what is there. True when the visitor may take part now, so that the page goes on with
   * `takePart` as after `load`; the sentence that said otherwise is gone then.
   */
  async reload(): Promise<boolean> {
    const mayOpen = this.status === 'NOT_START' || this.status === 'PAUSED';
    if (this.phase !== 'ready' || !mayOpen || this.isWrongPlatform || this.isReloading) return false;
    this.isReloading = true;
    try {
      const answer = await this.deps.api.fetchActivity(this.deps.activityCode);
      runInAction(() => {
        this.accept(answer);
        if (!this.hasStatusPopup && this.dialog === 'status') this.dialog = 'none';
      });
      return this.canTakePart;
    } catch (cause) {
      this.deps.toCallFailure(cause); // a bug of ours goes on to whoever reports those
      return false;
    } finally {
      this.isReloading = false;
    }
  }

  /** Product §1.2.1 "Tapping the poster". */
  tapPoster(): PosterTap {
    if (this.isWrongPlatform) return { kind: 'shown' };
    if (this.statusText !== null) {
      this.dialog = 'status';
      return { kind: 'shown' };
    }
    if (this.coupons.length > 0) {
      this.dialog = 'result';
      return { kind: 'shown' };
    }
    // Decision: a gateway that refused this account opens the login, so that another number can take part;
    // after a fault on the way the same account tries again.
    return { kind: 'take-part', mustLogIn: this.lastRefusal === 'account' };
  }

  /**
   * Check, then claim if allowed; waits for the login when one is needed and then starts from the check again.
   * One attempt at a time however often it is called.
   */
  async takePart(options: { readonly mustLogIn: boolean } = { mustLogIn: false }): Promise<TakePartOutcome> {
    const activity = this.activity;
    if (activity === null || !this.canTakePart || this.isTakingPart) return { kind: 'nothing' };
    this.isTakingPart = true;
    try {
      const result = await this.deps.runGated(() => this.attempt(activity), options);
      return result.kind === 'done' ? result.value : { kind: 'nothing' };
    } catch (cause) {
      // Refused again right after a login: said, and the next tap asks for a login anew.
      if (this.deps.toCallFailure(cause).kind !== 'unauthorized') throw cause;
      return this.settle({ kind: 'refused', message: RECEIVE_TEXTS.claimFailed });
    } finally {
      runInAction(() => {
        this.isTakingPart = false;
      });
    }
  }

  openRules(): void {
    this.dialog = 'rules';
  }

  closeDialog(): void {
    this.dialog = 'none';
  }

  private get hasStatusPopup(): boolean {
    return !this.isWrongPlatform && this.statusText !== null;
  }

  private accept(answer: ActivityAnswer): void {
    this.phase = 'ready';
    if (answer.kind === 'gone') {
      this.isGone = true;
    } else {
      this.activity = answer.activity;
    }
  }

  private async attempt(activity: ReceiveActivity): Promise<TakePartOutcome> {
    const check = await this.check(activity);
    if ('outcome' in check) return check.outcome;
    const verdict = judgeCheck(check.result);
    if (verdict.kind !== 'claim') return this.settle(verdict);
    return this.claim(activity);
  }

  private async check(
    activity: ReceiveActivity,
  ): Promise<{ result: CheckResult } | { outcome: TakePartOutcome }> {
    try {
      const result = await this.deps.api.fetchCheck(activity);
      runInAction(() => {
        this.maskedPhone = result.maskedPhone;
      });
      return { result };
    } catch (cause) {
      return { outcome: this.settleFailure(cause) };
    }
  }

  private async claim(activity: ReceiveActivity): Promise<TakePartOutcome> {
    try {
      return this.settle(judgeClaim(await this.deps.api.claimCoupon(activity)));
    } catch (cause) {
      const failure = this.deps.toCallFailure(cause);
      if (failure.kind !== 'no-answer' && failure.kind !== 'offline') return this.settleFailure(cause);
      // The claim may have taken effect though its answer was lost: ask what is held, never claim blindly again.
      const check = await this.check(activity);
      if ('outcome' in check) return check.outcome;
      const verdict = judgeCheck(check.result);
      if (verdict.kind !== 'claim') return this.settle(verdict);
      return this.settle({ kind: 'refused', message: RECEIVE_TEXTS.claimFailed }, 'retry');
    }
  }

  private settle(
    verdict: Exclude<ReturnType<typeof judgeCheck>, { kind: 'claim' }> | ReturnType<typeof judgeClaim>,
    refusal: 'retry' | 'account' = 'account',
  ): TakePartOutcome {
    this.lastRefusal = null;
    switch (verdict.kind) {
      case 'won':
      case 'already-held':
        this.coupons = verdict.coupons;
        this.isNewlyWon = verdict.kind === 'won';
        this.dialog = 'result';
        return { kind: verdict.kind };
      case 'finished':
        this.hasEnded = true;
        this.dialog = 'status';
        return { kind: 'finished' };
      case 'refused':
        this.lastRefusal = refusal;
        return { kind: 'message', text: verdict.message, canRetry: refusal === 'retry' };
    }
  }

  /** @throws the cause itself when it asks for login: the gate handles that. */
  private settleFailure(cause: unknown): TakePartOutcome {
    const failure = this.deps.toCallFailure(cause);
    switch (failure.kind) {
      case 'unauthorized':
        throw cause;
      case 'cancelled':
        return { kind: 'nothing' };
      case 'business':
        return this.settle(
          { kind: 'refused', message: failure.message || RECEIVE_TEXTS.claimFailed },
          'retry',
        );
      case 'offline':
      case 'no-answer':
        return this.settle({ kind: 'refused', message: RECEIVE_TEXTS.claimFailed }, 'retry');
    }
  }
}
