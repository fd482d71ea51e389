import { fail, type GatewayTools } from '../core/call';

/** This client has no payment. */
export const CANNOT_PAY = fail('201300006', '请在微信或支付宝小程序内支付');

/** Client codes (product §2.3) that each payment platform serves. */
const WECHAT_CLIENTS: readonly number[] = [4, 5];
const ALIPAY_CLIENTS: readonly number[] = [6, 7];

const PREPAY = 'prepay_id=wx';
const TRADE = '20260000';

/** Payment parameters for the host; null: this client cannot pay. */
export function paymentOf(orderNo: string, client: number, { clock, random }: GatewayTools) {
  if (ALIPAY_CLIENTS.includes(client))
    return { house: 'ALIPAY', wechat: null, alipay: { tradeNo: TRADE + orderNo } };
  if (!WECHAT_CLIENTS.includes(client)) return null;
  const wechat = {
    appId: 'wx0000000000sandbox',
    timeStamp: String(Math.floor(clock.nowMs() / 1000)),
    nonceStr: random.hex(8),
    package: PREPAY + orderNo,
    signType: 'RSA',
    // A stand-in: nothing verifies it, as only the payment platform could.
    paySign: random.hex(32),
  };
  return { house: 'WECHAT', wechat, alipay: null };
}

/** The order of a host's payment, from `package` or `tradeNo`; null: neither. */
export function orderOfPayment(text: string): string | null {
  const start = [PREPAY, TRADE].find((prefix) => text.startsWith(prefix));
  return start === undefined ? null : text.slice(start.length);
}
