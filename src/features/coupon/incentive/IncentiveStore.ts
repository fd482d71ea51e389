/**
 * Store of an incentive activity page (product §1.2.2, §1.4 "Incentive states", §1.8). No navigation or toasts here:
 * actions return an outcome, and the page decides what to show.
 */
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { type ClaimEnd, ClaimOnce, type ClaimOnceDeps } from '@/data/ClaimOnce';
import type { PageDeps } from '@/data/pageDeps';
import { anyLogin, Query } from '@/data/Query';
import { CODE_NO_ACTIVITY } from '@/domain/activity';
import type { Client } from '@/domain/activity/clientMatching';
import type { ActivityAnswer, IncentiveApi, JoinSource } from './incentiveApi';
import {
  type IncentiveScreen,
  isOpenTo,
  mayOpenTo,
  type ProgressFailure,
  progressFailureOf,
  screenOf,
} from './incentiveScreen';
import { INCENTIVE_TEXTS, PAGE_CODE } from './incentiveTexts';
import type { IncentiveActivity, IncentiveState } from './incentiveTypes';
import { BUSY, type JoinOutcome, settledOr } from './joinOutcome';

interface IncentiveStoreDeps extends ClaimOnceDeps, Pick<PageDeps, 'isLoggedIn' | 'scope'> {
  readonly activityCode: string;
  readonly api: IncentiveApi;
  readonly client: Client;
  /** Read when a join is sent, because attribution data expires. */
  readonly joinSource: () => JoinSource;
}

const MISSING: ActivityAnswer = { kind: 'missing' };
/** One activity per page, so one join. */
const JOIN = 'join';

export class IncentiveStore {
  readonly query: Query<ActivityAnswer>;
  /** The user's progress; null while unknown. */
  state: IncentiveState | null = null;
  /** Not logged in and the user closed the login: the activity stays visible and offers the login again. */
  offersLogin = false;
  private isAsking = false;
  /** After a 401 the page shows the round as it looks before joining rather than a skeleton, until more is known. */
  private isPreviewing = false;
  private progressFailure: ProgressFailure | null = null;
  /** Request counter, so that a late response cannot replace a newer one. */
  private turn = 0;
  private readonly claims: ClaimOnce;

  constructor(private readonly deps: IncentiveStoreDeps) {
    this.query = new Query({
      ...deps,
      token: anyLogin,
      isForAll: true,
      fetch: () => deps.api.fetchActivity(deps.activityCode),
      failedText: INCENTIVE_TEXTS.infoFailed,
    });
    this.claims = new ClaimOnce(deps);
    makeAutoObservable<this, 'deps' | 'turn' | 'claims'>(
      this,
      { deps: false, turn: false, claims: false, query: false, state: observableRef },
      { autoBind: true },
    );
  }

  /** Null: not loaded yet, or there is none. */
  get activity(): IncentiveActivity | null {
    const { value } = this.query;
    return value?.kind === 'found' ? value.activity : null;
  }

  /** Progress can be fetched and the round joined. */
  get isOpen(): boolean {
    return this.activity !== null && isOpenTo(this.activity, this.deps.client);
  }

  /** What the page shows once the activity is loaded. */
  get screen(): IncentiveScreen {
    return screenOf({
      activity: this.activity,
      client: this.deps.client,
      state: this.state,
      progressFailure: this.progressFailure,
      isAwaited: this.isAsking && !this.isPreviewing && this.deps.isLoggedIn(),
    });
  }

  get isJoining(): boolean {
    return this.claims.isBusy;
  }

  /** Shown under the logged-in user's round; '' otherwise. */
  get maskedPhone(): string {
    return this.state?.maskedPhone ?? '';
  }

  /** Loads the activity; true if the user may take part and the page continues with `askProgress`. */
  async load(): Promise<boolean> {
    return (await this.query.refetch()) === 'done' && this.isOpen;
  }

