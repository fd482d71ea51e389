/** What a user does and sees in a package on every page, shared by all engine journeys. */
import type { Frame, Locator, Page } from 'playwright-core';
import { eventually, type LoggedRequest, type SandboxControl } from '../harness';
import { LOGIN_TITLE } from '../journeys/steps';
import { currentPage, visiblePage, type EngineTarget } from './host';

export const TAB_NAMES = ['首页', '寄件', '取件', '福利', '我的'] as const;
export type TabName = (typeof TAB_NAMES)[number];
/** The tab pages: each mini program has its own, in the bar's order. */
export const TABS: Readonly<Record<EngineTarget, Readonly<Record<TabName, string>>>> = {
  weapp: {
    首页: 'pages/home/index',
    寄件: 'pages/send/index',
    取件: 'pages/pick/index',
    福利: 'pages/welfare/index',
    我的: 'pages/me/index',
  },
  alipay: {
    首页: 'pages/main/index',
    寄件: 'pages/post/index',
    取件: 'pages/collect/index',
    福利: 'pages/benefit/index',
    我的: 'pages/mine/index',
  },
};
/** A page with a text and two buttons, 返回重试 and 去首页, that sends no request to the gateway. */
export const WORDS_PAGE = {
  path: '/packages/campaign/exception/index?code=BUSY',
  title: '活动太火爆啦',
} as const;
/** The address of the H5 pages as built into the package (`TARO_APP_H5_BASE` in `.env`). */
export const H5 = 'http://127.0.0.1:10086';
export const WEB_VIEW_PAGE = 'packages/common/web-view/index';
export const MOBILE = '13912345678';
export const MASKED = '139****5678';
export const SMS_CODE = '123456';

/** The button with this name; on mini programs the name is `aria-label`. */
export const named = (page: Page, name: string): Locator =>
  visiblePage(page).locator(`[aria-role="button"][aria-label="${name}"]`);
/**
 * Taps several times without waiting for what the first tap does. A package's tap is recognised from mouse events: a
 * `click` event alone is none.
 */
export async function tapTimes(control: Locator, times: number): Promise<void> {
  await Promise.all(Array.from({ length: times }, () => control.click({ force: true })));
}
/** A dialog or popup that contains this text. */
export const dialog = (page: Page, words: string | RegExp): Locator =>
  visiblePage(page).locator('[aria-role="dialog"]').filter({ hasText: words });
export const loginDialog = (page: Page): Locator => dialog(page, LOGIN_TITLE);

/** Closes a dialog with its own close button and waits until it is gone. */
export async function close(open: Locator): Promise<void> {
  await open.locator('[aria-label="关闭"]').click();
  await open.waitFor({ state: 'detached' });
}

export const SMS_LOGIN_PAGE = 'packages/account/login/index';

/** From the popup to the page with number and code. */
export async function openSmsLogin(page: Page): Promise<void> {
  await loginDialog(page).getByText('其他手机号登录', { exact: true }).click();
  await onPage(page, SMS_LOGIN_PAGE);
}

/** Ticks the agreement and waits until it shows as ticked: from then on the phone button is the host's own. */
export async function agree(form: Locator): Promise<void> {
  await form.locator('[aria-role="checkbox"]').click();
  await form.locator('[aria-role="checkbox"][aria-checked="true"]').waitFor();
}

/**
 * From the popup through 其他手机号登录: fills in number and agreement (unless already ticked) and requests the code; the
 * caller handles the slider, if there is one.
 */
export async function askForCode(page: Page, mobile: string = MOBILE, isAgreed = false): Promise<void> {
  await openSmsLogin(page);
  const form = visiblePage(page);
  await form.locator('wx-input input').nth(0).fill(mobile);
  if (!isAgreed) await agree(form);
  await form.getByText('获取验证码', { exact: true }).click();
}

/** The code has been sent when the countdown replaces the button. */
export async function codeSent(page: Page): Promise<void> {
  await visiblePage(page).getByText(/^\d+s/).waitFor();
}

export async function submitCode(page: Page, code: string = SMS_CODE): Promise<void> {
  const form = visiblePage(page);
  await form.locator('wx-input input').nth(1).fill(code);
  await form.getByText(/^立即(领取|登录)$/).click();
}

export async function logIn(page: Page, mobile: string = MOBILE, isAgreed = false): Promise<void> {
  await askForCode(page, mobile, isAgreed);
  await codeSent(page);
  await submitCode(page);
}

/** The web page in the mini program's web view, once it has loaded. */
export async function webPage(page: Page, address: RegExp): Promise<Frame> {
  await visiblePage(page).locator('wx-web-view iframe').waitFor();
  const [frame] = await eventually(
    `a web page at ${String(address)}`,
    () => Promise.resolve(page.frames().filter((one) => address.test(one.url()))),
    (found) => found.length > 0,
  );
  if (frame === undefined) throw new Error('a web page that is there is gone');
  await frame.waitForLoadState();
  return frame;
}

/** Waits until this page is on screen. */
export async function onPage(page: Page, path: string): Promise<void> {
  await page.locator(`.engine-frame:not([hidden])[data-path="${path}"]`).waitFor();
  expect((await currentPage(page)).path).toBe(path);
}

/** Waits until the host's title bar shows this: a page sets its title after it is rendered. */
export async function titled(page: Page, title: string): Promise<void> {
  await eventually(
    `the title ${title}`,
    async () => (await currentPage(page)).title,
    (now) => now === title,
  );
}

/** An ordinary-link code as the platform passes it to the app; `time` distinguishes one scan from the next. */
export function scan(target: EngineTarget, link: string, time = '1') {
  const query: Record<string, string> =
    target === 'weapp' ? { q: encodeURIComponent(link), scancode_time: time } : { qrCode: link };
  return { query, scene: 1011 };
}

/** The gateway's calls, once there are `count` and all of them are answered. */
export const answered = (
  { requests }: SandboxControl,
  pathSuffix: string,
  count: number,
): Promise<LoggedRequest[]> =>
  eventually(
    `${count} calls of ${pathSuffix}, all of them answered`,
    () => requests(pathSuffix),
    (all) => all.length >= count && all.every(({ response }) => response !== null),
  );

/**
 * Solves the stand-in slider in its web page: type 1 is dragged until it fits, in type 2 the named picture is selected.
 */
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

/**
 * Counts calls as the phone sends them: Chromium automatically repeats a request when a kept-alive connection is cut.
 */
export function countCalls(page: Page, path: string): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.method() !== 'OPTIONS' && (request.url().split('?')[0] ?? '').endsWith(path)) count += 1;
  });
  return () => count;
}
