/**
 * State of one visit to an incentive activity (product §1.2.2, §1.4 "Incentive states", §1.8).
 * Knows no page, toast or address: actions answer with an outcome, the page decides what a person sees.
 */
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { CallFailure } from '@/api/errors';
import { CODE_NO_ACTIVITY, type Client } from '@/domain/activity';
import type { RunGated } from '@/session/gated';
import type { IncentiveApi, JoinSource } from './incentiveApi';
import { INCENTIVE_TEXTS, PAGE_CODE } from './incentiveTexts';
import {
  type IncentiveScreen,
  isOpenTo,
  mayOpenTo,
  type ProgressFailure,
  progressFailureOf,
  screenOf,
} from './incentiveScreen';
import {
  BUSY,
  type IncentiveActivity,
  type IncentiveState,
  type JoinOutcome,
  settledOr,
} from './incentiveRules';

export interface IncentiveStoreDeps {
  readonly activityCode: string;
  readonly api: IncentiveApi;
  readonly client: Client;
  readonly runGated: RunGated;
  readonly isLoggedIn: () => boolean;
  /** Asked when a join is sent: attribution grows old. */
  readonly joinSource: () => JoinSource;
  /** Sorts a failed call: needs login, could have taken effect all the same, or has a sentence of its own. */
  readonly toCallFailure: (cause: unknown) => CallFailure;
}

export type IncentivePhase = 'loading' | 'ready' | 'failed' | 'offline';

export class IncentiveStore {
  phase: IncentivePhase = 'loading';
  failureText: string = INCENTIVE_TEXTS.infoFailed;
  /** Null while loading, and when there is no such activity. */
  activity: IncentiveActivity | null = null;
  /** Where the visitor stands; null while that is not known. */
  state: IncentiveState | null = null;
  areRulesOpen = false;
  isJoining = false;
  /** Nobody is logged in and the login was closed: the activity stays visible, with a way to log in again. */
  offersLogin = false;
  private isAsking = false;
  /** A 401 came: until more is known the round before joining is shown rather than a skeleton. */
  private isPreviewing = false;
  private progressFailure: ProgressFailure | null = null;
  /** A join was sent and nobody knows whether it took effect. */
  private isJoinUncertain = false;
  /** Counts what was asked, so that an answer that comes late cannot replace a younger one. */
  private turn = 0;

  constructor(private readonly deps: IncentiveStoreDeps) {
    makeAutoObservable<this, 'deps' | 'turn' | 'isJoinUncertain'>(
      this,
      { deps: false, turn: false, isJoinUncertain: false, activity: observableRef, state: observableRef },
      { autoBind: true },
    );
  }

  /** Progress may be asked for, and the round joined. */
  get isOpen(): boolean {
    return this.activity !== null && isOpenTo(this.activity, this.deps.client);
  }

  /** What is on the page once the activity is loaded. */
  get screen(): IncentiveScreen {
    return screenOf({
      activity: this.activity,
      client: this.deps.client,
      state: this.state,
      progressFailure: this.progressFailure,
      isAwaited: this.isAsking && !this.isPreviewing && this.deps.isLoggedIn(),
    });
  }

  /** Shown under the round of whoever is logged in; '' otherwise. */
  get maskedPhone(): string {
    return this.state?.maskedPhone ?? '';
  }

  /** Loads the activity; true when the visitor may take part, so that the page goes on with `askProgress`. */
  async load(): Promise<boolean> {
    this.phase = 'loading';
    try {
      const answer = await this.deps.api.fetchActivity(this.deps.activityCode);
      runInAction(() => {
        this.phase = 'ready';
        this.activity = answer.kind === 'found' ? answer.activity : null;
      });
      return this.isOpen;
    } catch (cause) {
      const failure = this.deps.toCallFailure(cause);
      runInAction(() => {
        if (failure.kind === 'cancelled') return;
        this.phase = failure.kind === 'offline' ? 'offline' : 'failed';
        this.failureText = (failure.kind === 'business' ? failure.message : '') || INCENTIVE_TEXTS.infoFailed;
      });
      return false;
    }
  }

  /**
   * The page of an activity that was not begun or paused is seen again: asks quietly whether it is open now; a failure
   * leaves what is there. True when it has opened, so that the page goes on as after `load`.
   */
  async reload(): Promise<boolean> {
    const { activity, phase } = this;
    if (phase !== 'ready' || activity === null || !mayOpenTo(activity, this.deps.client) || this.isAsking)
      return false;
    return this.asking(async () => {
      try {
        const answer = await this.deps.api.fetchActivity(this.deps.activityCode);
        runInAction(() => {
          this.activity = answer.kind === 'found' ? answer.activity : null;
        });
        return this.isOpen;
      } catch (cause) {
        this.deps.toCallFailure(cause); // a bug of ours goes on to whoever reports those
        return false;
      }
    });
  }

  /**
   * Asks where the visitor stands; a visitor who is not logged in is asked to. Whoever closes the login sees the
   * round as it looks before joining.
   * @param options.asksFirst the visitor wants to log in: no call before that
   */
  async askProgress(options: { readonly asksFirst: boolean } = { asksFirst: false }): Promise<void> {
    const { activity } = this;
    if (activity === null || !this.isOpen || this.isAsking || this.isJoining) return;
    this.progressFailure = null;
    const turn = this.takeTurn();
    await this.asking(async () => {
      try {
        const outcome = await this.deps.runGated(() => this.fetchProgress(activity), options);
        if (outcome.kind === 'done') this.accept(outcome.value, turn);
        else this.offerLogin();
      } catch (cause) {
        this.settleAskFailure(cause, turn);
      }
    });
  }

