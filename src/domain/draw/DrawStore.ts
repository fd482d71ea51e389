/**
 * State of one draw (product §2.4 "Prize draw", §2.5, §2.8, §2.9). The result comes first: one request, and the prize that it
 * answers decides where the motion stops. Knows no page, toast or address: a press answers with an outcome.
 */
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { createScope, type OwnedScope, type Scope } from '@/api';
import type { CallFailure } from '@/api/errors';
import type { ClaimOnceDeps } from '@/data/ClaimOnce';
import type { ActMemory } from '@/session/openActs';
import type { Clock } from '@/utils/clock';
import { placeOf, stripOf } from './board';
import type { DrawApi } from './drawApi';
import { gateOf, hasNextDraw, judgeDraw, type DrawHost } from './drawRules';
import { DrawStage } from './DrawStage';
import { DRAW_TEXTS } from './drawTexts';
import type { DrawActivity, DrawAnswer, DrawStyle, Prize } from './drawTypes';
import { gridMotion, type Motion, type MotionRules, rowMotion } from './motion/motions';

/** Of the pool; one that is there stays `ready` whatever happens to later answers. */
export type DrawPhase = 'loading' | 'ready' | 'empty' | 'failed' | 'offline';

export type DrawOutcome =
  /** The result dialog is open. */
  | { readonly kind: 'drawn'; readonly prize: Prize }
  | { readonly kind: 'message'; readonly text: string }
  | { readonly kind: 'send-parcel' }
  /** One runs already, the login was closed, or the page is gone. */
  | { readonly kind: 'nothing' };

/** What the result dialog shows. */
export interface DrawResult {
  readonly prize: Prize;
  /** Its button draws again; otherwise it only closes. */
  readonly hasNext: boolean;
  readonly nextTip: string;
}

export interface DrawStoreDeps extends ClaimOnceDeps {
  readonly style: DrawStyle;
  readonly isAppOnly: boolean;
  readonly host: DrawHost;
  readonly api: DrawApi;
  readonly isLoggedIn: () => boolean;
  readonly clock: Clock;
  /** Draws of this pool whose answers are lost. */
  readonly acts: ActMemory;
  /** False: the result at once (`prefers-reduced-motion`); asked at every draw. */
  readonly wantsMotion: () => boolean;
  /** Life of the page. */
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
  /** From the press to the result dialog or the sentence that comes instead of it. */
  isDrawing = false;
  /** Null: no dialog. */
  result: DrawResult | null = null;
  private readonly stage: DrawStage;
  /** The request whose answer may change the pool. */
  private looking: OwnedScope | null = null;
  /** A draw was sent and not answered. */
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

  /** The pool with a skeleton meanwhile; one that is there is asked for quietly. */
  async load(): Promise<void> {
    if (this.activity === null) this.phase = 'loading';
    const failure = await this.look();
    runInAction(() => {
      if (failure === null || failure.kind === 'cancelled' || this.activity !== null) return;
      this.phase = failure.kind === 'offline' ? 'offline' : 'failed';
      this.failureText = (failure.kind === 'business' && failure.message.trim()) || DRAW_TEXTS.failed;
    });
  }

  /** How it stands now (page seen again, login changed). Not while a draw is under way: its answer says so. */
  async refresh(): Promise<void> {
    if (!this.isDrawing) await this.load();
  }

  closeResult(): void {
    this.result = null;
  }

  /** Button of the result dialog (product §2.4): the next draw, or only closes. */
  async closeAndDraw(): Promise<DrawOutcome> {
    const hasNext = this.result?.hasNext === true;
    this.result = null;
    return hasNext ? this.draw() : NOTHING;
  }

  /** The page is not seen any more: nothing moves, and what is drawn meanwhile waits for it. */
  hide(): void {
    this.stage.hide();
  }

  /** It is seen again: a result that came meanwhile is shown at once. */
  show(): void {
    this.stage.show();
    if (this.isAsking) this.stage.run();
  }

  /** A press on the draw button. One at a time, and exactly one request. */
  async draw(): Promise<DrawOutcome> {
    const { activity, deps } = this;
    if (activity === null || activity.prizes.length === 0 || deps.scope.isCancelled) return NOTHING;
    if (this.isDrawing || this.result !== null) return NOTHING;
    const gate = this.gate(activity);
    if (gate.kind !== 'draw') return gate;
    this.isDrawing = true;
    this.stopLooking();
    const wasLoggedIn = deps.isLoggedIn();
    let tries = 0;
    try {
      const outcome = await deps.runGated(
        () => {
          tries += 1;
          // After a login in between the draw may stand elsewhere for this account: look before drawing.
          const mustLook = tries > 1 || (!wasLoggedIn && deps.isLoggedIn());
          return this.attempt(activity, mustLook);
        },
        { asksFirst: deps.host.asksLoginFirst },
      );
      if (outcome.kind === 'done') return outcome.value;
      // The login ended half-way and nobody logged in again: this visitor's draw stands elsewhere now.
      if (tries > 0 && !deps.scope.isCancelled) void this.load();
      return NOTHING;
    } catch (cause) {
      // Refused again right after a login: there is no third try.
      if (deps.toCallFailure(cause).kind !== 'unauthorized') throw cause;
      return BUSY;
    } finally {
      this.endDraw();
    }
  }

  /** The prize of a draw whose answer was lost can be asked for though it was the last one. */
  private gate({ reasonCode }: DrawActivity): ReturnType<typeof gateOf> {
    const { acts, isAppOnly, host } = this.deps;
    return acts.own()?.isUncertain === true ? { kind: 'draw' } : gateOf(reasonCode, isAppOnly, host);
  }

  /** @throws the cause itself when it asks for login: the gate handles that. */
  private async attempt(known: DrawActivity, mustLook: boolean): Promise<DrawOutcome> {
    let activity = known;
    if (mustLook) {
      const failure = await this.look();
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
   * The number is on the device before the draw leaves. After a lost answer the next press, of a page loaded again too,
   * asks under the same number for the prize that it may have brought: nothing else tells (contract, "Claims sent again").
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

  /** No prize to stop on. After a lost answer it may be drawn all the same: how it stands is asked for, not tried. */
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
      this.result = { prize, hasNext: hasNextDraw(answer.nextReasonCode), nextTip: answer.nextTip };
    });
    if (answer.nextReasonCode === '') void this.load();
    return { kind: 'drawn', prize };
  }

  private endDraw(): void {
    this.isDrawing = false;
    this.stage.halt();
  }

  /** What the next press will meet. */
  private adoptNext({ nextReasonCode, buttonText, nextTip }: DrawAnswer): void {
    if (this.activity === null || nextReasonCode === '') return;
    this.activity = { ...this.activity, reasonCode: nextReasonCode, buttonText, nextTip };
  }

  /** Asks for the pool; the latest request's answer counts. @returns why there is none, null when all is well */
  private async look(): Promise<CallFailure | null> {
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

  /** The pool is open to everybody: a login that is over was dropped with the 401, so the second try goes without. */
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
