/** Store of the reduction center (product §2.2 /reductionFunds). No navigation or toasts here. */
import { makeAutoObservable } from 'mobx';
import type { QueryRefresh, Query } from '@/data/Query';
import type { Fund, JoinedActivity } from '@/features/reduction/fundTypes';

export class FundStore {
  /** Rules of the fund or of the activity opened last; kept during the closing animation. */
  rulesHtml = '';
  areRulesOpen = false;

  constructor(
    readonly fund: Query<Fund>,
    readonly joined: Query<readonly JoinedActivity[]>,
  ) {
    makeAutoObservable(this, { fund: false, joined: false }, { autoBind: true });
  }

  /** The login has changed: loads this user's fund, or clears it. */
  async visitorChanged(): Promise<void> {
    await Promise.all([this.fund.visitorChanged(), this.joined.visitorChanged()]);
  }

  /** Refetches both parts, each in its place; a failure keeps the current data. */
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
