/** Store of the cabinet problem page (product §3.19). No navigation or toasts here. */
import { makeAutoObservable } from 'mobx';
import type { Gateway, Scope } from '@/api';
import {
  type CabinetIssues,
  cabinetIssues,
  joinCabinetActivity,
} from '@/api/generated/operations/cabinetIssues';
import { ClaimOnce, claimFailureText, isLost, isMade } from '@/data/ClaimOnce';
import type { PageDeps } from '@/data/pageDeps';
import { Query } from '@/data/Query';
import type { Problem } from '@/domain/parcel/cabinetProblems';

const MAX_CODE = 64;

export const ISSUE_TEXTS = {
  failed: '客服信息加载失败，请重试',
  joinFailed: '领取失败，请稍后重试',
} as const;

interface IssuesDeps extends PageDeps {
  readonly gateway: Pick<Gateway, 'call'>;
  /** '' if unknown. */
  readonly cabinetCode: string;
}

export class IssuesStore {
  readonly query: Query<CabinetIssues>;
  /** Null: nothing chosen yet. */
  problem: Problem | null = null;
  private readonly claims: ClaimOnce;

  constructor(private readonly deps: IssuesDeps) {
    this.query = new Query({
      ...deps,
      fetch: (scope) => this.read(scope),
      isForAll: true,
      failedText: ISSUE_TEXTS.failed,
    });
    this.claims = new ClaimOnce(deps);
    makeAutoObservable<this, 'deps' | 'claims'>(
      this,
      { deps: false, claims: false, query: false },
      { autoBind: true },
    );
  }

  get isJoining(): boolean {
    return this.claims.isBusy;
  }

  choose(problem: Problem): void {
    this.problem = problem;
  }

  /**
   * Joins the campaign once, logging in first if needed; after a lost response, looks up the result at the gateway.
   * @returns the text to show; '' if the page itself shows the result
   */
  join(): Promise<string> {
    const { gateway, scope } = this.deps;
    const activityCode = this.query.value?.offer?.activityCode ?? '';
    return this.claims.run(
      {
        key: 'join',
        login: { asksFirst: true },
        send: async (requestNo) =>
          (await gateway.call(joinCabinetActivity, { activityCode, requestNo }, scope)).data,
        checkStatus: async () => {
          const { offer } = await this.read(scope);
          if (offer === null || offer.activityCode !== activityCode) return 'closed';
          return offer.isJoined ? 'claimed' : 'available';
        },
      },
      async (end) => {
        if (end.kind === 'nothing') return '';
        await this.query.refetch();
        // Trust the data on the page now, whatever the lookup returned.
        if (isLost(end) && this.query.value?.offer?.isJoined === true) return '';
        return isMade(end) || end.kind === 'closed' ? '' : claimFailureText(end, ISSUE_TEXTS.joinFailed);
      },
    );
  }

  private async read(scope: Scope): Promise<CabinetIssues> {
    const cabinetCode = this.deps.cabinetCode.slice(0, MAX_CODE);
    return (await this.deps.gateway.call(cabinetIssues, { cabinetCode }, scope)).data;
  }
}
