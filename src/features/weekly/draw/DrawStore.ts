/**
 * State of one prize draw (product §2.4 "Prize draw", §2.5, §2.8, §2.9). The result comes first: one request, whose
 * prize decides where the motion stops. No navigation or toasts here: a tap returns an outcome.
 */
import { runInAction, observableRef, makeAutoObservable } from 'mobx';
import { createScope, type OwnedScope, type Scope } from '@/api';
import type { CallFailure } from '@/api/errors';
import type { ClaimOnceDeps } from '@/data/ClaimOnce';
import type { ActMemory } from '@/session/pendingActs';
import type { Clock } from '@/utils/clock';
import { placeOf, stripOf } from './board';
import type { DrawApi } from './drawApi';
import { gateOf, hasNextDraw, judgeDraw, turnsText, type DrawHost } from './drawRules';
import { DrawStage } from './DrawStage';
import { DRAW_TEXTS } from './drawTexts';
import type { DrawActivity, DrawAnswer, DrawStyle, Prize } from './drawTypes';
import { gridMotion } from './motion/gridMotion';
import type { Motion, MotionRules } from './motion/motions';
import { rowMotion } from './motion/rowMotion';

/** Phase of the pool; once loaded it stays `ready`, whatever later requests bring. */
type DrawPhase = 'loading' | 'ready' | 'empty' | 'failed' | 'offline';

export type DrawOutcome =
  /** The result dialog is open. */
  | { readonly kind: 'drawn'; readonly prize: Prize }
  | { readonly kind: 'message'; readonly text: string }
  | { readonly kind: 'send-parcel' }
  /** A draw is already running, the login was closed, or the page was unmounted. */
  | { readonly kind: 'nothing' };

/** What the result dialog shows. */
export interface DrawResult {
  readonly prize: Prize;
  /** Its button draws again; otherwise it only closes. */
  readonly hasNext: boolean;
  readonly nextTip: string;
  /** How many draws are left; '' if unknown. */
  readonly leftText: string;
  /** See `DrawAnswer`. */
  readonly couponId: string;
}

interface DrawStoreDeps extends ClaimOnceDeps {
  readonly style: DrawStyle;
  readonly isAppOnly: boolean;
  readonly host: DrawHost;
  readonly api: DrawApi;
  readonly isLoggedIn: () => boolean;
  readonly clock: Clock;
  /** Server time, epoch milliseconds. */
  readonly serverNowMs: () => number;
  /** Draws of this pool whose responses were lost. */
  readonly acts: ActMemory;
  /** False: show the result immediately (`prefers-reduced-motion`); read at every draw. */
  readonly wantsMotion: () => boolean;
  /** The page's scope. */
  readonly scope: Scope;
}

const NOTHING: DrawOutcome = { kind: 'nothing' };
const message = (text: string): DrawOutcome => ({ kind: 'message', text });
const SEND_PARCEL: DrawOutcome = { kind: 'send-parcel' };
const BUSY = message(DRAW_TEXTS.busy);

export class DrawStore {
  phase: DrawPhase = 'loading';
  failureText: string = DRAW_TEXTS.failed;
  activity: DrawActivity | null = null;
  /** From the tap until the result dialog or the message shown instead. */
  isDrawing = false;
  /** Null: no dialog. */
  result: DrawResult | null = null;
  private readonly stage: DrawStage;
  /** Scope of the request that may replace the pool. */
  private looking: OwnedScope | null = null;
  /** A draw request is running. */
  private isAsking = false;

  constructor(private readonly deps: DrawStoreDeps) {
    this.stage = new DrawStage({ ...deps, rules: () => rulesOf(deps.style, this.prizes) });
    makeAutoObservable<this, 'deps' | 'stage' | 'looking' | 'isAsking'>(
      this,
      {
        deps: false,
        stage: false,
        looking: false,
        isAsking: false,
        activity: observableRef,
        result: observableRef,
      },
      { autoBind: true },
    );
  }

  get prizes(): readonly Prize[] {
    return this.activity?.prizes ?? [];
  }

  get motion(): Motion {
    return this.stage.motion;
  }

