/** Texts and failure codes of the coupon packages (contract tag `pay`). */
export const SALE_CODE = {
  noPackage: '201300001',
  soldOut: '201300002',
  limitReached: '201300003',
  over: '201300004',
  notBegun: '201300005',
  cannotPayHere: '201300006',
  /** The submitNo was used for a different request. */
  otherThing: '201300007',
  /** No such order, or it belongs to another account. */
  noOrder: '201300008',
} as const;

/** Texts of the coupon package pages. The description names only the pages and prices; the texts are ours. */
export const SALE_TEXTS = {
  headline: '优惠券特卖',
  inside: '券包内容',
  originalPrice: '原价',
  price: '券包价',
  period: '活动时间',
  share: '分享',
  missing: '券包不存在或已下线',
  infoFailed: '获取券包信息失败，请重试',
  refreshFailed: '刷新失败，请稍后重试',

  buy: '立即购买',
  soldOut: '已售罄',
  limitReached: '已达购买上限',
  over: '活动已结束',
  notNow: '暂不能购买',
  notBegun: '活动还未开始，敬请期待',
  orderFailed: '下单失败，请重试',
  orderUnknown: '还不知道是否已下单，请再试一次，不会重复下单',
  priceChanged: '价格已更新，请确认后再购买',
  cannotPayHere: '请在微信或支付宝中打开购买',
  copyLink: '复制链接',
  linkCopied: '链接已复制，请在微信或支付宝中打开',
  copyFailed: '复制失败，请长按地址栏复制链接',

  confirming: '正在确认支付结果…',
  unconfirmed: '支付结果确认中',
  unconfirmedHint: '请勿重复支付',
  refreshResult: '刷新结果',
  unpaid: '您有一笔待支付的订单',
  payFailed: '支付未完成，可重新支付',
  payFailedHint: '如已扣款，请先刷新结果',
  continuePaying: '继续支付',
  payAgain: '重新支付',
  cancelOrder: '取消订单',
  cancelled: '已取消支付',
  closed: '订单已关闭',
  refunded: '订单已关闭，款项将原路退回',
} as const;

/** For a refusal without a text from the gateway. */
export const REFUSED_TEXTS: Readonly<Record<string, string>> = {
  [SALE_CODE.noPackage]: SALE_TEXTS.missing,
  [SALE_CODE.soldOut]: '手慢了，已售罄',
  [SALE_CODE.limitReached]: '您已达到购买上限',
  [SALE_CODE.over]: '您来晚啦，活动已结束~',
  [SALE_CODE.notBegun]: SALE_TEXTS.notBegun,
  [SALE_CODE.cannotPayHere]: SALE_TEXTS.cannotPayHere,
};
