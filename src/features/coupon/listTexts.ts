/** Texts of the coupon list page (product §1.2.3, §1.8, §1.9). */
import { type ReleaseStatus, RELEASE_STATUS } from './listTypes';

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

/** Title of a tab; the active one includes the count once it is known, e.g. 已到账(137) (product §1.2.3). */
export function tabTitle(tab: ReleaseStatus, count: number | null): string {
  const title = tab === RELEASE_STATUS.credited ? LIST_TEXTS.credited : LIST_TEXTS.pending;
  return count === null ? title : `${title}(${count})`;
}
