/**
 * Store of the page /appIncentive (product §2.2, contract tag `appIncentive`). No navigation or toasts here: a claim
 * returns an outcome, and the page decides what to show.
 */
import { makeAutoObservable } from 'mobx';
import type { Scope } from '@/api/scope';
import { type ClaimEnd, ClaimOnce, type ClaimOnceDeps, claimFailureText } from '@/data/ClaimOnce';
import type { PageDeps } from '@/data/pageDeps';
import { accountOf, Query } from '@/data/Query';
import type { IncentiveTaskApi } from './incentiveTaskApi';
import { waitingFen } from './incentiveTaskRules';
import { refusalText, INCENTIVE_TASK_TEXTS } from './incentiveTaskTexts';
import type { ClaimAnswer, ClaimStatus, IncentivePage, IncentiveTask } from './incentiveTaskTypes';

/** Result of a tap on 领取. */
export type ClaimOutcome =
  | { readonly kind: 'message'; readonly text: string; readonly isWon: boolean }
  /** Nothing to show: a claim is running, there is nothing to claim, or the user closed the login. */
  | { readonly kind: 'nothing' };

/** Null: there is no such activity. */
interface FoundPage {
  readonly page: IncentivePage | null;
}

interface IncentiveTaskStoreDeps extends ClaimOnceDeps, Pick<PageDeps, 'isLoggedIn' | 'account' | 'scope'> {
  readonly api: IncentiveTaskApi;
}

const NOTHING: ClaimOutcome = { kind: 'nothing' };
const won = (text = ''): ClaimOutcome => ({
  kind: 'message',
  text: text || INCENTIVE_TASK_TEXTS.claimed,
  isWon: true,
});
const lost = (text: string): ClaimOutcome => ({ kind: 'message', text, isWon: false });

export class IncentiveTaskStore {
  readonly query: Query<FoundPage>;
  /** A task was finished (`firstFinishedFlag`, sent once by the gateway) and the user has not been notified yet. */
  private hasNews = false;
  private readonly claims: ClaimOnce;

  constructor(private readonly deps: IncentiveTaskStoreDeps) {
    this.query = new Query({
      ...deps,
      token: accountOf(deps),
      isForAll: false,
      fetch: (scope) => this.fetch(scope),
      failedText: INCENTIVE_TASK_TEXTS.infoFailed,
    });
    this.claims = new ClaimOnce(deps);
    makeAutoObservable<this, 'deps' | 'claims' | 'hasNews'>(
      this,
      { deps: false, claims: false, hasNews: false, query: false },
      { autoBind: true },
    );
  }

  /** Null: not loaded yet, or there is none. */
  get page(): IncentivePage | null {
    return this.query.value?.page ?? null;
  }

  /** Total that can be claimed, in fen. */
  get waitingFen(): number {
    return this.page === null ? 0 : waitingFen(this.page.items);
  }

  /** The task whose claim is running. */
  get claimingId(): string | null {
    return this.claims.current;
  }

  /**
   * The page is shown again, perhaps after a task was done: refetches in the background; a failure keeps the current
   * data, unless its login has expired.
   */
  async refresh(): Promise<void> {
    if (this.page !== null && !this.claims.isBusy) await this.query.refetch();
  }

  /**
   * Whether a finished task has not been announced yet (product §2.4); true once. Counts every read: the gateway may
   * send its only notice in a read that follows a claim.
   */
  takeNews(): boolean {
    const hasNews = this.hasNews && this.page !== null;
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
        send: (requestNo) => this.deps.api.claim(this.page?.code ?? '', taskId, requestNo),
        checkStatus: async () => {
          await this.query.fetchOrThrow();
          const status = this.statusOf(taskId);
          if (status === 1) return 'available';
          return status === 2 ? 'claimed' : 'closed';
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
        await this.query.refetch();
        return claimStatus === 2 ? won(toast) : lost(toast || INCENTIVE_TASK_TEXTS.claimFailed);
      }
      case 'found':
        return won();
      case 'refused':
        await this.query.refetch(); // a refusal means the row is outdated
        return lost(refusalText(end.code, end.message));
      case 'lost':
      case 'unknown':
      case 'earlier':
      case 'unauthorized':
        return lost(claimFailureText(end, INCENTIVE_TASK_TEXTS.claimFailed));
      case 'claimed': // the row shows it
      case 'closed':
      case 'nothing':
        return NOTHING;
    }
  }

  /** Shows the claim's response before the refetch, so that it cannot be claimed twice. */
  private note(taskId: string, { claimStatus, rewardFen }: ClaimAnswer): void {
    if (this.page === null) return;
    const { items, claimedFen } = this.page;
    const page = {
      ...this.page,
      claimedFen: claimStatus === 2 ? claimedFen + rewardFen : claimedFen,
      items: items.map((item) => (item.task.taskId === taskId ? withStatus(item, claimStatus) : item)),
    };
    this.query.replace({ page });
  }

  private statusOf(taskId: string): ClaimStatus | undefined {
    return this.page?.items.find(({ task }) => task.taskId === taskId)?.claimStatus;
  }

  private async fetch(scope: Scope): Promise<FoundPage> {
    const page = await this.deps.api.fetchPage(scope);
    if (!scope.isCancelled) {
      const isNews = page?.items.some(({ task }) => task.isJustFinished) === true;
      // Without a page, earlier news belongs to an account that is no longer logged in.
      this.hasNews = isNews || (this.hasNews && this.page !== null);
    }
    return { page };
  }
}

const withStatus = (item: IncentiveTask, claimStatus: ClaimStatus): IncentiveTask => ({
  ...item,
  claimStatus,
});