  /**
   * The page of an activity that has not begun or is paused is shown again: checks in the background whether it is open
   * now; a failure keeps the current state. True if it has opened and the page continues as after `load`.
   */
  async reload(): Promise<boolean> {
    const { activity } = this;
    if (activity === null || !mayOpenTo(activity, this.deps.client) || this.isAsking) return false;
    return this.asking(this.load);
  }

  /**
   * Fetches the user's progress; offers the login to a user who is not logged in. If the user closes the login, the
   * page shows the round as it looks before joining.
   * @param options.asksFirst the user wants to log in: no request before that
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
        this.settleFailure(cause, turn, 'seen');
      }
    });
  }

  /**
   * The page is shown again, perhaps after a parcel was sent: refetches in the background. A failure changes nothing;
   * never opens the login. A user who has logged out elsewhere sees the round as it looks before joining.
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
        this.settleFailure(cause, turn, 'quiet');
      }
    });
  }

  /**
   * Joins the round: one request per tap, never two in parallel. A user who is not logged in logs in first, and the
   * join is sent only if they have not joined yet. After a lost response, looks up the result before sending anything
   * again.
   */
  async join(): Promise<JoinOutcome> {
    const { activity, screen } = this;
    const canJoin = screen.kind === 'task' && screen.pageCode === PAGE_CODE.notJoined;
    if (activity === null || !canJoin || this.isJoining) return { kind: 'nothing' };
    const turn = this.takeTurn();
    return this.claims.run<IncentiveState, JoinOutcome>(
      {
        key: JOIN,
        login: { asksFirst: true },
        checksFirst: () => this.state === null,
        send: (requestNo) =>
          this.noting(() => this.deps.api.joinActivity(activity, this.deps.joinSource(), requestNo)),
        checkStatus: async () => {
          const state = await this.fetchProgress(activity);
          this.accept(state, turn);
          return state.pageCode === PAGE_CODE.notJoined ? 'available' : 'claimed';
        },
      },
      (end) => this.report(end, turn),
    );
  }

  /** Marks the store as loading while the request runs. */
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

  private report(end: ClaimEnd<IncentiveState>, turn: number): JoinOutcome {
    switch (end.kind) {
      case 'done':
        this.accept(end.answer, turn);
        return settledOr(end.answer.pageCode);
      case 'found':
      case 'claimed':
      case 'closed':
        return this.state === null ? BUSY : { kind: 'settled', pageCode: this.state.pageCode };
      case 'refused':
        return this.refuse(end);
      case 'unauthorized':
        this.offerLogin();
        return BUSY;
      case 'lost':
      case 'unknown':
      case 'earlier':
        return BUSY;
      case 'nothing':
        this.offerLogin();
        return { kind: 'nothing' };
    }
  }

  private refuse({ code, message }: { readonly code: string; readonly message: string }): JoinOutcome {
    if (code === CODE_NO_ACTIVITY) {
      this.query.replace(MISSING);
      return { kind: 'nothing' };
    }
    return message === '' ? BUSY : { kind: 'message', text: message };
  }

  private fetchProgress(activity: IncentiveActivity): Promise<IncentiveState> {
    return this.noting(() => this.deps.api.fetchProgress(activity));
  }

  /** @throws the cause; on a 401 drops the account's data first and leaves the login to the gate */
  private async noting<T>(call: () => Promise<T>): Promise<T> {
    try {
      return await call();
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

  private settleFailure(cause: unknown, turn: number, how: 'seen' | 'quiet'): void {
    const failure = this.deps.toCallFailure(cause);
    if (how === 'quiet') {
      if (failure.kind === 'unauthorized') this.offerLogin();
      return;
    }
    if (turn !== this.turn || failure.kind === 'cancelled') return;
    this.offerLogin();
    if (failure.kind === 'unauthorized') return; // refused again right after a login: offer another login
    this.isPreviewing = false;
    if (failure.kind === 'business' && failure.code === CODE_NO_ACTIVITY) this.query.replace(MISSING);
    this.progressFailure = progressFailureOf(failure);
  }

  private takeTurn(): number {
    this.turn += 1;
    return this.turn;
  }
}
