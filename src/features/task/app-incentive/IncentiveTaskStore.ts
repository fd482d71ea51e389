/**
 * State of one visit to the page /appIncentive (product §2.2, contract tag `appIncentive`).
 * Knows no page, toast or address: a claim answers with an outcome, the page decides what a person sees.
 */
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { LatestScope } from '@/api/latestScope';
import type { Scope } from '@/api/scope';
import type { CallFailure } from '@/api/errors';
import type { RunGated } from '@/session/gated';
import type { IncentiveTaskApi } from './incentiveTaskApi';
import {
  type ClaimAnswer,
  type ClaimStatus,
  type IncentivePage,
  type IncentiveTask,
  refusalText,
  waitingFen,
} from './incentiveTaskRules';
import { INCENTIVE_TASK_TEXTS } from './incentiveTaskTexts';

/** What became of a press on 领取. */
export type ClaimOutcome =
  | { readonly kind: 'message'; readonly text: string; readonly isWon: boolean }
  /** Nothing to tell: a claim is running, there is nothing to claim, or the visitor closed the login. */
  | { readonly kind: 'nothing' };

export interface IncentiveTaskStoreDeps {
  readonly api: IncentiveTaskApi;
  readonly runGated: RunGated;
  readonly toCallFailure: (cause: unknown) => CallFailure;
  /** Life of the page. */
  readonly scope: Scope;
}

export type IncentiveTaskPhase = 'loading' | 'ready' | 'missing' | 'logged-out' | 'failed' | 'offline';

const NOTHING: ClaimOutcome = { kind: 'nothing' };
const won = (text = ''): ClaimOutcome => ({
  kind: 'message',
  text: text || INCENTIVE_TASK_TEXTS.claimed,
  isWon: true,
});
const lost = (text: string): ClaimOutcome => ({ kind: 'message', text, isWon: false });

export class IncentiveTaskStore {
  phase: IncentiveTaskPhase = 'loading';
  failureText: string = INCENTIVE_TASK_TEXTS.infoFailed;
  page: IncentivePage | null = null;
  /** The task whose claim is under way. */
  claimingId: string | null = null;
  areRulesOpen = false;
  /** Claims whose answers were lost, and so were those that should have told what became of them. */
  private readonly uncertain = new Set<string>();
  /** A task was finished (`firstFinishedFlag`, said once by the gateway) and nobody has been told. */
  private hasNews = false;
  private readonly reads: LatestScope;

  constructor(private readonly deps: IncentiveTaskStoreDeps) {
    this.reads = new LatestScope(deps.scope);
    makeAutoObservable<this, 'deps' | 'uncertain' | 'hasNews' | 'reads'>(
      this,
      { deps: false, uncertain: false, hasNews: false, reads: false, page: observableRef },
      { autoBind: true },
    );
  }

  /** What waits to be claimed, fen. */
  get waitingFen(): number {
    return this.page === null ? 0 : waitingFen(this.page.items);
  }

  get rulesHtml(): string {
    return this.page?.rulesHtml ?? '';
  }

  openRules(): void {
    this.areRulesOpen = true;
  }

  closeRules(): void {
    this.areRulesOpen = false;
  }

  /** Asks with what is seen, login first where it is needed; whoever closes that finds the way back to it. */
  async load(): Promise<void> {
    this.phase = 'loading';
    try {
      const outcome = await this.deps.runGated(() => this.fetch(), { asksFirst: true });
      if (outcome.kind === 'cancelled' && !this.deps.scope.isCancelled) this.showLoggedOut();
    } catch (cause) {
      this.showFailure(cause);
    }
  }

  /** The page is seen again, perhaps after a task was done: asks quietly; what was there stays when that fails. */
  async refresh(): Promise<void> {
    if (this.phase !== 'ready' || this.claimingId !== null) return;
    try {
      await this.fetch();
    } catch (cause) {
      // Nothing of an account whose login is over may stay on screen.
      if (this.deps.toCallFailure(cause).kind === 'unauthorized') this.showLoggedOut();
    }
  }

  /**
   * Whether a task was finished that nobody has been told of (product §2.4); true once. Whichever read brought it: the
   * reads of a claim are answered with the gateway's only word of it, too.
   */
  takeNews(): boolean {
    const { hasNews } = this;
    this.hasNews = false;
    return hasNews;
  }

