/** State of one visit to the reduction center (product §2.2 /reductionFunds). Knows no page, toast or address. */
import { makeAutoObservable } from 'mobx';
import type { Fund, JoinedActivity } from '@/domain/fund/fundTypes';
import type { QueryRefresh, Query } from '@/data/Query';

export class FundStore {
  /** Of the fund or of the activity whose rules were opened last; kept while they close. */
  rulesHtml = '';
  areRulesOpen = false;

  constructor(
    readonly fund: Query<Fund>,
    readonly joined: Query<readonly JoinedActivity[]>,
  ) {
    makeAutoObservable(this, { fund: false, joined: false }, { autoBind: true });
  }

  /** The login changed by whatever way: this visitor's fund, or none. */
  async visitorChanged(): Promise<void> {
    await Promise.all([this.fund.visitorChanged(), this.joined.visitorChanged()]);
  }

  /** Both parts anew, each in its place; what is there stays when it fails. */
  async refresh(): Promise<QueryRefresh> {
    const outcomes = await Promise.all([this.fund.refresh(), this.joined.refresh()]);
    return outcomes.find((outcome) => outcome === 'failed') ?? outcomes[0];
  }

  openRules(html: string): void {
    this.rulesHtml = html;
    this.areRulesOpen = true;
  }

  closeRules(): void {
    this.areRulesOpen = false;
  }
}