  /**
   * The page is seen again, perhaps after a parcel was sent: asks once more, quietly. A failure changes nothing;
   * nobody is asked to log in, and a visitor who has logged out elsewhere sees the round before joining.
   */
  async refresh(): Promise<void> {
    const { activity } = this;
    if (activity === null || !this.isOpen || this.isAsking || this.isJoining) return;
    if (!this.deps.isLoggedIn()) {
      this.forgetAccount();
      this.offerLogin();
      return;
    }
    const turn = this.takeTurn();
    await this.asking(async () => {
      try {
        this.accept(await this.fetchProgress(activity), turn);
      } catch (cause) {
        if (this.deps.toCallFailure(cause).kind === 'unauthorized') this.offerLogin();
      }
    });
  }

  /**
   * Joins the round: sent once a press, never two at a time. Whoever is not logged in logs in first, and joins only
   * if he has not yet. After a lost answer the gateway is asked before anything else is sent.
   */
  async join(): Promise<JoinOutcome> {
    const { activity, screen } = this;
    const canJoin = screen.kind === 'task' && screen.pageCode === PAGE_CODE.notJoined;
    if (activity === null || !canJoin || this.isJoining) return { kind: 'nothing' };
    this.isJoining = true;
    const turn = this.takeTurn();
    try {
      const outcome = await this.deps.runGated(() => this.attemptJoin(activity, turn), { asksFirst: true });
      if (outcome.kind === 'done') return outcome.value;
      this.offerLogin();
      return { kind: 'nothing' };
    } catch (cause) {
      return this.settleJoinFailure(cause);
    } finally {
      runInAction(() => {
        this.isJoining = false;
      });
    }
  }

  openRules(): void {
    this.areRulesOpen = true;
  }

  closeRules(): void {
    this.areRulesOpen = false;
  }

  /** What is asked, one question at a time. */
  private async asking<T>(question: () => Promise<T>): Promise<T> {
    this.isAsking = true;
    try {
      return await question();
    } finally {
      runInAction(() => {
        this.isAsking = false;
      });
    }
  }

  /** May run twice, with a login in between: then the state is not known any more, and is asked for first. */
  private async attemptJoin(activity: IncentiveActivity, turn: number): Promise<JoinOutcome> {
    if (this.state === null || this.isJoinUncertain) {
      const outcome = await this.learnState(activity, turn);
      if (outcome.pageCode !== PAGE_CODE.notJoined) return outcome;
    }
    const joined = await this.sendJoin(activity);
    if (joined !== null) {
      this.accept(joined, turn);
      return settledOr(joined.pageCode);
    }
    const { pageCode } = await this.learnState(activity, turn);
    return settledOr(pageCode);
  }

  private async learnState(activity: IncentiveActivity, turn: number) {
    const state = await this.fetchProgress(activity);
    this.isJoinUncertain = false;
    this.accept(state, turn);
    return { kind: 'settled', pageCode: state.pageCode } as const;
  }

  /** Null: the answer was lost. @throws the cause of any other failure */
  private async sendJoin(activity: IncentiveActivity): Promise<IncentiveState | null> {
    try {
      return await this.deps.api.joinActivity(activity, this.deps.joinSource());
    } catch (cause) {
      const { kind } = this.deps.toCallFailure(cause);
      if (kind === 'unauthorized') this.forgetAccount();
      if (kind !== 'no-answer' && kind !== 'offline') throw cause;
      this.isJoinUncertain = true;
      return null;
    }
  }

  /** @throws the cause; a 401 is taken note of and left to the gate */
  private async fetchProgress(activity: IncentiveActivity): Promise<IncentiveState> {
    try {
      return await this.deps.api.fetchProgress(activity);
    } catch (cause) {
      if (this.deps.toCallFailure(cause).kind === 'unauthorized') this.forgetAccount();
      throw cause;
    }
  }

  private accept(state: IncentiveState, turn: number): void {
    if (turn !== this.turn) return;
    this.state = state;
    this.offersLogin = false;
    this.isPreviewing = false;
    this.progressFailure = null;
  }

  private forgetAccount(): void {
    this.state = null;
    this.isPreviewing = true;
  }

  private offerLogin(): void {
    this.offersLogin = !this.deps.isLoggedIn();
  }

  private settleAskFailure(cause: unknown, turn: number): void {
    const failure = this.deps.toCallFailure(cause);
    if (turn !== this.turn || failure.kind === 'cancelled') return;
    this.offerLogin();
    if (failure.kind === 'unauthorized') return; // refused again right after a login: another one is offered
    this.isPreviewing = false;
    if (failure.kind === 'business' && failure.code === CODE_NO_ACTIVITY) this.activity = null;
    this.progressFailure = progressFailureOf(failure);
  }

  private settleJoinFailure(cause: unknown): JoinOutcome {
    const failure = this.deps.toCallFailure(cause);
    if (failure.kind === 'cancelled') return { kind: 'nothing' };
    if (failure.kind === 'unauthorized') this.offerLogin();
    if (failure.kind !== 'business') return BUSY;
    if (failure.code === CODE_NO_ACTIVITY) {
      this.activity = null;
      return { kind: 'nothing' };
    }
    return failure.message === '' ? BUSY : { kind: 'message', text: failure.message };
  }

  private takeTurn(): number {
    this.turn += 1;
    return this.turn;
  }
}
