/** The call of all one's coupons (contract: `coupon/my/list`). Raw server types stop here. */
import type { Gateway, Scope } from '@/api';
import { array, number, object } from '@/api/decode';
import type { PagedPage } from '@/features/paged';
import { toCoupon, wireCoupon } from '../list/listApi';
import type { ListedCoupon, PrizeStatus } from '../list/listTypes';

export const MINE_PAGE_SIZE = 20;

const wirePage = object({ content: array(wireCoupon), total: number });

/** Those that end first at the top. @param pageNo from 1 @throws ApiError; UnauthorizedError without login */
export type FetchMine = (
  prizeStatus: PrizeStatus,
  pageNo: number,
  scope: Scope,
) => Promise<PagedPage<ListedCoupon>>;

export const createMineApi =
  (gateway: Pick<Gateway, 'read'>): FetchMine =>
  async (prizeStatus, pageNo, scope) => {
    const { data } = await gateway.read(
      {
        path: '/activity/coupon/my/list',
        json: { prizeStatus, pageNo, pageSize: MINE_PAGE_SIZE },
        decode: wirePage,
      },
      scope,
    );
    return { rows: data.content.map(toCoupon), total: data.total };
  };
