/**
 * Store of a landing page of a reduction-fund activity (product §2.2, contract tag `reduction`). No navigation or
 * toasts here: joining returns an outcome, and the page decides what to show.
 */
import { runInAction, observableRef, makeAutoObservable } from 'mobx';
import { LatestScope, type Scope } from '@/api/scope';
import { type ClaimEnd, ClaimOnce, type ClaimOnceDeps, failureWords } from '@/data/ClaimOnce';
import type { Clock } from '@/utils/clock';
import type { LandingApi } from './landingApi';
import { landingAction, type LandingAction, refusalText, untilStartMs } from './landingRules';
import { LANDING_TEXTS } from './landingTexts';
import type { JoinAnswer, LandingActivity } from './landingTypes';

/** Result of a tap on 立即领取. */
export type JoinOutcome =
  /** This tap added the amount to the fund. */
  | { readonly kind: 'joined' }
  | { readonly kind: 'message'; readonly text: string }
  /** Nothing to show: a join is running, there is nothing to join, or the user closed the login. */
  | { readonly kind: 'nothing' };

interface LandingStoreDeps extends ClaimOnceDeps {
  readonly api: LandingApi;
  /** Device clock, for timers. */
  readonly clock: Clock;
  /** Epoch milliseconds, server time. */
  readonly serverNowMs: () => number;
  /** Page scope; cancelled on unmount. */
  readonly scope: Scope;
}

type LandingPhase = 'loading' | 'ready' | 'missing' | 'failed' | 'offline';

const message = (text: string): JoinOutcome => ({ kind: 'message', text });
/** One activity per page, so one join. */
const JOIN = 'join';
const NOTHING: JoinOutcome = { kind: 'nothing' };
const JOINED: JoinOutcome = { kind: 'joined' };

/**
 * Decision: refetches are spread over this time after the start, so that waiting users do not all send in the same
 * instant.
 */
const START_SPREAD_MS = 500;

export class LandingStore {
  phase: LandingPhase = 'loading';
  failureText: string = LANDING_TEXTS.infoFailed;
  activity: LandingActivity | null = null;
  areRulesOpen = false;
  /** Server time of the latest response; it determines the button. */
  private answeredAtMs = 0;
  private stopWaiting: () => void = () => undefined;
  private readonly reads: LatestScope;
  private readonly claims: ClaimOnce;

  constructor(private readonly deps: LandingStoreDeps) {
    this.reads = new LatestScope(deps.scope);
    this.claims = new ClaimOnce(deps);
    makeAutoObservable<this, 'deps' | 'claims' | 'stopWaiting' | 'reads'>(
      this,
      { deps: false, claims: false, stopWaiting: false, reads: false, activity: observableRef },
      { autoBind: true },
    );
  }

  /** Null until the activity is loaded. */
  get action(): LandingAction | null {
    return this.activity === null ? null : landingAction(this.activity, this.answeredAtMs);
  }

  get isJoining(): boolean {
    return this.claims.isBusy;
  }

  get rulesHtml(): string {
    return this.activity?.rulesHtml ?? '';
  }

  openRules(): void {
    this.areRulesOpen = true;
  }

  closeRules(): void {
    this.areRulesOpen = false;
  }

  /** Loads visibly: skeleton first, an error state if it fails. */
  async load(): Promise<void> {
    this.phase = 'loading';
    try {
      await this.fetch();
    } catch (cause) {
      const failure = this.deps.toCallFailure(cause);
      if (failure.kind === 'cancelled') return;
      runInAction(() => {
        this.phase = failure.kind === 'offline' ? 'offline' : 'failed';
        this.failureText =
          (failure.kind === 'business' ? failure.message.trim() : '') || LANDING_TEXTS.infoFailed;
      });
    }
  }

  /**
   * The page is shown again, or the activity has started: refetches in the background; a failure keeps the current
   * data.
   */
  async refresh(): Promise<void> {
    if (this.phase !== 'ready' || this.isJoining) return;
    try {
      await this.fetch();
    } catch (cause) {
      this.deps.toCallFailure(cause); // a bug of ours goes to error reporting
    }
  }

  /** 立即领取: login if needed, then one join. One at a time, however often it is called. */
  async join(): Promise<JoinOutcome> {
    if (this.action !== 'join') return NOTHING;
    return this.claims.run<JoinAnswer, JoinOutcome>(
      {
        key: JOIN,
        login: { asksFirst: true },
        send: (requestNo) => {
          this.reads.cancel(); // a read sent before the join would not include it
          return this.deps.api.join(requestNo);
        },
        look: async () => {
          await this.fetch();
          if (this.action === 'join') return 'open';
          return this.activity?.hasJoined === true ? 'had' : 'closed';
        },
      },
      this.report,
    );
  }

  private async report(end: ClaimEnd<JoinAnswer>): Promise<JoinOutcome> {
    switch (end.kind) {
      case 'done':
        this.noteJoined(end.answer);
        return end.answer.hadJoined ? message(LANDING_TEXTS.hadJoined) : JOINED;
      case 'found':
        return JOINED;
      case 'had':
        return message(LANDING_TEXTS.hadJoined);
      case 'refused':
        await this.askQuietly(); // a refusal means the button is outdated
        return message(refusalText(end.code, end.message));
      case 'lost':
      case 'unknown':
      case 'earlier':
      case 'unauthorized':
        return message(failureWords(end, LANDING_TEXTS.joinFailed));
      case 'closed': // the button shows the reason
      case 'nothing':
        return NOTHING;
    }
  }

  private noteJoined({ validUntil, amountFen }: JoinAnswer): void {
    if (this.activity === null) return;
    this.activity = { ...this.activity, hasJoined: true, validUntil, amountFen };
  }

  private async askQuietly(): Promise<void> {
    try {
      await this.fetch();
    } catch (cause) {
      this.deps.toCallFailure(cause);
    }
  }

  /**
   * Fetches and stores the activity. Decision: the call is public, so an expired login counts as none; the session has
   * dropped the token by then, and the second request carries none.
   */
  private async fetch(): Promise<void> {
    const scope = this.reads.next();
    let activity: LandingActivity | null;
    try {
      activity = await this.deps.api.fetchActivity(scope);
    } catch (cause) {
      if (this.deps.toCallFailure(cause).kind !== 'unauthorized') throw cause;
      activity = await this.deps.api.fetchActivity(scope);
    }
    if (!scope.isCancelled) this.accept(activity);
  }

  private accept(activity: LandingActivity | null): void {
    this.activity = activity;
    this.phase = activity === null ? 'missing' : 'ready';
    this.answeredAtMs = this.deps.serverNowMs();
    this.waitForStart();
  }

  private waitForStart(): void {
    this.stopWaiting();
    const waitMs = this.activity === null ? null : untilStartMs(this.activity, this.answeredAtMs);
    if (waitMs === null) return;
    const stop = this.deps.clock.after(waitMs + START_SPREAD_MS, () => void this.refresh());
    const forget = this.deps.scope.onCancel(stop);
    this.stopWaiting = () => {
      stop();
      forget();
    };
  }
}
