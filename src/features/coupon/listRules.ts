/** What a row of the coupon list shows (product §1.2.3, §1.5; product §2.2 "Coupon list page"). Pure. */
import { COUPON_TYPE } from '@/domain/coupon/couponValue';
import { periodInDays } from '@/utils/period';
import { LIST_TEXTS } from './listTexts';
import { type ReleaseStatus, RELEASE_STATUS, type ListedCoupon, PRIZE_STATUS } from './listTypes';

/** 2 折扣券, 3 and 4 立减券, 5 免费券; '' for an unknown type. */
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

/** Only the dates, joined by 至 (product §2.2). Times are Beijing wall-clock texts. */
export function validity(start: string, end: string): string {
  return periodInDays(start, end, '至');
}

/** A coupon's button: leads to the send page, or shows why the coupon cannot be used. */
interface CouponAction {
  readonly text: string;
  readonly canUse: boolean;
}

/**
 * 1 去使用, 2 已使用, 3 已过期 (product §1.2.3).
 * Decision: an unused coupon on the pending tab has no button, because it cannot be used before it is credited.
 */
export function couponAction(
  prizeStatus: ListedCoupon['prizeStatus'],
  tab: ReleaseStatus,
): CouponAction | null {
  switch (prizeStatus) {
    case PRIZE_STATUS.toUse:
      return tab === RELEASE_STATUS.pending ? null : { text: LIST_TEXTS.use, canUse: true };
    case PRIZE_STATUS.used:
      return { text: LIST_TEXTS.used, canUse: false };
    case PRIZE_STATUS.expired:
      return { text: LIST_TEXTS.expired, canUse: false };
    case 'unknown':
      return null;
  }
}
