/** The elements of a package's weekly page. */
import type { Locator, Page } from 'playwright-core';
import { eventually } from '../harness';
import { visiblePage, type EngineTarget } from './host';
import type { Phones, PhoneOptions } from './phones';
import { answersTaken, callsOf, type SentCall } from './rest';
import { MOBILE } from './steps';

export const WEEKLY_PAGE = 'packages/campaign/friday/index';
export const FAIL_PAGE = 'packages/campaign/attract-fail/index';

/** Suffixes of the page's gateway calls. */
export const CALL = {
  home: 'aggregatePage/home',
  claim: 'aggregatePage/receiveCoupon',
  subscribe: 'aggregatePage/subscribePush',
  templates: 'base/config/subscribeTemplates',
  answers: 'base/subscribe/report',
  pool: 'draw/prizeList',
  draw: 'draw/drawPrize',
} as const;

export const openWeekly = (
  { open }: Phones,
  target: EngineTarget,
  configId: string,
  options: PhoneOptions = {},
): Promise<Page> => open(target, { path: WEEKLY_PAGE, query: `configId=${configId}`, ...options });

export const openLoggedIn = async (phones: Phones, target: EngineTarget, configId: string): Promise<Page> =>
  openWeekly(phones, target, configId, { token: await phones.sandbox.token(MOBILE) });

/** A module's element, by its name from the gateway (`m-` and the name: `moduleElementId`). */
export const moduleBox = (page: Page, uniqueId: string): Locator =>
  visiblePage(page).locator(`[id$="m-${uniqueId}"]`);
/** The button of a right: its text and the right it is for. */
export const rightButton = (place: Locator, text: string, right = ''): Locator =>
  place.locator(`[aria-role="button"][aria-label^="${text}，${right}"]`);
/** Everything the weekly page sent, once only a countdown's ticks have come for two seconds. */
export async function callsUntilQuiet(page: Page, tickBytes: number): Promise<readonly SentCall[]> {
  // A stalled machine sends nothing either.
  await answersTaken(page);
  const { calls } = await eventually(
    'two seconds with nothing but ticks',
    async () => ({
      calls: await callsOf(page, WEEKLY_PAGE),
      nowMs: await page.evaluate(() => Date.now()),
    }),
    ({ calls: sent, nowMs }) => {
      const last = sent.filter(({ bytes }) => bytes > tickBytes).pop();
      return last !== undefined && nowMs - last.atMs >= 2_000;
    },
  );
  return calls;
}

export const bytesOf = (calls: readonly SentCall[]): number =>
  calls.reduce((sum, { bytes }) => sum + bytes, 0);

/** Scrolls the page to its end, most of a screen at a time, however much loads on the way. */
export async function scrollToEnd(page: Page): Promise<void> {
  await visiblePage(page).evaluate(async (phone) => {
    const scroller = phone.querySelector('.engine-scroller') ?? phone;
    const frame = (): Promise<void> =>
      new Promise((resolve) => {
        // A browser that draws nothing fires no frame.
        setTimeout(resolve, 2_000);
        requestAnimationFrame(() => resolve());
      });
    for (let stuck = 0; stuck < 30;) {
      const from = scroller.scrollTop;
      scroller.scrollBy({ top: 560, behavior: 'instant' });
      stuck = scroller.scrollTop === from ? stuck + 1 : 0;
      await frame();
      await frame();
    }
  });
}
