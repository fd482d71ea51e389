/** The pages whose `setData` is measured, each as its visitor sees it come. */
import type { Page } from 'playwright-core';
import type { SandboxControl } from '../harness';
import { navigateTo, visiblePage } from './host';
import { RECEIVE_PAGE, type PhoneOptions } from './phones';
import { close, dialog, loginDialog } from './steps';

export const INCENTIVE_PAGE = 'packages/coupon/incentive/index';
export const LIST_PAGE = 'packages/coupon/list/index';
export const SCAN_PAGE = 'packages/cabinet/scan-success/index';

export interface MeasuredPage {
  readonly name: string;
  /** Path of the page measured. */
  readonly path: string;
  /** How the phone is opened; with `isLoggedIn` a token is added. */
  readonly open: PhoneOptions;
  readonly isLoggedIn?: boolean;
  /** Holds back what comes after the content. */
  readonly before?: (sandbox: SandboxControl) => Promise<void>;
  /** From the opened page to the measured one, when that is another. */
  readonly go?: (page: Page) => Promise<void>;
  /**
   * For a page that goes on by itself after its content (rows off the screen): it shows that it loads, for long
   * enough to be seen so. What is sent with a pause after the content's call then does not count.
   */
  readonly loading?: (page: Page) => Promise<void>;
  /** Its content is there. */
  readonly shown: (page: Page) => Promise<void>;
  /** Takes away what came after the content, before the page is watched idle. */
  readonly settle?: (page: Page) => Promise<void>;
  /** Something on it counts seconds: it is never idle. */
  readonly isTicking?: true;
}

/** The picture has arrived and the page has said so in its class. */
async function pictureShown(page: Page): Promise<void> {
  await visiblePage(page).locator('wx-image').first().waitFor();
  await page.waitForFunction(() => /(^| )shown/.test(document.querySelector('wx-image')?.className ?? ''));
}

async function closeLogin(page: Page): Promise<void> {
  await loginDialog(page).waitFor();
  await close(loginDialog(page));
}

const text = (words: string | RegExp) => async (page: Page) =>
  visiblePage(page).getByText(words).first().waitFor();

export const MEASURED: readonly MeasuredPage[] = [
  {
    name: 'RC-OPEN',
    path: RECEIVE_PAGE,
    open: { activity: 'RC-OPEN' },
    before: (sandbox) => sandbox.faults({ path: 'preReceiveCheck', kind: 'slow', delayMs: 3_000 }),
    shown: pictureShown,
    settle: closeLogin,
  },
  {
    name: 'RC-FINISHED',
    path: RECEIVE_PAGE,
    open: { activity: 'RC-FINISHED' },
    async shown(page) {
      await dialog(page, '抱歉，活动已结束').waitFor();
      await pictureShown(page);
    },
  },
  {
    name: 'IN-2002',
    path: INCENTIVE_PAGE,
    open: { path: INCENTIVE_PAGE, activity: 'IN-2002' },
    isLoggedIn: true,
    async shown(page) {
      await text(/本轮活动进行中/)(page);
      await pictureShown(page);
    },
  },
  {
    name: 'IN-1002',
    path: INCENTIVE_PAGE,
    open: { path: INCENTIVE_PAGE, activity: 'IN-1002' },
    async shown(page) {
      await text('点击加载更多活动 >')(page);
      await pictureShown(page);
    },
  },
  {
    name: 'LIST-137',
    path: LIST_PAGE,
    open: { path: LIST_PAGE, activity: 'LIST-137' },
    isLoggedIn: true,
    before: (sandbox) => sandbox.faults({ path: 'activity/prize', kind: 'slow', delayMs: 3_000 }),
    loading: async (page) => visiblePage(page).locator('[aria-label="加载中"]').waitFor(),
    shown: text('已到账(137)'),
    async settle(page) {
      // The rows next to the screen come a moment after the screen's own.
      await visiblePage(page).locator('[aria-role="listitem"]').nth(15).waitFor();
    },
  },
  {
    name: 'AGG-STATES',
    path: SCAN_PAGE,
    open: { path: LIST_PAGE, activity: 'LIST-0' },
    isLoggedIn: true,
    go: (page) => navigateTo(page, `/${SCAN_PAGE}?orderNo=AGG-STATES`),
    shown: text('立即领取'),
    isTicking: true,
  },
];
