/** The content of the weekly page, and how a user gets there. */
import type { Locator, Page } from 'playwright-core';
import { eventually, type LoggedRequest, type SandboxControl, type Visitor } from '../harness';
import { MOBILE } from './steps';

/** Suffixes of the page's gateway calls. */
export const CALL = {
  home: 'aggregatePage/home',
  claim: 'aggregatePage/receiveCoupon',
  subscribe: 'aggregatePage/subscribePush',
} as const;

export const PATH = '/fcFriday';
export const FAIL_PATH = '/attractNewUsers/fail';

export const openWeekly = (visitor: Visitor, configId: string, query = ''): Promise<void> =>
  visitor.open(`${PATH}?configId=${configId}${query}`);

/** Logged in: the token is in the query. */
export async function openLoggedIn(
  visitor: Visitor,
  sandbox: SandboxControl,
  configId: string,
  query = '',
): Promise<void> {
  await openWeekly(visitor, configId, `&token=${await sandbox.token(MOBILE)}${query}`);
}

/** A module's element, by its gateway name (`m-` and the name: `moduleElementId`). */
const moduleCalled = (page: Page, uniqueId: string): Locator => page.locator(`#m-${uniqueId}`);
// A CommonJS file, which tests are compiled to, has a `module` already.
export { moduleCalled as module };
/** All module elements in document order. */
export const modules = (page: Page): Locator => page.locator('[id^="m-"]');
/** The only session of a page, or the open one of several, which is labelled by its tab. */
export const session = (page: Page, name: string): Locator =>
  page
    .getByRole('group', { name, exact: true })
    .or(page.getByRole('tabpanel', { name: new RegExp(`^${name} `) }));
export const sessionTab = (page: Page, name: string): Locator =>
  page.getByRole('tab', { name: new RegExp(`^${name} `) });
/** One of several sessions, once its tab is open. */
export async function openSession(page: Page, name: string): Promise<Locator> {
  await sessionTab(page, name).click();
  await session(page, name).waitFor();
  return session(page, name);
}
/** Ends the name of a claimed right. */
const TO_COUPONS = '，查看我的优惠券';
/** Buttons of rights, named by their text and the right: `立即领取，￥5 寄件立减券`. */
export const rightButton = (place: Locator, text: string, right: string): Locator =>
  place.getByRole('button', { name: `${text}，${right}`, exact: true });
/** In browsers a claimed right is a link to the coupons. */
export const heldRight = (place: Locator, right: string): Locator =>
  place.getByRole('link', { name: `已领取，${right}${TO_COUPONS}`, exact: true });
/** Texts of the rights' buttons and links in it, in order. */
export const buttonsOf = (place: Locator): Promise<string[]> =>
  place
    .locator(`[role=button][aria-label*="，"], [role=link][aria-label$="${TO_COUPONS}"]`)
    .evaluateAll(
      (buttons, end) => buttons.map((button) => (button.getAttribute('aria-label') ?? '').replace(end, '')),
      TO_COUPONS,
    );
/** A programmatic tap: buttons that are announced as disabled react too. */
export const press = (button: Locator): Promise<void> => button.dispatchEvent('click');
export const retry = (page: Page): Locator => page.getByRole('button', { name: '重试', exact: true });
export const skeleton = (page: Page): Locator => page.locator('[aria-busy=true]');
export const pathOf = (page: Page): string => new URL(page.url()).pathname;

/** Puts the tab behind another one, or brings it back. */
export async function setTabVisible(page: Page, isVisible: boolean): Promise<void> {
  await page.evaluate((shown) => {
    Object.defineProperty(document, 'visibilityState', {
      configurable: true,
      get: () => (shown ? 'visible' : 'hidden'),
    });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isVisible);
}

/** Hides the page and shows it again. */
export async function lookAgain(page: Page): Promise<void> {
  await setTabVisible(page, false);
  await setTabVisible(page, true);
}

/** Gateway calls once there are `count` and all of them are answered. */
export async function answered(
  sandbox: SandboxControl,
  pathSuffix: string,
  count: number,
): Promise<LoggedRequest[]> {
  return eventually(
    `${count} calls of ${pathSuffix}, all of them answered`,
    () => sandbox.requests(pathSuffix),
    (all) => all.length >= count && all.every(({ response }) => response !== null),
  );
}

/** Counts calls as the page sends them: Chromium repeats a request when a kept connection is cut. */
export function countCalls(page: Page, pathSuffix: string): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname.endsWith(pathSuffix)) count += 1;
  });
  return () => count;
}
