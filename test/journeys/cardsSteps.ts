/** The content of the scan-success page with its reward cards, and how a logged-in user gets there. */
import type { Locator, Page } from 'playwright-core';
import { eventually, type LoggedRequest, type SandboxControl, type Visitor } from '../harness';
import { MOBILE } from './steps';

export const ENTRANCE = 'marketingEntrance/aggregationEntrance';
export const CLAIM = 'incentive/activity/send/receive';
export const NOT_FINISHED = '您还未完成寄件任务，请先前往下单';
export const BUSY = '系统繁忙，请稍后再试~';

/** All texts of the page without cards. */
/** The title for screen readers, and the page's texts. */
export const BARE_PAGE = '扫码成功扫码成功请在柜机屏幕上继续操作去寄件返回首页遇到问题？';

export const cards = (page: Page): Locator => page.getByRole('button', { name: /^第\d+阶段 / });
export const card = (page: Page, stageNo: number): Locator =>
  page.getByRole('button', { name: new RegExp(`^第${stageNo}阶段 `) });
/** The card of a stage while it shows this text. */
export const cardSaying = (page: Page, stageNo: number, buttonText: string): Locator =>
  page.getByRole('button', { name: new RegExp(`^第${stageNo}阶段 .* ${buttonText}$`) });
export const retry = (page: Page): Locator => page.getByRole('button', { name: '重试', exact: true });

const pathOf = (orderNo: string): string =>
  orderNo === '' ? '/cabinetScan/success' : `/cabinetScan/success?orderNo=${orderNo}`;

export const openLoggedOut = (visitor: Visitor, orderNo: string): Promise<void> =>
  visitor.open(pathOf(orderNo));

/** Logs the tab in through a page that takes a token, without waiting for its content. */
export async function logInTab(visitor: Visitor, sandbox: SandboxControl): Promise<void> {
  await visitor.open(`/list/LIST-0?token=${await sandbox.token(MOBILE)}`);
  await visitor.page.waitForURL((url) => !url.searchParams.has('token'));
}

/** The page of an order, logged in; its cards are still loading. */
export async function openPage(visitor: Visitor, sandbox: SandboxControl, orderNo: string): Promise<void> {
  await logInTab(visitor, sandbox);
  await visitor.open(pathOf(orderNo));
}

/** The page of an order, logged in, with its cards. */
export async function openCards(visitor: Visitor, sandbox: SandboxControl, orderNo: string): Promise<void> {
  await openPage(visitor, sandbox, orderNo);
  await card(visitor.page, 1).waitFor();
}

/** `再寄 1 件可领|待领取` of every card, as they are read on screen. */
export const readCards = (page: Page): Promise<string[]> =>
  cards(page).evaluateAll((all) =>
    all.map((each) =>
      Array.from(each.querySelectorAll('*'))
        .filter(({ childElementCount, textContent }) => childElementCount === 0 && textContent !== '')
        .slice(-2)
        .map(({ textContent }) => textContent)
        .join('|'),
    ),
  );

/** All visible text in it, without spaces. */
export const wordsOf = async (place: Locator): Promise<string> =>
  (await place.innerText()).replace(/\s/g, '');

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
    if (new URL(request.url()).pathname.endsWith(pathSuffix)) count += 1;
  });
  return () => count;
}

/** Of the countdown, in seconds; NaN when there is none. */
export async function secondsLeft(page: Page): Promise<number> {
  const text = (await page.getByRole('timer').textContent()) ?? '';
  const [, days = '0', hours, minutes, seconds] = /^剩余 (?:(\d+)天 )?(\d\d):(\d\d):(\d\d)$/.exec(text) ?? [];
  return ((Number(days) * 24 + Number(hours)) * 60 + Number(minutes)) * 60 + Number(seconds);
}
