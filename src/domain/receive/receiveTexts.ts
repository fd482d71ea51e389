/** Texts of the receive-coupon page (product §1.2.1, §1.8). */
export const RECEIVE_TEXTS = {
  finished: '抱歉，活动已结束',
  notStarted: '抱歉，活动未开始',
  /** An unknown status: says neither over nor upcoming. */
  closed: '抱歉，暂不能领取',
  wrongPlatform: '抱歉，请换种方式扫码参加活动哦！',
  /** Decision: the description gives no list here, but users need to know which clients they can use. */
  wrongPlatformWays: '可通过以下方式参加',
  copyLink: '复制活动链接',
  linkCopied: '链接已复制，请换一种方式打开',
  won: '领券成功',
  alreadyHeld: '您已成功领券，快去使用吧',
  infoFailed: '获取活动信息失败，请重试',
  claimFailed: '领取失败，请重试',
  gone: '去寄件',
  /** Title of the app's own poster if the activity no longer exists. */
  ownTitle: '寄件优惠券',
  qrCodeHint: '长按识别二维码',
  qrCode: '二维码',
  saveQrCode: '保存图片',
  close: '关闭',
  posterAction: '点击领取优惠券',
  useCoupon: '去使用',
} as const;

/** Where the coupons are (product §1.2.1 has this text in English only). `phone` is already masked. */
export function accountHint(phone: string | null): string {
  return phone === null
    ? '优惠券已放入您的账户，可登录账户查看'
    : `优惠券已放入账户 ${phone}，可登录该手机号账户查看`;
}
