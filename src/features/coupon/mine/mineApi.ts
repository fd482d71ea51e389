/** The call of all one's coupons (contract: `coupon/my/list`). Raw server types stop here. */
import type { Gateway, Scope } from '@/api';
import { myCoupons } from '@/api/generated/operations/myCoupons';
import type { PagedPage } from '@/features/paged';
import { toCoupon } from '../list/listApi';
import type { ListedCoupon, PrizeStatus } from '../list/listTypes';

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
