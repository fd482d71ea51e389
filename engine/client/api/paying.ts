import type { ApiContext } from './context';

/** Result of a payment; `unknown`: the connection was lost during it. */
type PayReport = 'pay' | 'cancel' | 'fail' | 'unknown';

const REPORTS: readonly PayReport[] = ['pay', 'cancel', 'fail', 'unknown'];

function reportOf(answer: unknown): PayReport | null {
  const result: unknown =
    typeof answer === 'object' && answer !== null && 'result' in answer ? answer.result : null;
  return REPORTS.find((name) => name === result) ?? null;
}

/**
 * The host's payment dialog. The user taps, unless `POST /__sandbox/pay/next` has preset the result; the sandbox then
 * makes the payment or not, and returns the result to report.
 * @param payment `package` (messaging app) or `tradeNO` (payment app)
 */
export async function payAtHouse({ dialogs }: ApiContext, payment: unknown): Promise<PayReport> {
  const next = await fetch('/__sandbox/pay/next');
  const isReported = reportOf(await next.json()) !== null;
  const isPaid = isReported || (await dialogs.modal('支付', '这里不会真的付款', '取消', '模拟支付'));
  const answer = await fetch('/__sandbox/pay/ask', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ payment, choice: isPaid ? 'pay' : 'cancel' }),
  });
  return reportOf(await answer.json()) ?? 'fail';
}

/** How the messaging app's `requestPayment` ends: returns nothing when paid. @throws otherwise */
export function wechatEnd(report: PayReport): void {
  if (report === 'cancel') throw new Error('cancel');
  if (report !== 'pay')
    throw new Error(report === 'unknown' ? 'system error, please retry' : 'order paid failed');
}

/** How the payment app's `tradePay` ends. */
export const ALIPAY_END: Readonly<Record<PayReport, string>> = {
  pay: '9000',
  cancel: '6001',
  fail: '4000',
  unknown: '6004',
};
