/**
 * Store of a receive-coupon activity page (product §1.2.1, §1.4 "Receive flow", §1.8). No navigation or toasts here:
 * every action returns an outcome, and the page decides what to show.
 */
import { runInAction, observableRef, makeAutoObservable } from 'mobx';
import {
  type ClaimEnd,
  ClaimOnce,
  type ClaimOnceDeps,
  claimFailureText,
  type ClaimState,
} from '@/data/ClaimOnce';
import type { PageDeps } from '@/data/pageDeps';
import { anyLogin, Query } from '@/data/Query';
import { mayOpenLater, type ActivityStatus } from '@/domain/activity';
import { isClientAllowed, type Client } from '@/domain/activity/clientMatching';
import type { Coupon } from '@/domain/coupon/receivedCoupon';
import { isFinishedCode, judgeClaim, refusalSentence } from '@/domain/coupon/receiveRules';
import { RECEIVE_TEXTS } from '@/domain/coupon/receiveTexts';
import type { ClaimResult, ReceiveActivity } from '@/domain/coupon/receiveTypes';
import { judgeCheck, statusSentence } from './checkRules';
import type { KeptActivities } from './keptActivity';
import type { ReceiveApi } from './receiveApi';

/** Result of an attempt to take part. */
export type TakePartOutcome =
  | { readonly kind: 'won' | 'already-held' | 'finished' }
  /** The gateway's or our own sentence; `canRetry` if the same attempt may succeed later. */
  | { readonly kind: 'message'; readonly text: string; readonly canRetry: boolean }
  /** Nothing to show: an attempt is running, the activity is not open here, or the user closed the login. */
  | { readonly kind: 'nothing' };

/** What the page should do after a tap on the poster. */
type PosterTap = { readonly kind: 'shown' } | { readonly kind: 'take-part'; readonly mustLogIn: boolean };

/** The activity as last sent; `isGone`: it has ended, and the gateway sends no more of it (100901004). */
interface FoundActivity {
  readonly activity: ReceiveActivity | null;
  readonly isGone: boolean;
}

export interface ReceiveStoreDeps extends ClaimOnceDeps, Pick<PageDeps, 'isLoggedIn' | 'scope'> {
  readonly activityCode: string;
  readonly api: ReceiveApi;
  readonly client: Client;
  /** The activity of the last visit, shown until the first response. */
  readonly kept?: KeptActivities;
}

/** One activity per page, so one claim. */
const CLAIM = 'claim';

type ReceiveDialog = 'none' | 'rules' | 'status' | 'result';

/** A check result that leaves nothing to claim. */
type Checked = Exclude<ReturnType<typeof judgeCheck>, { readonly kind: 'claim' }>;

export class ReceiveStore {
  readonly query: Query<FoundActivity>;
  dialog: ReceiveDialog = 'none';
  /** Coupons held from this activity, as last reported by the gateway. */
  coupons: readonly Coupon[] = [];
  isNewlyWon = false;
  maskedPhone: string | null = null;
  /** The activity is being loaded, and replaces the last visit's. */
  isRefreshing = true;
  private isReloading = false;
  private hasEnded = false;
  private lastRefusal: 'retry' | 'account' | null = null;
  /** Result of the last check for this account. */
  private checked: Checked | null = null;
  private readonly claims: ClaimOnce;

  constructor(private readonly deps: ReceiveStoreDeps) {
    this.query = new Query({
      ...deps,
      token: anyLogin,
      isForAll: true,
      fetch: () => this.fetch(),
      failedText: RECEIVE_TEXTS.infoFailed,
      refusalText: refusalSentence,
    });
    const kept = deps.kept?.read();
    if (kept) this.query.showKept({ activity: kept.activity, isGone: false }, kept.atMs);
    this.claims = new ClaimOnce(deps);
    makeAutoObservable<this, 'deps' | 'isReloading' | 'checked' | 'claims'>(
      this,
      {
        deps: false,
        isReloading: false,
        checked: false,
        claims: false,
        query: false,
        coupons: observableRef,
      },
      { autoBind: true },
    );
  }

  /** Null: not loaded yet, or never seen before it ended. */
  get activity(): ReceiveActivity | null {
    return this.query.value?.activity ?? null;
  }

  /** The activity is the last visit's: nothing acts on it. */
  get staleSince(): number | null {
    return this.query.staleSince;
  }

  /** The activity's status for this visit. */
  get status(): ActivityStatus | null {
    if (this.query.value?.isGone === true || this.hasEnded) return 'FINISHED';
    return this.activity?.status ?? null;
  }

  get isWrongPlatform(): boolean {
    if (this.activity === null || this.query.value?.isGone === true) return false;
    return this.status === 'WRONG_PLATFORM' || !isClientAllowed(this.activity.clientMap, this.deps.client);
  }

  /** Sentence of the status popup; null while the user may take part. */
  get statusText(): string | null {
    return this.status === null ? null : statusSentence(this.status);
  }

  get canTakePart(): boolean {
    return this.status === 'PROCEED' && !this.isWrongPlatform && this.staleSince === null;
  }

  get isTakingPart(): boolean {
    return this.claims.isBusy;
  }

  /** Loads the activity; true if the user may take part and the page continues with `takePart`. */
  async load(): Promise<boolean> {
    const wasKept = this.staleSince !== null;
    this.isRefreshing = true;
    const end = await this.query.refetch();
    runInAction(() => (this.isRefreshing = false));
    if (wasKept && this.query.value === null) this.deps.kept?.forget();
    if (end !== 'done') return false;
    if (this.hasStatusPopup) this.open('status');
    return this.canTakePart;
  }

