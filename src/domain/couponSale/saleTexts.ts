import { PAY_CODE } from '../payment/payTexts';

/** Texts and failure codes of the coupon packages (contract tag `pay`). */
export const SALE_CODE = {
  noPackage: '201300001',
  soldOut: '201300002',
  limitReached: '201300003',
  over: '201300004',
  notBegun: '201300005',
} as const;

/** Texts of the coupon package pages. The description names only the pages and prices; the texts are ours. */
export const SALE_TEXTS = {
  headline: '优惠券特卖',
  inside: '券包内容',
  originalPrice: '原价',
  price: '券包价',
  period: '活动时间',
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
  unpaid: '您有一笔待支付的订单',
  cancelOrder: '取消订单',
  priceChanged: '价格已更新，请确认后再购买',
  cannotPayHere: '请在微信或支付宝中打开购买',
} as const;

/** For a refusal without a text from the gateway. */
export const REFUSED_TEXTS: Readonly<Record<string, string>> = {
  [SALE_CODE.noPackage]: SALE_TEXTS.missing,
  [SALE_CODE.soldOut]: '手慢了，已售罄',
  [SALE_CODE.limitReached]: '您已达到购买上限',
  [SALE_CODE.over]: '您来晚啦，活动已结束~',
  [SALE_CODE.notBegun]: SALE_TEXTS.notBegun,
  [PAY_CODE.cannotPayHere]: SALE_TEXTS.cannotPayHere,
};
