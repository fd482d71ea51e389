/**
 * Rules of the coupon list, without state or platform (product §1.2.3, §1.5, §1.9; product §2.2 "Coupon list page").
 */
import { COUPON_TYPE } from './couponValue';
import { LIST_TEXTS } from './listTexts';
import { PRIZE_STATUS, RELEASE_STATUS, type PrizeStatus, type ReleaseStatus } from './listTypes';

/** 2 折扣券, 3 and 4 立减券, 5 免费券; '' for a type that nobody has named. */
export function typeLabel(couponType: number): string {
  switch (couponType) {
    case COUPON_TYPE.discount:
      return '折扣券';
    case COUPON_TYPE.reduce:
    case COUPON_TYPE.fixed:
      return '立减券';
    case COUPON_TYPE.free:
      return '免费券';
    default:
      return '';
  }
}

const DATE_LENGTH = 'YYYY-MM-DD'.length;

/** Date part only of both ends, written start至end (product §2.2). Times are Beijing wall-clock texts. */
export function validity(start: string, end: string): string {
  return `${start.trim().slice(0, DATE_LENGTH)}至${end.trim().slice(0, DATE_LENGTH)}`;
}

/** The button of a coupon: it leads to the send page, or says why the coupon is of no use any more. */
export interface CouponAction {
  readonly text: string;
  readonly canUse: boolean;
}

/**
 * 1 去使用, 2 已使用, 3 已过期 (product §1.2.3).
 * Decision: a coupon to use on the pending tab has no button, as it cannot be used before it is credited.
 */
export function couponAction(prizeStatus: PrizeStatus, tab: ReleaseStatus): CouponAction | null {
  switch (prizeStatus) {
    case PRIZE_STATUS.toUse:
      return tab === RELEASE_STATUS.pending ? null : { text: LIST_TEXTS.use, canUse: true };
    case PRIZE_STATUS.used:
      return { text: LIST_TEXTS.used, canUse: false };
    case PRIZE_STATUS.expired:
      return { text: LIST_TEXTS.expired, canUse: false };
  }
}

/** Title of a tab; the active one carries the count once it is known, e.g. 已到账(137) (product §1.2.3). */
export function tabTitle(tab: ReleaseStatus, count: number | null): string {
  const title = tab === RELEASE_STATUS.credited ? LIST_TEXTS.credited : LIST_TEXTS.pending;
  return count === null ? title : `${title}(${count})`;
}
