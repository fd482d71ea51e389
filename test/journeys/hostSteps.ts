/** The hosts' login pages (the sandbox's stand-ins), and the codes that every host sends to the gateway. */
import type { Page } from 'playwright-core';
import type { HostName, LoggedRequest, SandboxControl } from '../harness';
import { SMS_CODE } from './steps';

/** Platform codes (product §2.3). */
export const CLIENT_CODE: Readonly<Record<HostName, number>> = {
  locker: 1,
  'consumer-ios': 2,
  'consumer-android': 2,
  'consumer-harmony': 2,
  'consumer-named': 2,
  wechat: 4,
  'wechat-ios': 4,
  alipay: 7,
  'alipay-life': 7,
  plain: 9,
};

export const ALL_HOSTS = Object.keys(CLIENT_CODE) as readonly HostName[];
/** Their 401 leads to the gateway's login page (product §1.6). */
export const REDIRECTING_HOSTS = ['wechat', 'alipay', 'alipay-life'] as const satisfies readonly HostName[];
/** Their token is in a cookie (product §1.6). */
export const APP_HOSTS = [
  'consumer-ios',
  'consumer-android',
  'consumer-harmony',
  'locker',
] as const satisfies readonly HostName[];

/**
 * Token of the account that is logged in inside the consumer app, and one without a phone number (sandbox/fixtures).
 */
export const APP_TOKEN = 'sandbox-consumer-app-token';
export const UNBOUND_TOKEN = 'sandbox-unbound-token';

const OAUTH = /\/__sandbox\/oauth/;
const BIND = /\/__sandbox\/bind-phone/;

type OauthChoice = '同意授权' | '用未绑定手机的账号授权' | '拒绝';

/** Waits for the authorisation page and answers it. */
export async function answerOauth(page: Page, choice: OauthChoice): Promise<void> {
  await page.waitForURL(OAUTH);
  await page.getByRole('button', { name: choice, exact: true }).click();
}

/** Waits for the page that binds a phone number, binds one, and goes back. Returns the page's address. */
export async function bindPhone(page: Page, mobile: string): Promise<string> {
  await page.waitForURL(BIND);
  const address = page.url();
  await page.getByLabel('手机号').fill(mobile);
  await page.getByLabel(/验证码/).fill(SMS_CODE);
  await page.getByRole('button', { name: '绑定并返回' }).click();
  return address;
}

/** Paths of the documents that the page loaded, in order: a redirect loop shows as a repeated one. */
export function visitedPaths(page: Page): readonly string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame())
      paths.push(new URL(request.url()).pathname);
  });
  return paths;
}

/** Successful calls, without the 401s before a login. */
export async function answered(sandbox: SandboxControl, pathSuffix: string): Promise<LoggedRequest[]> {
  return (await sandbox.requests(pathSuffix)).filter(({ status }) => status === 200);
}
