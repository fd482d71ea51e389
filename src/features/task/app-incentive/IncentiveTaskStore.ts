/**
 * Store of the page /appIncentive (product §2.2, contract tag `appIncentive`). No navigation or toasts here: a claim
 * returns an outcome, and the page decides what to show.
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

/** Result of a tap on 领取. */
export type ClaimOutcome =
  | { readonly kind: 'message'; readonly text: string; readonly isWon: boolean }
  /** Nothing to show: a claim is running, there is nothing to claim, or the user closed the login. */
  | { readonly kind: 'nothing' };

interface IncentiveTaskStoreDeps extends ClaimOnceDeps {
  readonly api: IncentiveTaskApi;
  /** Page scope; cancelled on unmount. */
  readonly scope: Scope;
}

type IncentiveTaskPhase = 'loading' | 'ready' | 'missing' | 'logged-out' | 'failed' | 'offline';

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
  /** A task was finished (`firstFinishedFlag`, sent once by the gateway) and the user has not been notified yet. */
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

  /** Total that can be claimed, in fen. */
  get waitingFen(): number {
    return this.page === null ? 0 : waitingFen(this.page.items);
  }

  /** The task whose claim is running. */
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

  /** Loads visibly, logging in first if needed; a user who closes the login gets a way to open it again. */
  async load(): Promise<void> {
    this.phase = 'loading';
    try {
      const outcome = await this.deps.runGated(() => this.fetch(), { asksFirst: true });
      if (outcome.kind === 'cancelled' && !this.deps.scope.isCancelled) this.showLoggedOut();
    } catch (cause) {
      this.showFailure(cause);
    }
  }

  /**
   * The page is shown again, perhaps after a task was done: refetches in the background; a failure keeps the current
   * data.
   */
  async refresh(): Promise<void> {
    if (this.phase !== 'ready' || this.claims.isBusy) return;
    try {
      await this.fetch();
    } catch (cause) {
      // Do not show data of an account whose login has expired.
      if (this.deps.toCallFailure(cause).kind === 'unauthorized') this.showLoggedOut();
    }
  }

  /**
   * Whether a finished task has not been announced yet (product §2.4); true once. Counts every read: the gateway may
   * send its only notice in a read that follows a claim.
   */
  takeNews(): boolean {
    const { hasNews } = this;
    this.hasNews = false;
    return hasNews;
  }

  /** 领取. One claim at a time, whichever task is tapped. */
  async claim(taskId: string): Promise<ClaimOutcome> {
    if (this.claims.isBusy || this.statusOf(taskId) !== 1) return NOTHING;
    return this.claims.run<ClaimAnswer, ClaimOutcome>(
      {
        key: taskId,
        login: { asksFirst: false },
        send: (requestNo) => {
          this.reads.cancel(); // a read sent before the claim would not include it
          return this.deps.api.claim(this.page?.code ?? '', taskId, requestNo);
        },
        look: async () => {
          await this.fetch();
          const status = this.statusOf(taskId);
          if (status === 1) return 'open';
          return status === 2 ? 'had' : 'closed';
        },
      },
      (end) => this.report(taskId, end),
    );
  }

  private async report(taskId: string, end: ClaimEnd<ClaimAnswer>): Promise<ClaimOutcome> {
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
        await this.askQuietly(); // a refusal means the row is outdated
        return lost(refusalText(end.code, end.message));
      case 'lost':
      case 'unknown':
      case 'earlier':
      case 'unauthorized':
        return lost(failureWords(end, INCENTIVE_TASK_TEXTS.claimFailed));
      case 'had': // the row shows it
      case 'closed':
      case 'nothing':
        return NOTHING;
    }
  }

  /** Shows the claim's response before the refetch, so that it cannot be claimed twice. */
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

  /** Refetches in the background; a failure stays invisible. */
  private async askQuietly(): Promise<void> {
    try {
      await this.fetch();
    } catch (cause) {
      this.deps.toCallFailure(cause); // a bug of ours goes to error reporting
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
    this.hasNews = false; // belongs to an account that is no longer logged in
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
