/** Every sentence of the coupon list page (product §1.2.3, §1.8). */
import { RELEASE_STATUS, type ReleaseStatus } from './listTypes';

export const LIST_TEXTS = {
  tabs: '寄件券状态',
  /** Names a screen reader gives the list. */
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
  noActivity: '抱歉，系统开小差啦，请稍后再试~',
  loggedOut: '登录后查看我的优惠券',
} as const;

export const EMPTY_TEXTS: Readonly<Record<ReleaseStatus, string>> = {
  [RELEASE_STATUS.credited]: '暂无已到账的优惠券',
  [RELEASE_STATUS.pending]: '暂无待发放的优惠券',
};

/**
 * Decision: the description names a rules toggle on this page but shows no text, and the call brings none. These are the
 * general rules that hold for every sending coupon; what is special to one stands under its 使用说明.
 */
export const RULES: readonly string[] = [
  '每笔寄件订单限用一张优惠券，不可叠加使用。',
  '请在有效期内使用，逾期自动失效，不予补发。',
  '优惠券仅限本账号使用，不可转赠、不可兑换现金。',
  '“待发放”的优惠券将在订单变为“运输中”后自动到账。',
  '各券的适用范围和使用门槛，以券面的使用说明为准。',
];
