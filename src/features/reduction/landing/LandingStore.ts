/**
 * State of one visit to a landing page of a reduction-fund activity (product §2.2, contract tag `reduction`).
 * Knows no page, toast or address: joining answers with an outcome, the page decides what a person sees.
 */
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { LatestScope } from '@/api/latestScope';
import type { Scope } from '@/api/scope';
import type { CallFailure } from '@/api/errors';
import type { RunGated } from '@/session/gated';
import type { Clock } from '@/utils/clock';
import type { LandingApi } from './landingApi';
import {
  landingAction,
  type LandingAction,
  type LandingActivity,
  refusalText,
  untilStartMs,
} from './landingRules';
import { LANDING_TEXTS } from './landingTexts';

/** What became of a press on 立即领取. */
export type JoinOutcome =
  /** The amount has arrived by this press. */
  | { readonly kind: 'joined' }
  | { readonly kind: 'message'; readonly text: string }
  /** Nothing to tell: a join is running, there is nothing to join, or the visitor closed the login. */
  | { readonly kind: 'nothing' };

export interface LandingStoreDeps {
  readonly api: LandingApi;
  readonly runGated: RunGated;
  readonly toCallFailure: (cause: unknown) => CallFailure;
  /** The device's, for waiting. */
  readonly clock: Clock;
  /** Epoch milliseconds, server time. */
  readonly serverNowMs: () => number;
  /** Life of the page. */
  readonly scope: Scope;
}

export type LandingPhase = 'loading' | 'ready' | 'missing' | 'failed' | 'offline';

const message = (text: string): JoinOutcome => ({ kind: 'message', text });
const NOTHING: JoinOutcome = { kind: 'nothing' };
const JOINED: JoinOutcome = { kind: 'joined' };

/** Decision: everybody who waits for the start asks a moment after it, not all in the same instant. */
const START_SPREAD_MS = 500;

export class LandingStore {
  phase: LandingPhase = 'loading';
  failureText: string = LANDING_TEXTS.infoFailed;
  activity: LandingActivity | null = null;
  isJoining = false;
  areRulesOpen = false;
  /** Server time of the latest answer: the button goes by it. */
  private answeredAtMs = 0;
  /** A join's answer was lost and so was the one that should have told what became of it. */
  private isUncertain = false;
  private stopWaiting: () => void = () => undefined;
  private readonly reads: LatestScope;

  constructor(private readonly deps: LandingStoreDeps) {
    this.reads = new LatestScope(deps.scope);
    makeAutoObservable<this, 'deps' | 'isUncertain' | 'stopWaiting' | 'reads'>(
      this,
      { deps: false, isUncertain: false, stopWaiting: false, reads: false, activity: observableRef },
      { autoBind: true },
    );
  }

  /** Null until the activity is there. */
  get action(): LandingAction | null {
    return this.activity === null ? null : landingAction(this.activity, this.answeredAtMs);
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

  /** Asks with what is seen: skeleton first, a state of its own when it fails. */
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

  /** The page is seen again, or the start has come: asks quietly; what was there stays when that fails. */
  async refresh(): Promise<void> {
    if (this.phase !== 'ready' || this.isJoining) return;
    try {
      await this.fetch();
    } catch (cause) {
      this.deps.toCallFailure(cause); // a bug of ours goes on to whoever reports those
    }
  }

  /** 立即领取: login where one is needed, then one join. One at a time however often it is called. */
  async join(): Promise<JoinOutcome> {
    if (this.action !== 'join' || this.isJoining) return NOTHING;
    this.isJoining = true;
    let isFirstTry = true;
    try {
      const result = await this.deps.runGated(
        () => {
          // After a login in between, or a join that may have happened, the state comes first: it may be another
          // account's, and nothing is joined blindly.
          const mustAsk = !isFirstTry || this.isUncertain;
          isFirstTry = false;
          return this.attempt(mustAsk);
        },
        { asksFirst: true },
      );
      return result.kind === 'done' ? result.value : NOTHING;
    } catch (cause) {
      // Refused again right after a login: there is no third try.
      if (this.deps.toCallFailure(cause).kind !== 'unauthorized') throw cause;
      return message(LANDING_TEXTS.joinFailed);
    } finally {
      runInAction(() => {
        this.isJoining = false;
      });
    }
  }

  /** @throws the cause itself when it asks for login: the gate handles that. */
  private async attempt(mustAsk: boolean): Promise<JoinOutcome> {
    if (mustAsk) {
      const wasUncertain = this.isUncertain;
      try {
        await this.fetch();
      } catch (cause) {
        return this.refused(cause);
      }
      if (this.action !== 'join') {
        if (this.activity?.hasJoined !== true) return NOTHING; // the button says why
        return wasUncertain ? JOINED : message(LANDING_TEXTS.hadJoined);
      }
    }
    this.reads.cancel(); // its answer would know nothing of the join
    try {
      const answer = await this.deps.api.join();
      this.noteJoined(answer.validUntil, answer.amountFen);
      return answer.hadJoined ? message(LANDING_TEXTS.hadJoined) : JOINED;
    } catch (cause) {
      const failure = this.deps.toCallFailure(cause);
      if (failure.kind === 'no-answer' || failure.kind === 'offline') return this.askWhatBecameOfIt();
      const outcome = this.refused(cause);
      // What was refused stands wrongly on the button.
      if (failure.kind === 'business') await this.askQuietly();
      return outcome;
    }
  }

  /** The join may have taken effect though its answer was lost. */
  private async askWhatBecameOfIt(): Promise<JoinOutcome> {
    this.isUncertain = true;
    try {
      await this.fetch();
    } catch (cause) {
      return this.refused(cause);
    }
    return this.activity?.hasJoined === true ? JOINED : message(LANDING_TEXTS.joinFailed);
  }

  private refused(cause: unknown): JoinOutcome {
    const failure = this.deps.toCallFailure(cause);
    switch (failure.kind) {
      case 'unauthorized':
        throw cause;
      case 'cancelled':
        return NOTHING;
      case 'business':
        return message(refusalText(failure.code, failure.message));
      case 'offline':
      case 'no-answer':
        return message(LANDING_TEXTS.joinFailed);
    }
  }

  private noteJoined(validUntil: string, amountFen: number): void {
    if (this.activity === null) return;
    this.activity = { ...this.activity, hasJoined: true, validUntil, amountFen };
    this.isUncertain = false;
  }

  private async askQuietly(): Promise<void> {
    try {
      await this.fetch();
    } catch (cause) {
      this.deps.toCallFailure(cause);
    }
  }

  /**
   * Asks and takes in the answer.
   * Decision: the call is open to everybody, so a login that is over counts as none; the session has dropped the
   * token by then, and the second call carries none.
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
    this.isUncertain = false;
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
