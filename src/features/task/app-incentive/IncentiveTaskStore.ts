/**
 * State of one visit to the page /appIncentive (product §2.2, contract tag `appIncentive`).
 * Knows no page, toast or address: a claim answers with an outcome, the page decides what a person sees.
 */
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { LatestScope, type Scope } from '@/api/scope';
import { type ClaimEnd, ClaimOnce, type ClaimOnceDeps, failureWords } from '@/data/ClaimOnce';
import type { IncentiveTaskApi } from './incentiveTaskApi';
import {
  type ClaimAnswer,
  type ClaimStatus,
  type IncentivePage,
  type IncentiveTask,
  refusalText,
  waitingFen,
  INCENTIVE_TASK_TEXTS,
} from './incentiveTaskRules';

/** What became of a press on 领取. */
export type ClaimOutcome =
  | { readonly kind: 'message'; readonly text: string; readonly isWon: boolean }
  /** Nothing to tell: a claim is running, there is nothing to claim, or the visitor closed the login. */
  | { readonly kind: 'nothing' };

export interface IncentiveTaskStoreDeps extends ClaimOnceDeps {
  readonly api: IncentiveTaskApi;
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
  areRulesOpen = false;
  /** A task was finished (`firstFinishedFlag`, said once by the gateway) and nobody has been told. */
  private hasNews = false;
  private readonly reads: LatestScope;
  private readonly claims: ClaimOnce;

  constructor(private readonly deps: IncentiveTaskStoreDeps) {
    this.reads = new LatestScope(deps.scope);
    this.claims = new ClaimOnce(deps);
    makeAutoObservable<this, 'deps' | 'claims' | 'hasNews' | 'reads'>(
      this,
      { deps: false, claims: false, hasNews: false, reads: false, page: observableRef },
      { autoBind: true },
    );
  }

  /** What waits to be claimed, fen. */
  get waitingFen(): number {
    return this.page === null ? 0 : waitingFen(this.page.items);
  }

  /** The task whose claim is under way. */
  get claimingId(): string | null {
    return this.claims.current;
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
    if (this.phase !== 'ready' || this.claims.isBusy) return;
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
    if (this.claims.isBusy || this.statusOf(taskId) !== 1) return NOTHING;
    return this.claims.run<ClaimAnswer, ClaimOutcome>(
      {
        key: taskId,
        login: { asksFirst: false },
        send: (requestNo) => {
          this.reads.cancel(); // its answer would know nothing of the claim
          return this.deps.api.claim(this.page?.code ?? '', taskId, requestNo);
        },
        look: async () => {
          await this.fetch();
          const status = this.statusOf(taskId);
          if (status === 1) return 'open';
          return status === 2 ? 'had' : 'closed';
        },
      },
      (end) => this.tell(taskId, end),
    );
  }

  private async tell(taskId: string, end: ClaimEnd<ClaimAnswer>): Promise<ClaimOutcome> {
    switch (end.kind) {
      case 'done': {
        const { claimStatus, toast } = end.answer;
        this.note(taskId, end.answer);
        await this.askQuietly();
        return claimStatus === 2 ? won(toast) : lost(toast || INCENTIVE_TASK_TEXTS.claimFailed);
      }
      case 'found':
        return won();
      case 'refused':
        await this.askQuietly(); // what was refused stands wrongly on its row
        return lost(refusalText(end.code, end.message));
      case 'lost':
      case 'unknown':
      case 'earlier':
      case 'unauthorized':
        return lost(failureWords(end, INCENTIVE_TASK_TEXTS.claimFailed));
      case 'had': // the row says so
      case 'closed':
      case 'nothing':
        return NOTHING;
    }
  }

  /** Shows a claim's answer before the question that follows, so that it cannot be claimed once more. */
  private note(taskId: string, { claimStatus, rewardFen }: ClaimAnswer): void {
    if (this.page === null) return;
    const { items, claimedFen } = this.page;
    this.page = {
      ...this.page,
      claimedFen: claimStatus === 2 ? claimedFen + rewardFen : claimedFen,
      items: items.map((item) => (item.task.taskId === taskId ? withStatus(item, claimStatus) : item)),
    };
  }

  private statusOf(taskId: string): ClaimStatus | undefined {
    return this.page?.items.find(({ task }) => task.taskId === taskId)?.claimStatus;
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
