/** Every sentence of the receive-coupon page (product §1.2.1, §1.8). */
export const RECEIVE_TEXTS = {
  finished: '抱歉，活动已结束',
  notStarted: '抱歉，活动未开始',
  wrongPlatform: '抱歉，请换种方式扫码参加活动哦！',
  /** Decision: the description gives no list here, but a person needs to know which ways are open. */
  wrongPlatformWays: '可通过以下方式参加',
  won: '领券成功',
  alreadyHeld: '您已成功领券，快去使用吧',
  infoFailed: '获取活动信息失败，请重试',
  claimFailed: '领取失败，请重试',
  gone: '去寄件',
  /** On the app's own poster when the activity is not known any more. */
  ownTitle: '寄件优惠券',
  qrCodeHint: '长按识别二维码',
  close: '关闭',
  posterAction: '点击领取优惠券',
  useCoupon: '去使用',
} as const;

/** Where the coupons went (product §1.2.1 gives the sentence in English only). `phone` is already masked. */
export function accountHint(phone: string | null): string {
  return phone === null
    ? '优惠券已放入您的账户，可登录账户查看'
    : `优惠券已放入账户 ${phone}，可登录该手机号账户查看`;
}
