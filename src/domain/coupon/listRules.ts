/**
 * Coupon list: pure rules, page texts and view types that the API maps DTOs to (product §1.2.3, §1.5, §1.8, §1.9;
 * product §2.2 "Coupon list page").
 */
import { COUPON_TYPE } from './couponValue';

/** The two tabs by the call's `releaseStatus`: 1 已到账, 0 待发放 (product §1.2.3). */
export const RELEASE_STATUS = { credited: 1, pending: 0 } as const;
export type ReleaseStatus = (typeof RELEASE_STATUS)[keyof typeof RELEASE_STATUS];

/** 1 to use, 2 used, 3 expired (product §1.2.3). */
export const PRIZE_STATUS = { toUse: 1, used: 2, expired: 3 } as const;
export type PrizeStatus = (typeof PRIZE_STATUS)[keyof typeof PRIZE_STATUS];

export interface ListedCoupon {
  readonly id: string;
  /** 2 discount, 3 and 4 reduce or fixed, 5 free. */
  readonly type: number;
  /** Decimal text as the gateway sends it: for type 2, 8.5 means 8.5折; otherwise yuan. */
  readonly cost: string;
  readonly limitText: string;
  readonly title: string;
  /** Beijing wall-clock texts, both. */
  readonly validStart: string;
  readonly validEnd: string;
  /**
   * Untrusted server HTML. Sanitized only when first shown, since few of a thousand are ever opened. Blank: no
   * description.
   */
  readonly descriptionHtml: string;
  readonly prizeStatus: PrizeStatus | 'unknown';
}

export const LIST_TEXTS = {
  tabs: '寄件券状态',
  /** Screen-reader label of the list. */
  list: '寄件券列表',
  credited: '已到账',
  pending: '待发放',
  pendingTip: '温馨提示：寄件券将在订单变为“运输中”后发放',
  description: '使用说明',
  goSend: '去寄件',
  use: '去使用',
  used: '已使用',
  expired: '已过期',
  rules: '使用规则',
  loggedOut: '登录后查看我的优惠券',
} as const;

export const EMPTY_TEXTS: Readonly<Record<ReleaseStatus, string>> = {
  [RELEASE_STATUS.credited]: '暂无已到账的优惠券',
  [RELEASE_STATUS.pending]: '暂无待发放的优惠券',
};

/**
 * Fallback when the gateway sends no rules.
 * Decision: they repeat what the page and the coupons say (validity, 使用说明, when pending coupons are credited) and make
 * no promises or restrictions that have not been decided.
 */
export const RULES: readonly string[] = [
  '请在优惠券的有效期内使用。',
  '“待发放”的优惠券将在订单变为“运输中”后发放。',
  '各券的适用范围和使用条件，以其使用说明和活动规则为准。',
];

/** The gateway's rules, one per line; our own if it sends none. */
export function rulesOf(sent: string | undefined): readonly string[] {
  const lines = (sent ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return lines.length === 0 ? RULES : lines;
}

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

const DATE_LENGTH = 'YYYY-MM-DD'.length;

/** Only the dates, joined by 至 (product §2.2). Times are Beijing wall-clock texts. */
export function validity(start: string, end: string): string {
  return `${start.trim().slice(0, DATE_LENGTH)}至${end.trim().slice(0, DATE_LENGTH)}`;
}

/** A coupon's button: leads to the send page, or shows why the coupon cannot be used. */
export interface CouponAction {
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

/** Title of a tab; the active one includes the count once it is known, e.g. 已到账(137) (product §1.2.3). */
export function tabTitle(tab: ReleaseStatus, count: number | null): string {
  const title = tab === RELEASE_STATUS.credited ? LIST_TEXTS.credited : LIST_TEXTS.pending;
  return count === null ? title : `${title}(${count})`;
}
