/**
 * API of the two coupon lists (contract tag `couponLists`; product §2.7 "Coupon list fetch"). DTOs do not leave this
 * file.
 */
import type { Gateway } from '@/api/createGateway';
import { couponList, type CouponListItem, myCoupons } from '@/api/generated/operations/couponLists';
import type { PagedSource } from '@/data/PagedQuery';
import { CODE_NO_ACTIVITY, NO_ACTIVITY_TEXT } from '@/domain/activity';
import { rulesOf } from './listTexts';
import {
  type ListedCoupon,
  PRIZE_STATUS,
  type PrizeStatus,
  RELEASE_STATUS,
  type ReleaseStatus,
} from './listTypes';

/** Product §1.5, §1.9. */
const ACTIVITY_PAGE_SIZE = 50;
const MY_PAGE_SIZE = 20;

/**
 * The user's coupons from one activity.
 * @param onRules receives the rules for the whole list with each response
 */
export const activityCoupons = (
  gateway: Gateway,
  activityCode: string,
  onRules: (rules: readonly string[]) => void = () => undefined,
): PagedSource<ListedCoupon, ReleaseStatus> => ({
  pageSize: ACTIVITY_PAGE_SIZE,
  filter: RELEASE_STATUS.credited,
  refusalText: (code) => (code === CODE_NO_ACTIVITY ? NO_ACTIVITY_TEXT : ''),
  async fetchPage(pageNo, scope, releaseStatus) {
    const { data } = await gateway.call(
      couponList,
      { code: activityCode, pageNo, pageSize: ACTIVITY_PAGE_SIZE, releaseStatus },
      scope,
    );
    onRules(rulesOf(data.rules));
    return { rows: data.content.map(toCoupon), total: data.total };
  },
});

/** All coupons of the user; those that expire first come first. */
export const allCoupons = (gateway: Gateway): PagedSource<ListedCoupon, PrizeStatus> => ({
  pageSize: MY_PAGE_SIZE,
  filter: PRIZE_STATUS.toUse,
  async fetchPage(pageNo, scope, prizeStatus) {
    const { data } = await gateway.call(myCoupons, { prizeStatus, pageNo, pageSize: MY_PAGE_SIZE }, scope);
    return { rows: data.content.map(toCoupon), total: data.total };
  },
});

const toCoupon = (wire: CouponListItem): ListedCoupon => ({
  id: wire.id,
  type: wire.couponType,
  cost: wire.couponCostStr,
  limitText: wire.limitDescription,
  title: wire.couponTitle,
  validStart: wire.validStartTm,
  validEnd: wire.validEndTm,
  descriptionHtml: wire.couponDescription.trim(),
  prizeStatus: wire.prizeStatus,
});
