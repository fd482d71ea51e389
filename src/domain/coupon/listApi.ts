/** The coupon list's call (product §2.7 "Coupon list fetch"). Raw server types stop here. */
import type { Gateway, Scope } from '@/api';
import { couponList } from '@/api/generated/operations/couponLists';
import type { CouponListItem } from '@/api/generated/operations/couponLists';
import { PAGE_SIZE } from './listRules';
import type { CouponPage, ListedCoupon, ReleaseStatus } from './listTypes';

export interface CouponListApi {
  /**
   * @param query.pageNo from 1
   * @throws ApiError; UnauthorizedError without login; BusinessError 100205002 when there is no such activity
   */
  fetchPage(
    query: { readonly pageNo: number; readonly releaseStatus: ReleaseStatus },
    scope: Scope,
  ): Promise<CouponPage>;
}

export function createCouponListApi(gateway: Gateway, activityCode: string): CouponListApi {
  return {
    async fetchPage({ pageNo, releaseStatus }, scope) {
      const { data } = await gateway.call(
        couponList,
        { code: activityCode, pageNo, pageSize: PAGE_SIZE, releaseStatus },
        scope,
      );
      return { coupons: data.content.map(toCoupon), total: data.total };
    },
  };
}

/** A coupon of a visitor, of one activity or of all. */
export function toCoupon(wire: CouponListItem): ListedCoupon {
  return {
    id: wire.id,
    type: wire.couponType,
    cost: wire.couponCostStr,
    limitText: wire.limitDescription,
    title: wire.couponTitle,
    validStart: wire.validStartTm,
    validEnd: wire.validEndTm,
    descriptionHtml: wire.couponDescription.trim(),
    prizeStatus: wire.prizeStatus,
  };
}
