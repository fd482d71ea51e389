/** A user's steps and views on every page, shared by all journeys. */
import type { Locator, Page, Request } from 'playwright-core';
import { eventually, type SandboxControl, type Visitor } from '../harness';

export const MOBILE = '13912345678';
export const SMS_CODE = '123456';

export const dialog = (page: Page, name: string | RegExp): Locator => page.getByRole('dialog', { name });
/** Its title is the act that waits for the login, or the default. */
export const LOGIN_TITLE = /^\s*(手机号登录领取福利|登录后.)/;
export const loginDialog = (page: Page): Locator => dialog(page, LOGIN_TITLE);
/** A toast (live region). */
export const toast = (page: Page, text: string | RegExp): Locator =>
  page.getByRole('status').filter({ hasText: text });

/** Waits for the title: a page sets it after rendering. */
export async function titled(page: Page, title: string): Promise<void> {
  await page.waitForFunction((expected) => document.title === expected, title);
}

/**
 * Waits until a dialog has the focus: from then on it handles Escape and the back gesture, a moment after it appears.
 */
export async function settled(open: Locator): Promise<void> {
  await open.waitFor();
  await eventually(
    'the focus in the dialog',
    () => open.evaluate((element) => element.contains(document.activeElement)),
    (isInside) => isInside,
  );
}

/** Waits until the element has the focus: a dialog returns it a moment after it has closed. */
export async function focused(element: Locator): Promise<void> {
  await eventually(
    'the focus',
    () => element.evaluate((node) => node === document.activeElement),
    (hasFocus) => hasFocus,
  );
}

/**
 * A tap as a finger makes it, also on a button that is announced as disabled: where it is at rest and not covered (a
 * forced click goes where the button was).
 */
export async function pressDisabled(button: Locator): Promise<void> {
  await button.hover();
  const { mouse } = button.page();
  await mouse.down();
  await mouse.up();
}

/** Dismisses a dialog. */
export async function dismiss(open: Locator): Promise<void> {
  await settled(open);
  await open.page().keyboard.press('Escape');
  await open.waitFor({ state: 'detached' });
}

export const closeLogin = (page: Page): Promise<void> => dismiss(loginDialog(page));

/** Intercepts the page's events before they reach the gateway: any response may correct the server's time a little. */
export async function muteTracking(page: Page): Promise<void> {
  await page.route('**/track/events', (route) =>
    route.fulfill({ json: { success: true, code: '0', msg: '', data: null } }),
  );
}

/** Cuts the network at the first request for `url`, until it is restored. */
export async function loseNetworkAt({ context, page }: Visitor, url: string): Promise<() => Promise<void>> {
  const code = new Set<Request>();
  page.on('request', (request) => {
    if (/^\/(js|css)\//.test(new URL(request.url()).pathname)) code.add(request);
  });
  page.on('requestfinished', (request) => void code.delete(request));
  page.on('requestfailed', (request) => void code.delete(request));
  await context.route(url, async (route) => {
    // A pending request may be code for parts below the first screen; without it the frame shows a message.
    await eventually(
      'the code under way',
      () => Promise.resolve(code.size),
      (left) => left === 0,
    );
    await context.setOffline(true);
    await route.abort('internetdisconnected');
  });
  return async () => {
    await context.unroute(url);
    await context.setOffline(false);
  };
}

/**
 * Waits until the gateway has a call of the path that it does not answer. That the page has sent it is not enough: one
 * that is aborted on its way leaves the `hang` to the next caller.
 */
export async function hung(sandbox: SandboxControl, pathSuffix: string): Promise<void> {
  await eventually(
    `a call of ${pathSuffix} that hangs`,
    () => sandbox.requests(pathSuffix),
    (calls) => calls.some(({ status }) => status === null),
  );
}

/** Fills in number and agreement and requests the code; a slider, if one comes, is the caller's. */
export async function askForCode(page: Page, mobile: string = MOBILE): Promise<void> {
  const login = loginDialog(page);
  await login.waitFor();
  await login.getByRole('textbox', { name: /手机号/ }).fill(mobile);
  await login.getByRole('checkbox').click();
  await login.getByRole('button', { name: '获取验证码' }).click();
}

/** The code was sent: the toast with the gateway's text, and the countdown. */
export async function codeSent(page: Page): Promise<void> {
  await loginDialog(page).getByRole('button', { name: /\d+s/ }).waitFor();
}

/** Types the code and submits. */
export async function submitCode(page: Page, code: string = SMS_CODE): Promise<void> {
  const login = loginDialog(page);
  await login.getByRole('textbox', { name: /验证码/ }).fill(code);
  await login.getByRole('button', { name: /^立即(领取|登录)$/ }).click();
}

export async function logIn(page: Page, mobile: string = MOBILE): Promise<void> {
  await askForCode(page, mobile);
  await codeSent(page);
  await submitCode(page);
}

/** Closes the tab: the visit's storage is gone, the device's stays. */
export const endTab = (page: Page): Promise<void> => page.evaluate(() => sessionStorage.clear());

/** This app's own send page, where 去寄件 and 去使用 lead unless a campaign configures another address. */
export const SEND_PAGE = /\/send(\?|$)/;
