/** What a person does and sees on the receive-coupon page of a package, in words that every engine journey shares. */
import type { BrowserContext, Frame, Locator, Page } from 'playwright-core';
import { journey, type SandboxControl } from '../harness';
import {
  currentPage,
  engineErrors,
  openEngine,
  visiblePage,
  type EngineOptions,
  type EngineTarget,
} from './host';

export const TARGETS = ['weapp', 'alipay'] as const satisfies readonly EngineTarget[];
export const RECEIVE_PAGE = 'packages/coupon/receive/index';
export const WEB_VIEW_PAGE = 'packages/common/web-view/index';
export const MOBILE = '13912345678';
export const MASKED = '139****5678';
export const SMS_CODE = '123456';

export interface PhoneOptions extends Partial<Omit<EngineOptions, 'target' | 'baseUrl'>> {
  /** Receive-coupon activity to open; without it `path` counts, or the app's first page. */
  readonly activity?: string;
  /** Login token in the page's query: logged in from the first. */
  readonly token?: string;
}

export interface Phones {
  readonly sandbox: SandboxControl;
  /** Opens a phone with a browser of its own; closed after the test, when nothing may have gone wrong in it. */
  open(target: EngineTarget, options?: PhoneOptions): Promise<Page>;
}

/** Engine journeys of one file; every test starts with a reset sandbox. */
export function phones(): Phones {
  const { sandbox, browser } = journey();
  const contexts: BrowserContext[] = [];
  const pages: Page[] = [];
  const problems: string[] = [];

  async function newPage(): Promise<Page> {
    const context = await browser().newContext({
      viewport: { width: 375, height: 812 },
      deviceScaleFactor: 2,
      locale: 'zh-CN',
      timezoneId: 'Asia/Shanghai',
    });
    contexts.push(context);
    const page = await context.newPage();
    page.setDefaultTimeout(15_000);
    page.on('pageerror', (error) => problems.push(`page error: ${error.message}`));
    page.on('crash', () => problems.push('the page crashed'));
    page.on('request', (request) => {
      const url = request.url();
      if (!url.startsWith(sandbox.origin) && !/^(data|blob|about):/.test(url))
        problems.push(`leaves the sandbox: ${url}`);
    });
    pages.push(page);
    return page;
  }

  afterEach(async () => {
    const errors: string[] = [...problems.splice(0)];
    for (const page of pages.splice(0)) errors.push(...(await engineErrors(page)));
    await Promise.all(contexts.splice(0).map((context) => context.close()));
    expect(errors).toEqual([]);
  });

  return {
    sandbox,
    async open(target, { activity, token, ...options } = {}) {
      const page = await newPage();
      const ownQuery = [`activityCode=${activity ?? ''}`, ...(token === undefined ? [] : [`token=${token}`])];
      const place = activity === undefined ? {} : { path: RECEIVE_PAGE, query: ownQuery.join('&') };
      await openEngine(page, { target, baseUrl: sandbox.origin, ...place, ...options });
      return page;
    },
  };
}

/** The button with this name; on mini programs the name is `aria-label`. */
export const named = (page: Page, name: string): Locator =>
  visiblePage(page).locator(`[aria-role="button"][aria-label="${name}"]`);
export const poster = (page: Page): Locator => named(page, '点击领取优惠券');
/** A dialog or popup that holds these words. */
export const dialog = (page: Page, words: string | RegExp): Locator =>
  visiblePage(page).locator('[aria-role="dialog"]').filter({ hasText: words });
export const loginDialog = (page: Page): Locator => dialog(page, '手机号登录领取福利');
export const toast = (page: Page, text: string | RegExp): Locator =>
  page.locator('.engine-toast').filter({ hasText: text });

/** Closes a dialog by its own control and waits until it is gone. */
export async function close(open: Locator): Promise<void> {
  await open.locator('[aria-label="关闭"]').click();
  await open.waitFor({ state: 'detached' });
}

/** Fills number and agreement (unless ticked already) and asks for the code; the slider, if one comes, is the caller's. */
export async function askForCode(page: Page, mobile: string = MOBILE, isAgreed = false): Promise<void> {
  const login = loginDialog(page);
  await login.waitFor();
  await login.locator('wx-input input').nth(0).fill(mobile);
  if (!isAgreed) await login.locator('[aria-role="checkbox"]').click();
  await login.getByText('获取验证码', { exact: true }).click();
}

/** The code is on its way when the countdown stands where the button was. */
export async function codeSent(page: Page): Promise<void> {
  await loginDialog(page).getByText(/^\d+s/).waitFor();
}

export async function submitCode(page: Page, code: string = SMS_CODE): Promise<void> {
  const login = loginDialog(page);
  await login.locator('wx-input input').nth(1).fill(code);
  await login.getByText('立即领取', { exact: true }).click();
}

export async function logIn(page: Page, mobile: string = MOBILE, isAgreed = false): Promise<void> {
  await askForCode(page, mobile, isAgreed);
  await codeSent(page);
  await submitCode(page);
}

/** The web page that the mini program shows in a web view, once it is there. */
export async function webPage(page: Page, address: RegExp): Promise<Frame> {
  await visiblePage(page).locator('wx-web-view iframe').waitFor();
  const isIt = (frame: Frame): boolean => address.test(frame.url());
  const there = page.frames().find(isIt);
  const frame = there ?? (await page.waitForEvent('framenavigated', { predicate: isIt }));
  await frame.waitForLoadState();
  return frame;
}

/** Waits until this page is on screen. */
export async function onPage(page: Page, path: string): Promise<void> {
  await page.locator(`.engine-frame:not([hidden])[data-path="${path}"]`).waitFor();
  expect((await currentPage(page)).path).toBe(path);
}

/** Works the stand-in slider in its web page: type 1 is moved until it fits, in type 2 the named picture is chosen. */
export async function passSlider(page: Page, type: number): Promise<void> {
  const frame = await webPage(page, /\/__sandbox\/captcha\?/);
  const slider = frame.getByRole('dialog', { name: '安全验证' });
  await slider.waitFor();
  if (type === 2) {
    const wanted = /请点击「(.+?)」/.exec((await slider.textContent()) ?? '')?.[1] ?? '';
    await slider.getByRole('button', { name: wanted, exact: true }).click();
    return;
  }
  const handle = slider.getByRole('slider');
  await handle.focus();
  for (let step = 0; step < 400; step += 1) {
    if ((await handle.getAttribute('aria-valuetext'))?.startsWith('已对齐')) break;
    await handle.press('ArrowRight');
  }
  await handle.press('Enter');
}

/** Counts calls as the phone sends them: Chromium repeats a request by itself when a kept connection is cut. */
export function countCalls(page: Page, path: string): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.method() !== 'OPTIONS' && (request.url().split('?')[0] ?? '').endsWith(path)) count += 1;
  });
  return () => count;
}
