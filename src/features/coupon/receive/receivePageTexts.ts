/** Texts that only the receive page has (product §1.2.1, §1.8). */
export const RECEIVE_PAGE_TEXTS = {
  wrongPlatform: '抱歉，请换种方式扫码参加活动哦！',
  /** Decision: the description gives no list here, but users need to know which clients they can use. */
  wrongPlatformWays: '可通过以下方式参加',
  linkCopied: '链接已复制，请换一种方式打开',
  gone: '去寄件',
  /** Title of the app's own poster if the activity no longer exists. */
  ownTitle: '寄件优惠券',
  qrCodeHint: '长按识别二维码',
  qrCode: '二维码',
  saveQrCode: '保存图片',
  posterAction: '点击领取优惠券',
} as const;
