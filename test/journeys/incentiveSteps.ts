/** The content of the incentive activity page, and a user's steps there. */
import type { Locator, Page } from 'playwright-core';
import { eventually, type LoggedRequest, type SandboxControl, type Visitor } from '../harness';

export const PATH = '/couponIncentive';
export const PREVIEW = '参加活动最高得28.4元礼包｜寄件次数可累计';
/** Suffixes of the page's gateway calls. */
export const CALL = {
  info: 'incentive/activity/info',
  progress: 'incentive/activity/progress',
  join: 'incentive/activity/join',
} as const;

/** Opens a campaign while logged in (the token is in the query). */
export async function openWithToken(
  visitor: Visitor,
  code: string,
  token: string,
  query = '',
): Promise<void> {
  await visitor.open(`${PATH}/${code}?token=${token}${query}`);
}

/** The sentence over the round; a text must match it completely. */
export const headline = (page: Page, text: string): Locator =>
  page.getByRole('heading', { name: text, exact: true });
export const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });
export const joinButton = (page: Page): Locator => button(page, '立即参加');
export const gifts = (page: Page): Locator => button(page, '我的礼包');
export const reloginTip = (page: Page): Locator =>
  page.getByText('点这里就可以参与活动啦～', { exact: true });
export const skeletons = (page: Page): Locator => page.locator('[aria-busy=true]');

/** The prizes on the bar in reading order: the prize, then its condition. */
export async function prizes(page: Page): Promise<readonly string[]> {
  const bar = page.getByRole('progressbar', { name: '寄件进度' });
  await bar.waitFor();
  return bar.evaluate((element) =>
    Array.from(element.children, (step) => step.textContent ?? '').filter((text) => text !== ''),
  );
}

/** Hides the page and shows it again, as when a user switches tabs or apps. */
export async function lookAgain(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const state of ['hidden', 'visible']) {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
      document.dispatchEvent(new Event('visibilitychange'));
    }
  });
}

/**
 * Counts calls as the page sends them: Chromium repeats a request whose kept connection is cut, which the sandbox sees
 * and the page does not.
 */
export function countCalls(page: Page, pathSuffix: string): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith(pathSuffix)) count += 1;
  });
  return () => count;
}

/** Calls of a path once `count` of them have been answered. */
export async function answeredCalls(
  sandbox: SandboxControl,
  pathSuffix: string,
  count = 1,
): Promise<readonly LoggedRequest[]> {
  return eventually(
    `${count} answered calls of ${pathSuffix}`,
    async () => (await sandbox.requests(pathSuffix)).filter(({ response }) => response !== null),
    (answered) => answered.length >= count,
  );
}
