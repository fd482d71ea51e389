/** A user's steps on the pages of coupon packages, and the behaviour of the cashiers. */
import type { Locator, Page } from 'playwright-core';
import { type HostName, type SandboxControl, type Visitor } from '../harness';
import { MOBILE } from './steps';

export const SALE_CALL = {
  info: 'sale/info/code/anon',
  order: 'sale/wxMiniOrder/v2',
  state: 'sale/order/state',
  close: 'sale/order/close',
} as const;

export const BUY = '立即购买';
export const PAID = '购买成功';

export const salePath = (code: string): string => `/couponSale/${code}`;
export const button = ({ page }: Visitor, name: string | RegExp): Locator =>
  page.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name });
export const heading = ({ page }: Visitor, name: string): Locator =>
  // The page's title may have the same text, at level 1.
  page.getByRole('heading', { name, exact: true, level: 2 });

async function control(sandbox: SandboxControl, path: string, body: object): Promise<void> {
  const answer = await fetch(`${sandbox.origin}/__sandbox/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
}

/** The result of the next payment, whatever the user taps. */
export const setCashier = (
  sandbox: SandboxControl,
  result: 'pay' | 'cancel' | 'fail' | 'unknown',
): Promise<void> => control(sandbox, 'pay/next', { result });

/** The payment of an order, by default the latest, arrives now. */
export const takeMoney = (sandbox: SandboxControl, orderNo = 'latest'): Promise<void> =>
  control(sandbox, 'pay', { orderNo });

export type Cashier =
  /** Asks the sandbox, which accepts the payment or not, and returns what to report. */
  | 'honest'
  /** Reports paid, and nothing is paid. */
  | 'wrong'
  /** Reports an unknown outcome, and nothing is paid. */
  | 'unknowing'
  /** Never reports anything. */
  | 'silent';

/** The payment bridges of both apps' browsers. */
const cashierScript = (cashier: Cashier): string => `(() => {
  const ask = async (payment) => {
    const kind = ${JSON.stringify(cashier)};
    if (kind === 'wrong') return 'pay';
    if (kind === 'unknowing') return 'unknown';
    if (kind === 'silent') return new Promise(() => {});
    const answer = await fetch('/__sandbox/pay/ask', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ payment, choice: 'pay' }),
    });
    return (await answer.json()).result;
  };
  const wechat = { pay: 'ok', cancel: 'cancel', fail: 'fail', unknown: 'fail' };
  const alipay = { pay: '9000', cancel: '6001', fail: '4000', unknown: '6004' };
  const wrap = (name, method, run) => {
    const bridge = window[name];
    if (bridge === undefined) return;
    const before = bridge[method];
    bridge[method] = (call, params, callback) => {
      if (!run(call, params, callback)) before(call, params, callback);
    };
  };
  wrap('WeixinJSBridge', 'invoke', (call, params, callback) => {
    if (call !== 'getBrandWCPayRequest') return false;
    void ask(params.package).then((result) => callback({ err_msg: call + ':' + wechat[result] }));
    return true;
  });
  wrap('AlipayJSBridge', 'call', (call, params, callback) => {
    if (call !== 'tradePay') return false;
    void ask(params.tradeNO).then((result) => callback({ resultCode: alipay[result] }));
    return true;
  });
})()`;

export async function installCashier({ page }: Visitor, cashier: Cashier = 'honest'): Promise<void> {
  await page.addInitScript(cashierScript(cashier));
}

/** The sale page takes no token: the tab is logged in through a page that does. */
export async function openSaleLoggedIn(
  visitor: Visitor,
  sandbox: SandboxControl,
  code: string,
  mobile: string = MOBILE,
): Promise<void> {
  await visitor.open(`/list/LIST-0?token=${await sandbox.token(mobile)}`);
  await visitor.page.waitForURL((url) => !url.searchParams.has('token'));
  await visitor.open(salePath(code));
}

/** Stops the ten seconds in which the page polls an order: a slow machine needs more. */
export const stopTheWatch = (page: Page): Promise<void> => page.clock.setFixedTime(Date.now());

/**
 * Lets the ten seconds pass at the next response after `begin`, once the page polls.
 * @param begin what makes the page poll; the clock stops before, or a slow machine misses the polling
 */
export async function outwaitTheWatch(page: Page, begin: () => Promise<unknown>): Promise<void> {
  await stopTheWatch(page);
  await begin();
  await page.getByText('正在确认支付结果…').filter({ visible: true }).first().waitFor();
  await page.clock.setFixedTime((await page.evaluate(() => Date.now())) + 11_000);
}

export type BuyingHost = Extract<HostName, 'wechat' | 'alipay' | 'alipay-life'>;
