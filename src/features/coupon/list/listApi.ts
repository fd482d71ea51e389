/** The coupon list's call (spec 2 §7 "Coupon list fetch"). Raw server types stop here. */
import type { Gateway, Scope } from '@/api';
import { array, literal, number, object, string, type Decoded } from '@/api/decode';
import { words } from '@/api/words';
import { PAGE_SIZE } from './listRules';
import type { CouponPage, ListedCoupon, ReleaseStatus } from './listTypes';

/** A coupon of a visitor, of one activity or of all. */
export const wireCoupon = object({
  id: string,
  couponType: literal(2, 3, 4, 5),
  couponCostStr: words,
  limitDescription: words,
  couponTitle: words,
  validStartTm: words,
  validEndTm: words,
  couponDescription: string,
  prizeStatus: literal(1, 2, 3),
});

const wirePage = object({ content: array(wireCoupon), total: number });

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
      const { data } = await gateway.read(
        {
          path: '/activity/incentive/activity/prize',
          json: { code: activityCode, pageNo, pageSize: PAGE_SIZE, releaseStatus },
          decode: wirePage,
        },
        scope,
      );
      return { coupons: data.content.map(toCoupon), total: data.total };
    },
  };
}

export function toCoupon(wire: Decoded<typeof wireCoupon>): ListedCoupon {
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
