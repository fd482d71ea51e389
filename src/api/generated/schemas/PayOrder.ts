/* eslint-disable */
// Made from contract/gateway.openapi.yaml by `npm run contract`. Change the contract, not this file.

import { amount, id, known, literal, nullable, object, string } from '../../decode';
import type { Decoded } from '../../decoder';

const wirePayState = known('PAYING', 'PAID', 'CLOSED', 'REFUNDED');
/** PAYING unpaid, or the payment provider has not reported yet; PAID and delivered; CLOSED unpaid, by the user or after expireTm; REFUNDED paid after it was closed, and refunded */
export type PayState = Decoded<typeof wirePayState>;

const wireWechatPayment = object({
  appId: string,
  timeStamp: string,
  nonceStr: string,
  package: string,
  signType: literal('RSA'),
  paySign: string,
});
/** Parameters of the messaging app’s requestPayment */
export type WechatPayment = Decoded<typeof wireWechatPayment>;

const wireAlipayPayment = object({ tradeNo: string });
/** Parameter of the payment app’s tradePay */
export type AlipayPayment = Decoded<typeof wireAlipayPayment>;

const wirePayment = object({
  house: literal('WECHAT', 'ALIPAY'),
  wechat: nullable(wireWechatPayment),
  alipay: nullable(wireAlipayPayment),
});
/** Payment method requested from the host: WECHAT for the clients 4 and 5, ALIPAY for 6 and 7 */
export type Payment = Decoded<typeof wirePayment>;

export const wirePayOrder = object({ orderNo: id, stateCode: wirePayState, payFen: amount, payment: nullable(wirePayment) });
export type PayOrder = Decoded<typeof wirePayOrder>;
