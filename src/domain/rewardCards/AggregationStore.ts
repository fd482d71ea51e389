/**
 * State of the reward cards at one place (product §1.2.5, §1.4 "Clicking a card", §1.8). No navigation or toasts here:
 * a tap returns an outcome; `pressCard` and the page do the rest.
 */
import { runInAction, observableRef, makeAutoObservable } from 'mobx';
import { CancelledError } from '@/api/errors';
import { createScope, type OwnedScope, type Scope } from '@/api/scope';
import { type ClaimEnd, ClaimOnce, type ClaimOnceDeps } from '@/data/ClaimOnce';
import type { Clock } from '@/utils/clock';
import type { AggregationApi } from './aggregationApi';
import { barPercent, type CardView, JUMP_DELAY_MS, toCards } from './aggregationRules';
import { AGGREGATION_TEXTS } from './aggregationTexts';
import type {
  AggregationActivity,
  AggregationStage,
  ClaimAnswer,
  DistributionStatus,
} from './aggregationTypes';
import { Pause } from './Pause';
import { ALREADY_WON, message, NOTHING, type PressOutcome } from './pressOutcome';

interface AggregationStoreDeps extends ClaimOnceDeps {
  readonly api: AggregationApi;
  readonly isLoggedIn: () => boolean;
  /** The device's clock, for delays. */
  readonly clock: Clock;
  /** Epoch milliseconds, server time. */
  readonly serverNowMs: () => number;
  /** The page's scope. */
  readonly scope: Scope;
}

type AggregationPhase = 'loading' | 'ready' | 'logged-out' | 'failed' | 'offline';

/** Decision: how long the cards ignore taps after a claim, in milliseconds. */
const AFTER_CLAIM_MS = 500;

const isReceived = (stage: Pick<AggregationStage, 'distributionStatus'> | undefined): boolean =>
  stage !== undefined && stage.distributionStatus !== 0;

export class AggregationStore {
  phase: AggregationPhase = 'loading';
  /** Null while unknown, and if there is nothing to show here. */
  activity: AggregationActivity | null = null;
  /** The time is over, by the countdown or the latest response. */
  hasEnded = false;
  /** Server time minus device time, in milliseconds. */
  offsetMs = 0;
  /** While it runs, taps do nothing. */
  private readonly pause: Pause;
  private fetching: { readonly scope: OwnedScope; readonly done: Promise<void> } | null = null;
  private readonly claims: ClaimOnce;

  constructor(private readonly deps: AggregationStoreDeps) {
    this.pause = new Pause(deps.clock, deps.scope);
    this.claims = new ClaimOnce(deps);
    makeAutoObservable<this, 'deps' | 'pause' | 'fetching' | 'claims'>(
      this,
      { deps: false, pause: false, fetching: false, claims: false, activity: observableRef },
      { autoBind: true },
    );
  }

  get cards(): readonly CardView[] {
    return this.activity === null ? [] : toCards(this.activity.stages);
  }

  /** The stage that is being claimed. */
  get claimingStageNo(): number | null {
    return this.claims.current === null ? null : Number(this.claims.current);
  }

  get percent(): number {
    return this.activity === null ? 0 : barPercent(this.activity.stages);
  }

  /** Fetches visibly: skeleton while there is no data, and a phase for each failure. */
  async load(): Promise<void> {
    if (!this.deps.isLoggedIn()) {
      // Decision: cards are only a part of their page, so they request login only when tapped.
      this.phase = 'logged-out';
      return;
    }
    if (this.activity === null) this.phase = 'loading';
    try {
      await this.fetch();
    } catch (cause) {
      this.fail(cause, 'seen');
    }
  }

  /** Fetches quietly; a failure keeps the current data. */
  async refresh(): Promise<void> {
    if (!this.deps.isLoggedIn()) return;
    try {
      await this.fetch();
    } catch (cause) {
      this.fail(cause, 'quiet');
    }
  }

  /** The login changed in any way: loads this user's cards, or removes them. */
  async visitorChanged(): Promise<void> {
    // A token that a claim just lost keeps the cards: the following login continues with them.
    if (this.deps.isLoggedIn() || this.activity === null) await this.load();
  }

  /** 去登录. */
  async logIn(): Promise<void> {
    try {
      await this.deps.runGated(() => this.fetch(), { asksFirst: true });
    } catch (cause) {
      this.fail(cause, 'seen');
    }
  }

  /** The countdown has ended. */
  end(): void {
    this.hasEnded = true;
  }

  /** The page was covered or left: cancels a pending navigation. */
  stay(): void {
    this.pause.cut();
  }