  /** Fetches the pool, with a skeleton at first; a loaded pool is refreshed quietly. */
  async load(): Promise<void> {
    if (this.activity === null) this.phase = 'loading';
    const failure = await this.checkStatus();
    runInAction(() => {
      if (failure === null || failure.kind === 'cancelled' || this.activity !== null) return;
      this.phase = failure.kind === 'offline' ? 'offline' : 'failed';
      this.failureText = (failure.kind === 'business' && failure.message.trim()) || DRAW_TEXTS.failed;
    });
  }

  /**
   * Refetches the state (page shown again, login changed). Not while a draw is running: its response brings the state.
   */
  async refresh(): Promise<void> {
    if (!this.isDrawing) await this.load();
  }

  closeResult(): void {
    this.result = null;
  }

  /** Button of the result dialog (product §2.4): starts the next draw, or only closes. */
  async closeAndDraw(): Promise<DrawOutcome> {
    const hasNext = this.result?.hasNext === true;
    this.result = null;
    return hasNext ? this.draw() : NOTHING;
  }

  /** The page is hidden: nothing moves, and a result that arrives meanwhile waits. */
  hide(): void {
    this.stage.hide();
  }

  /** The page is shown again: a result that arrived meanwhile appears immediately. */
  show(): void {
    this.stage.show();
    if (this.isAsking) this.stage.run();
  }

  /** A tap on the draw button. One draw at a time, with exactly one request. */
  async draw(): Promise<DrawOutcome> {
    const { activity, deps } = this;
    if (activity === null || activity.prizes.length === 0 || deps.scope.isCancelled) return NOTHING;
    if (this.isDrawing || this.result !== null) return NOTHING;
    const gate = this.gate(activity);
    // The page has said from when on: the pool is read again before it is refused once more.
    const isDue = activity.nextDrawMs !== null && deps.serverNowMs() >= activity.nextDrawMs;
    if (gate.kind !== 'draw' && !isDue) return gate;
    this.isDrawing = true;
    this.stopLooking();
    const wasLoggedIn = deps.isLoggedIn();
    let tries = 0;
    try {
      const outcome = await deps.runGated(
        () => {
          tries += 1;
          // After a login in between, this account's state may differ: refetch the pool before drawing.
          const mustLook = gate.kind !== 'draw' || tries > 1 || (!wasLoggedIn && deps.isLoggedIn());
          return this.attempt(activity, mustLook);
        },
        { asksFirst: deps.host.asksLoginFirst },
      );
      if (outcome.kind === 'done') return outcome.value;
      // The login expired midway and the user did not log in again: reload the state for an anonymous user.
      if (tries > 0 && !deps.scope.isCancelled) void this.load();
      return NOTHING;
    } catch (cause) {
      // Refused again right after a login: no third try.
      if (deps.toCallFailure(cause).kind !== 'unauthorized') throw cause;
      return BUSY;
    } finally {
      this.endDraw();
    }
  }

  /** The prize of a draw whose response was lost can still be fetched, even if that was the last draw. */
  private gate({ reasonCode }: DrawActivity): ReturnType<typeof gateOf> {
    const { acts, isAppOnly, host } = this.deps;
    return acts.own()?.isUncertain === true ? { kind: 'draw' } : gateOf(reasonCode, isAppOnly, host);
  }

  /** @throws the original cause if login is needed: the gate handles it. */
  private async attempt(known: DrawActivity, mustLook: boolean): Promise<DrawOutcome> {
    let activity = known;
    if (mustLook) {
      const failure = await this.checkStatus();
      if (failure?.kind === 'cancelled' || this.deps.scope.isCancelled) return NOTHING;
      if (failure !== null || this.activity === null) return BUSY;
      activity = this.activity;
      const gate = this.gate(activity);
      if (gate.kind !== 'draw') return gate;
    }
    const answer = await this.ask(activity);
    if (answer.kind !== 'answer') return this.fail(answer);
    return this.finish(answer.answer);
  }

  /**
   * The request number is stored before the draw is sent. After a lost response the next tap, even after a page reload,
   * uses the same number to fetch the prize that it may have won: there is no other way to learn it (contract, "Claims
   * sent again").
   */
  private async ask(
    activity: DrawActivity,
  ): Promise<{ readonly kind: 'answer'; readonly answer: DrawAnswer } | CallFailure> {
    const { acts, api, newRequestNo, toCallFailure } = this.deps;
    this.isAsking = true;
    this.stage.run();
    const act = acts.begin(newRequestNo);
    acts.write({ ...act, isUncertain: true });
    try {
      const answer = await api.draw(activity, act.requestNo);
      acts.forget(act);
      return { kind: 'answer', answer };
    } catch (cause) {
      const failure = toCallFailure(cause);
      if (failure.kind !== 'cancelled') this.stage.halt();
      if (failure.kind === 'unauthorized') {
        acts.write(act); // nothing was drawn
        throw cause;
      }
      return failure;
    } finally {
      this.isAsking = false;
    }
  }

