/** Failure codes that every payment order has (contract `PayOrder`). */
export const PAY_CODE = {
  cannotPayHere: '201300006',
  /** The submitNo was used for a different request. */
  otherThing: '201300007',
  /** No such order, or it belongs to another account. */
  noOrder: '201300008',
} as const;

/** Texts of a payment, whatever is paid; all are ours. */
export const PAY_TEXTS = {
  orderUnknown: '还不知道是否已下单，请再试一次，不会重复下单',
  copyLink: '复制链接',
  linkCopied: '链接已复制，请在微信或支付宝中打开',
  copyFailed: '复制失败，请长按地址栏复制链接',

  confirming: '正在确认支付结果…',
  unconfirmed: '支付结果确认中',
  unconfirmedHint: '请勿重复支付',
  refreshResult: '刷新结果',
  payFailed: '支付未完成，可重新支付',
  payFailedHint: '如已扣款，请先刷新结果',
  continuePaying: '继续支付',
  payAgain: '重新支付',
  cancelled: '已取消支付',
  closed: '订单已关闭',
  refunded: '订单已关闭，款项将原路退回',
} as const;

/** What a payment says about the thing that is paid for. */
export interface PaymentTexts {
  readonly orderFailed: string;
  readonly priceChanged: string;
  /** An order that was left unpaid. */
  readonly unpaid: string;
  /** Gives an unpaid order up. */
  readonly cancel: string;
  /** The thing that closes when it is not paid. */
  readonly order: string;
  /** The host has no cashier. */
  readonly cannotPayHere: string;
  /** For a refused order; `message` is the gateway's text, which may be empty. */
  refusal(code: string, message: string): string;
}
