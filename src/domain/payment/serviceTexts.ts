import type { PaymentTexts } from './payTexts';

/**
 * What paying for a service (a fee, freight) says. The user never placed an order for it, and cancelling the payment
 * must not sound like cancelling the parcel's order.
 *
 * @param changed the sum is another one than shown
 */
export const serviceTexts = (changed: string): PaymentTexts => ({
  orderFailed: FAILED,
  priceChanged: changed,
  unpaid: '您有一笔未完成的支付',
  cancel: '取消支付',
  order: '支付单',
  cannotPayHere: PAY_IN_OTHER_APP,
  refusal: (_code, message) => message.trim() || FAILED,
});

const FAILED = '支付失败，请重试';
/** Beside the link to copy, where nothing can be paid. */
export const PAY_IN_OTHER_APP = '请在微信或支付宝中打开支付';