  /**
   * Drops the account's data after a 401 on another page ended the login (a logout unmounts the whole page anyway).
   * Called when the page is shown again and when the user taps the poster.
   */
  forgetLoggedOut(): void {
    if (this.deps.isLoggedIn() || this.isTakingPart) return;
    this.coupons = [];
    this.maskedPhone = null;
    this.checked = null;
    if (this.dialog === 'result') this.dialog = 'none';
  }

  /**
   * For an activity that has not begun, is paused or has an unknown status: checks in the background whether it is open
   * now, one request at a time; a failure keeps the current state. True if the user may take part now: the page
   * continues with `takePart` as after `load`, and the old status sentence is cleared.
   */
  async reload(): Promise<boolean> {
    const mayOpen = this.status !== null && mayOpenLater(this.status);
    if (!mayOpen || this.isWrongPlatform || this.isReloading) return false;
    this.isReloading = true;
    const end = await this.query.refetch().finally(() => {
      this.isReloading = false;
    });
    if (end !== 'done') return false;
    if (!this.hasStatusPopup && this.dialog === 'status') this.closeDialog();
    return this.canTakePart;
  }

  /** Product §1.2.1 "Tapping the poster". */
  tapPoster(): PosterTap {
    if (this.isWrongPlatform) return { kind: 'shown' };
    if (this.statusText !== null) {
      this.dialog = 'status';
      return { kind: 'shown' };
    }
    this.forgetLoggedOut();
    if (this.coupons.length > 0) {
      this.dialog = 'result';
      return { kind: 'shown' };
    }
    // Decision: if the gateway refused this account, the login opens, so that the user can take part with another
    // number; after a technical failure the same account retries.
    return { kind: 'take-part', mustLogIn: this.lastRefusal === 'account' };
  }

  /**
   * Checks, then claims if allowed; if a login is needed, waits for it and starts from the check again. One attempt at
   * a time, however often it is called.
   */
  async takePart(options: { readonly mustLogIn: boolean } = { mustLogIn: false }): Promise<TakePartOutcome> {
    const { activity } = this;
    if (activity === null || !this.canTakePart) return { kind: 'nothing' };
    return this.claims.run<ClaimResult, TakePartOutcome>(
      {
        key: CLAIM,
        login: { asksFirst: false, asksAnother: options.mustLogIn },
        send: (requestNo) => this.deps.api.claimCoupon(activity, requestNo),
        checkStatus: () => this.check(activity),
        checksFirst: () => true, // product §1.2.1: check, then claim
      },
      (end) => this.report(end, activity),
    );
  }

  openRules(): void {
    this.open('rules');
  }

  closeDialog(): void {
    this.dialog = 'none';
  }

  private open(dialog: ReceiveDialog): void {
    this.dialog = dialog;
  }

  private get hasStatusPopup(): boolean {
    return !this.isWrongPlatform && this.statusText !== null;
  }

  private async fetch(): Promise<FoundActivity> {
    const { api, activityCode, client, kept } = this.deps;
    const reader = kept?.reader() ?? null;
    const answer = await api.fetchActivity(activityCode);
    if (answer.kind === 'gone') {
      kept?.forget();
      return { activity: this.staleSince === null ? this.activity : null, isGone: true };
    }
    const { activity } = answer;
    if (activity.status === 'PROCEED' && isClientAllowed(activity.clientMap, client))
      kept?.write(activity, reader);
    else kept?.forget();
    return { activity, isGone: false };
  }

  private async check(activity: ReceiveActivity): Promise<ClaimState> {
    const result = await this.deps.api.fetchCheck(activity);
    const verdict = judgeCheck(result);
    runInAction(() => {
      this.maskedPhone = result.maskedPhone;
      this.checked = verdict.kind === 'claim' ? null : verdict;
    });
    return verdict.kind === 'claim' ? 'available' : 'claimed';
  }

  private report(
    end: ClaimEnd<ClaimResult>,
    activity: ReceiveActivity,
  ): TakePartOutcome | Promise<TakePartOutcome> {
    switch (end.kind) {
      case 'done': {
        const verdict = judgeClaim(end.answer);
        const isUnnamed = verdict.kind === 'won' && verdict.coupons.length === 0;
        return isUnnamed ? this.wonUnnamed(activity) : this.settle(verdict);
      }
      case 'found':
      case 'claimed':
      case 'closed':
        return this.checked === null ? { kind: 'nothing' } : this.settle(this.checked);
      case 'refused':
        if (isFinishedCode(end.code)) return this.settle({ kind: 'finished' });
        return this.settle(
          { kind: 'refused', message: refusalSentence(end, RECEIVE_TEXTS.claimFailed) },
          'retry',
        );
      case 'lost':
      case 'unknown':
      case 'earlier':
        return this.settle(
          { kind: 'refused', message: claimFailureText(end, RECEIVE_TEXTS.claimFailed) },
          'retry',
        );
      case 'unauthorized': // message shown; the next tap opens the login again
        return this.settle({ kind: 'refused', message: RECEIVE_TEXTS.claimFailed });
      case 'nothing':
        return { kind: 'nothing' };
    }
  }

  /** Won, but the response names no coupons: fetches them. If that fails or returns none, it is still a success. */
  private async wonUnnamed(activity: ReceiveActivity): Promise<TakePartOutcome> {
    try {
      await this.check(activity);
    } catch (cause) {
      this.deps.toCallFailure(cause); // a bug of ours goes to error reporting
    }
    const { checked } = this;
    return this.settle({ kind: 'won', coupons: checked?.kind === 'already-held' ? checked.coupons : [] });
  }

  private settle(
    verdict: Checked | ReturnType<typeof judgeClaim>,
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
}