  /**
   * No prize to stop on. After a lost response a prize may still have been drawn: refetches the state instead of
   * drawing again.
   */
  private async fail(failure: CallFailure): Promise<DrawOutcome> {
    if (failure.kind === 'cancelled' || !(await this.stage.untilShown())) return NOTHING;
    void this.load();
    return BUSY;
  }

  private async finish(answer: DrawAnswer): Promise<DrawOutcome> {
    const verdict = judgeDraw(answer, this.prizes);
    if (verdict.kind !== 'drawn') {
      this.stage.halt();
      if (!(await this.stage.untilShown())) return NOTHING;
      this.adoptNext(answer);
      const isPoolStale = verdict.kind === 'failed' && verdict.isPoolStale;
      if (isPoolStale || answer.nextReasonCode === '') void this.load();
      return verdict.kind === 'failed' ? message(verdict.text) : SEND_PARCEL;
    }
    const { prize } = verdict;
    if (!(await this.stage.land(placeOf(this.deps.style, this.prizes, prize.code) ?? 0))) return NOTHING;
    runInAction(() => {
      this.adoptNext(answer);
      const { nextReasonCode, nextTip, couponId } = answer;
      const leftText = turnsText({ ...answer, reasonCode: nextReasonCode });
      this.result = { prize, hasNext: hasNextDraw(nextReasonCode), nextTip, leftText, couponId };
    });
    if (answer.nextReasonCode === '') void this.load();
    return { kind: 'drawn', prize };
  }

  private endDraw(): void {
    this.isDrawing = false;
    this.stage.halt();
  }

  /** The state that the next tap will meet. */
  private adoptNext({ nextReasonCode, buttonText, nextTip, leftCount, nextDrawMs }: DrawAnswer): void {
    if (this.activity === null || nextReasonCode === '') return;
    this.activity = {
      ...this.activity,
      reasonCode: nextReasonCode,
      buttonText,
      nextTip,
      leftCount,
      nextDrawMs,
    };
  }

  /**
   * Fetches the pool; only the latest request counts.
   * @returns the failure, or null on success
   */
  private async checkStatus(): Promise<CallFailure | null> {
    this.stopLooking();
    const scope = createScope();
    const forget = this.deps.scope.onCancel(() => scope.cancel());
    this.looking = scope;
    try {
      const activity = await this.fetch(scope);
      if (this.looking === scope && !scope.isCancelled) this.adopt(activity);
      return null;
    } catch (cause) {
      const failure = this.deps.toCallFailure(cause);
      return failure.kind === 'cancelled' || this.looking !== scope ? { kind: 'cancelled' } : failure;
    } finally {
      forget();
      if (this.looking === scope) this.looking = null;
    }
  }

  /** The pool is public: the 401 dropped the expired login, so the second try is anonymous. */
  private async fetch(scope: Scope): Promise<DrawActivity> {
    try {
      return await this.deps.api.fetchActivity(scope);
    } catch (cause) {
      if (this.deps.toCallFailure(cause).kind !== 'unauthorized') throw cause;
      return this.deps.api.fetchActivity(scope);
    }
  }

  private stopLooking(): void {
    this.looking?.cancel();
    this.looking = null;
  }

  private adopt(activity: DrawActivity): void {
    const before = this.activity;
    const isSamePool = before !== null && JSON.stringify(before.prizes) === JSON.stringify(activity.prizes);
    this.activity = isSamePool ? { ...activity, prizes: before.prizes } : activity;
    if (!isSamePool) this.stage.clear();
    this.phase = activity.prizes.length === 0 ? 'empty' : 'ready';
  }
}

function rulesOf(style: DrawStyle, prizes: readonly Prize[]): MotionRules {
  if (style === 'grid') return gridMotion;
  const strip = stripOf(prizes);
  return rowMotion({ ...strip, length: strip.items.length });
}
