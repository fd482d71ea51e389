/** The call of all one's coupons (contract: `coupon/my/list`). Raw server types stop here. */
import type { Gateway } from '@/api/createGateway';
import type { Scope } from '@/api/scope';
import { myCoupons } from '@/api/generated/operations/couponLists';
import { type PagedPage, PagedQuery, type PagedQueryDeps } from '@/data/PagedQuery';
import { toCoupon } from '@/domain/coupon/listApi';
import { type ListedCoupon, PRIZE_STATUS, type PrizeStatus, RELEASE_STATUS } from '@/domain/coupon/listTypes';
import { makeAutoObservable, observable } from 'mobx';

export const MINE_PAGE_SIZE = 20;

/** Those that end first at the top. @param pageNo from 1 @throws ApiError; UnauthorizedError without login */
export type FetchMine = (
  prizeStatus: PrizeStatus,
  pageNo: number,
  scope: Scope,
) => Promise<PagedPage<ListedCoupon>>;

export const createMineApi =
  (gateway: Pick<Gateway, 'call'>): FetchMine =>
  async (prizeStatus, pageNo, scope) => {
    const { data } = await gateway.call(myCoupons, { prizeStatus, pageNo, pageSize: MINE_PAGE_SIZE }, scope);
    return { rows: data.content.map(toCoupon), total: data.total };
  };

/** State of one visit to all of one's coupons. Knows no page, toast or address. */
export interface MyCouponsDeps extends Omit<PagedQueryDeps<ListedCoupon>, 'fetchPage' | 'pageSize'> {
  readonly fetchMine: FetchMine;
}

export class MyCouponsStore {
  status: PrizeStatus = PRIZE_STATUS.toUse;
  /** Coupons of the status. */
  readonly list: PagedQuery<ListedCoupon>;
  /** All of them have been credited; what a row says depends on its own status then. */
  readonly tab = RELEASE_STATUS.credited;
  private readonly expanded = observable.set<string>();

  constructor({ fetchMine, ...deps }: MyCouponsDeps) {
    this.list = new PagedQuery({
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
