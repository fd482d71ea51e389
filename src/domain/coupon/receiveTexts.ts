/** Texts of receiving a coupon, wherever that is done (product §1.2.1, §1.8). */
export const RECEIVE_TEXTS = {
  finished: '抱歉，活动已结束',
  notStarted: '抱歉，活动未开始',
  /** An unknown status: says neither over nor upcoming. */
  closed: '抱歉，暂不能领取',
  won: '领券成功',
  alreadyHeld: '您已成功领券，快去使用吧',
  infoFailed: '获取活动信息失败，请重试',
  claimFailed: '领取失败，请重试',
  close: '关闭',
  useCoupon: '去使用',
} as const;

/**
 * Where the coupons are (product §1.2.1 has this text in English only).
 * @param phone masked; null or '' if the gateway does not say it
 */
export function accountHint(phone: string | null): string {
  return phone === null || phone === ''
    ? '优惠券已放入您的账户，可登录账户查看'
    : `优惠券已放入账户 ${phone}，可登录该手机号账户查看`;
}