  /** 领取. One claim at a time, whichever tasks are pressed. */
  async claim(taskId: string): Promise<ClaimOutcome> {
    if (this.claimingId !== null || this.itemOf(taskId)?.claimStatus !== 1) return NOTHING;
    this.claimingId = taskId;
    let isFirstTry = true;
    try {
      const result = await this.deps.runGated(
        () => {
          // After a login in between, or a claim that may have happened, the state comes first: it may be another
          // account's, and nothing is claimed blindly.
          const mustAsk = !isFirstTry || this.uncertain.has(taskId);
          isFirstTry = false;
          return this.attempt(taskId, mustAsk);
        },
        { asksFirst: false },
      );
      return result.kind === 'done' ? result.value : NOTHING;
    } catch (cause) {
      // Refused again right after a login: there is no third try.
      if (this.deps.toCallFailure(cause).kind !== 'unauthorized') throw cause;
      return lost(INCENTIVE_TASK_TEXTS.claimFailed);
    } finally {
      runInAction(() => {
        this.claimingId = null;
      });
    }
  }

  /** @throws the cause itself when it asks for login: the gate handles that. */
  private async attempt(taskId: string, mustAsk: boolean): Promise<ClaimOutcome> {
    if (mustAsk) {
      const wasUncertain = this.uncertain.has(taskId);
      try {
        await this.fetch();
      } catch (cause) {
        return this.refused(cause);
      }
      const status = this.itemOf(taskId)?.claimStatus;
      if (status !== 1) return wasUncertain && status === 2 ? won() : NOTHING;
    }
    const { page } = this;
    if (page === null) return NOTHING;
    this.reads.cancel(); // its answer would know nothing of the claim
    try {
      const answer = await this.deps.api.claim(page.code, taskId);
      this.note(taskId, answer);
      await this.askQuietly();
      return answer.claimStatus === 2
        ? won(answer.toast)
        : lost(answer.toast || INCENTIVE_TASK_TEXTS.claimFailed);
    } catch (cause) {
      const failure = this.deps.toCallFailure(cause);
      if (failure.kind === 'no-answer' || failure.kind === 'offline') return this.askWhatBecameOf(taskId);
      const outcome = this.refused(cause);
      // What was refused stands wrongly on its row.
      if (failure.kind === 'business') await this.askQuietly();
      return outcome;
    }
  }

  /** The claim may have taken effect though its answer was lost. */
  private async askWhatBecameOf(taskId: string): Promise<ClaimOutcome> {
    this.uncertain.add(taskId);
    try {
      await this.fetch();
    } catch (cause) {
      return this.refused(cause);
    }
    return this.itemOf(taskId)?.claimStatus === 2 ? won() : lost(INCENTIVE_TASK_TEXTS.claimFailed);
  }

  private refused(cause: unknown): ClaimOutcome {
    const failure = this.deps.toCallFailure(cause);
    switch (failure.kind) {
      case 'unauthorized':
        throw cause;
      case 'cancelled':
        return NOTHING;
      case 'business':
        return lost(refusalText(failure.code, failure.message));
      case 'offline':
      case 'no-answer':
        return lost(INCENTIVE_TASK_TEXTS.claimFailed);
    }
  }

  /** Shows a claim's answer before the question that follows, so that it cannot be claimed once more. */
  private note(taskId: string, { claimStatus, rewardFen }: ClaimAnswer): void {
    this.uncertain.delete(taskId);
    if (this.page === null) return;
    const { items, claimedFen } = this.page;
    this.page = {
      ...this.page,
      claimedFen: claimStatus === 2 ? claimedFen + rewardFen : claimedFen,
      items: items.map((item) => (item.task.taskId === taskId ? withStatus(item, claimStatus) : item)),
    };
  }

  private itemOf(taskId: string): IncentiveTask | undefined {
    return this.page?.items.find(({ task }) => task.taskId === taskId);
  }

  /** Without anybody seeing it fail. */
  private async askQuietly(): Promise<void> {
    try {
      await this.fetch();
    } catch (cause) {
      this.deps.toCallFailure(cause); // a bug of ours goes on to whoever reports those
    }
  }

  private async fetch(): Promise<void> {
    const scope = this.reads.next();
    const page = await this.deps.api.fetchPage(scope);
    if (scope.isCancelled) return;
    runInAction(() => {
      this.page = page;
      this.phase = page === null ? 'missing' : 'ready';
      this.uncertain.clear();
      if (page?.items.some(({ task }) => task.isJustFinished) === true) this.hasNews = true;
    });
  }

  private showLoggedOut(): void {
    this.page = null;
    this.hasNews = false; // of an account that is not here any more
    this.phase = 'logged-out';
  }

  private showFailure(cause: unknown): void {
    const failure = this.deps.toCallFailure(cause);
    if (failure.kind === 'cancelled') return;
    if (failure.kind === 'unauthorized') {
      this.showLoggedOut();
      return;
    }
    this.phase = failure.kind === 'offline' ? 'offline' : 'failed';
    this.failureText =
      (failure.kind === 'business' ? failure.message.trim() : '') || INCENTIVE_TASK_TEXTS.infoFailed;
  }
}

const withStatus = (item: IncentiveTask, claimStatus: ClaimStatus): IncentiveTask => ({
  ...item,
  claimStatus,
});
