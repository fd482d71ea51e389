/** State of one visit to all of one's coupons. Knows no page, toast or address. */
import { makeAutoObservable, observable } from 'mobx';
import { PagedStore, type PagedStoreDeps } from '@/features/paged';
import { PRIZE_STATUS, RELEASE_STATUS, type ListedCoupon, type PrizeStatus } from '../list/listTypes';
import { MINE_PAGE_SIZE, type FetchMine } from './mineApi';

export interface MyCouponsDeps extends Omit<PagedStoreDeps<ListedCoupon>, 'fetchPage' | 'pageSize'> {
  readonly fetchMine: FetchMine;
}

export class MyCouponsStore {
  status: PrizeStatus = PRIZE_STATUS.toUse;
  /** Coupons of the status. */
  readonly list: PagedStore<ListedCoupon>;
  /** All of them have been credited; what a row says depends on its own status then. */
  readonly tab = RELEASE_STATUS.credited;
  private readonly expanded = observable.set<string>();

  constructor({ fetchMine, ...deps }: MyCouponsDeps) {
    this.list = new PagedStore({
      ...deps,
      pageSize: MINE_PAGE_SIZE,
      fetchPage: (pageNo, scope) => fetchMine(this.status, pageNo, scope),
    });
    makeAutoObservable<this, 'expanded'>(
      this,
      { list: false, tab: false, expanded: false },
      { autoBind: true },
    );
  }

  get hasExpanded(): boolean {
    return this.expanded.size > 0;
  }

  isExpanded(id: string): boolean {
    return this.expanded.has(id);
  }

  toggleDescription(id: string): void {
    if (!this.expanded.delete(id)) this.expanded.add(id);
  }

  /** Another status, from its first page. */
  async selectStatus(status: PrizeStatus): Promise<void> {
    if (status === this.status) return;
    this.status = status;
    await this.list.load();
  }
}