  /** Product §1.4 "Clicking a card". One action at a time across all cards. */
  async press(stageNo: number): Promise<PressOutcome> {
    const card = this.cards.find((candidate) => candidate.stageNo === stageNo);
    const isBusy = this.pause.isRunning || this.claims.isBusy;
    if (card === undefined || isBusy || this.deps.scope.isCancelled) return NOTHING;
    switch (card.state) {
      case 'TO_USE':
        return { kind: 'send', toast: null, ready: this.pause.start(JUMP_DELAY_MS.toUse) };
      case 'WAIT_DISTRIBUTION':
        return message(AGGREGATION_TEXTS.waitDistribution);
      case 'WAIT_RECEIVE_ACTIVE':
      case 'WAIT_RECEIVE_DIS':
        if (this.isOver()) return message(AGGREGATION_TEXTS.ended);
        return {
          kind: 'send',
          toast: AGGREGATION_TEXTS.notFinished,
          ready: this.pause.start(JUMP_DELAY_MS.waiting),
        };
      case 'CAN_RECEIVE':
        // Decision: also after the end. The gateway decides whether an earned reward can still be claimed.
        return this.claim(stageNo);
    }
  }

  private isOver(): boolean {
    const { activity, hasEnded } = this;
    return hasEnded || (activity !== null && this.deps.serverNowMs() >= activity.endsAtMs);
  }

  private async claim(stageNo: number): Promise<PressOutcome> {
    const packageBefore = this.activity?.taskPkgReceiveId;
    try {
      return await this.claims.run<ClaimAnswer, PressOutcome>(
        {
          key: String(stageNo),
          login: { asksFirst: false },
          send: (requestNo) => this.send(stageNo, requestNo),
          checkStatus: async () => {
            await this.fetch();
            const card = this.cards.find((candidate) => candidate.stageNo === stageNo);
            if (card?.state === 'CAN_RECEIVE') return 'available';
            // Another package: these are another account's cards.
            return this.activity?.taskPkgReceiveId === packageBefore && isReceived(card)
              ? 'claimed'
              : 'closed';
          },
        },
        this.report,
      );
    } finally {
      // The second tap of a double tap was meant for 立即领取, not for what has replaced it.
      void this.pause.start(AFTER_CLAIM_MS);
    }
  }

  /** Sends the claim for the current cards: a login in between may have loaded another account's. */
  private async send(stageNo: number, requestNo: string): Promise<ClaimAnswer> {
    const { activity } = this;
    if (activity === null) throw new CancelledError();
    try {
      const answer = await this.deps.api.claimReward(activity, stageNo, requestNo);
      runInAction(() => this.note(activity, stageNo, answer.distributionStatus));
      return answer;
    } finally {
      this.forgetFetch();
    }
  }

  private report(end: ClaimEnd<ClaimAnswer>): PressOutcome {
    switch (end.kind) {
      case 'done':
        return {
          kind: 'message',
          text: end.answer.toast || AGGREGATION_TEXTS.claimed,
          isStale: true,
          isWon: true,
        };
      case 'found':
      case 'claimed':
        return ALREADY_WON;
      case 'refused':
        // Decision: a refusal means that the display is outdated, so it is refetched as after a claim.
        return message(end.message.trim() || AGGREGATION_TEXTS.claimFailed, true);
      case 'lost':
      case 'unknown':
      case 'earlier':
      case 'unauthorized':
        return message(AGGREGATION_TEXTS.claimFailed);
      case 'closed':
      case 'nothing':
        return NOTHING;
    }
  }

  /** Shows a claim's result before the refresh that follows, so that the card cannot be claimed again. */
  private note(activity: AggregationActivity, stageNo: number, distributionStatus: DistributionStatus): void {
    if (this.activity?.taskPkgReceiveId !== activity.taskPkgReceiveId) return;
    const change = (stage: AggregationStage): AggregationStage =>
      stage.stageNo === stageNo ? { ...stage, distributionStatus } : stage;
    this.activity = { ...this.activity, stages: this.activity.stages.map(change) };
  }

  /** One request at a time: callers meanwhile share its response. */
  private fetch(): Promise<void> {
    if (this.fetching !== null) return this.fetching.done;
    const scope = createScope();
    const forget = this.deps.scope.onCancel(() => scope.cancel());
    const fetching = { scope, done: this.fetchUnder(scope) };
    this.fetching = fetching;
    const isOver = (): void => {
      forget();
      if (this.fetching === fetching) this.fetching = null;
    };
    fetching.done.then(isOver, isOver);
    return fetching.done;
  }

  private async fetchUnder(scope: Scope): Promise<void> {
    const activity = await this.deps.api.fetchActivity(scope);
    if (!scope.isCancelled) this.accept(activity);
  }

  private accept(activity: AggregationActivity | null): void {
    const nowMs = this.deps.serverNowMs();
    this.phase = 'ready';
    this.activity = activity;
    this.hasEnded = activity !== null && nowMs >= activity.endsAtMs;
    this.offsetMs = nowMs - this.deps.clock.nowMs();
  }

  /** Drops a request sent before a claim: its response would not include the claim. */
  private forgetFetch(): void {
    this.fetching?.scope.cancel();
    this.fetching = null;
  }

  /** A quiet failure keeps the cards, unless the login has expired. */
  private fail(cause: unknown, how: 'seen' | 'quiet'): void {
    const { kind } = this.deps.toCallFailure(cause);
    if (kind === 'cancelled' || (how === 'quiet' && kind !== 'unauthorized')) return;
    this.activity = null;
    if (kind === 'unauthorized') this.phase = 'logged-out';
    else this.phase = kind === 'offline' ? 'offline' : 'failed';
  }
}
