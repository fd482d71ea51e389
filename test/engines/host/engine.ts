import type { Locator, Page } from 'playwright-core';

export type EngineTarget = 'weapp' | 'alipay';

export interface EngineOptions {
  readonly target: EngineTarget;
  /** Page path without leading slash; the app's first page when left out. */
  readonly path?: string;
  /** Query of that page, e.g. `activityCode=RC-OPEN`. */
  readonly query?: string;
  /** Where the sandbox (or another server with the lab) listens, without trailing slash. */
  readonly baseUrl: string;
  /** Number that the phone-number button hands out. */
  readonly phone?: string;
  /** Storage and account of its own for each name; a fresh one by default. */
  readonly device?: string;
  /** The device's account has a number already, so that silent login works. */
  readonly isBound?: boolean;
  readonly theme?: 'light' | 'dark';
}

/** `setData` of one page instance, as `window.__engine.meter()` gives it. */
export interface PageSetData {
  readonly path: string;
  readonly calls: number;
  readonly bytes: number;
  readonly recent: readonly {
    readonly atMs: number;
    readonly bytes: number;
    readonly keys: readonly string[];
  }[];
}

interface EngineWindow {
  readonly __engineReady: Promise<void>;
  readonly __engine: {
    readonly errors: readonly string[];
    readonly currentPage: string;
    pages(): { path: string; query: Record<string, string>; title: string }[];
    meter(): PageSetData[];
    storage(): Record<string, unknown>;
    happenings(): { kind: string; detail: unknown }[];
    navigateTo(url: string): void;
    navigateBack(delta?: number): void;
    pullDown(): void;
    hideApp(): void;
    showApp(): void;
  };
}

let devices = 0;

/** Opens one phone and waits until its first page has been drawn. @throws when the package cannot be loaded. */
export async function openEngine(page: Page, options: EngineOptions): Promise<void> {
  devices += 1;
  const params = new URLSearchParams({ device: options.device ?? `test-${process.pid}-${devices}` });
  if (options.path !== undefined) params.set('path', options.path);
  if (options.query !== undefined) params.set('query', options.query);
  if (options.phone !== undefined) params.set('phone', options.phone);
  if (options.theme !== undefined) params.set('theme', options.theme);
  if (options.isBound === true) params.set('bound', '1');
  await page.goto(`${options.baseUrl}/__sandbox/engine/${options.target}/?${params.toString()}`);
  await page.waitForFunction(() => '__engineReady' in window);
  await page.evaluate(() => (window as unknown as EngineWindow).__engineReady);
}

/** Everything the host counts as a failure so far; a right package has none. */
export async function engineErrors(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => [...(window as unknown as EngineWindow).__engine.errors]);
}

/** `setData` calls and bytes by page instance, closed pages included. */
export async function setDataMeter(page: Page): Promise<readonly PageSetData[]> {
  return page.evaluate(() => (window as unknown as EngineWindow).__engine.meter());
}

export async function currentPage(
  page: Page,
): Promise<{ path: string; query: Record<string, string>; title: string; depth: number }> {
  return page.evaluate(() => {
    const pages = (window as unknown as EngineWindow).__engine.pages();
    const last = pages[pages.length - 1];
    return {
      path: last?.path ?? '',
      query: last?.query ?? {},
      title: last?.title ?? '',
      depth: pages.length,
    };
  });
}

export async function engineStorage(page: Page): Promise<Record<string, unknown>> {
  return page.evaluate(() => (window as unknown as EngineWindow).__engine.storage());
}

/** Shares, payments, clipboard, calls to other apps: `{ kind, detail }` in order. */
export async function happenings(page: Page): Promise<{ kind: string; detail: unknown }[]> {
  return page.evaluate(() => (window as unknown as EngineWindow).__engine.happenings());
}

export async function navigateTo(page: Page, url: string): Promise<void> {
  await page.evaluate((to) => (window as unknown as EngineWindow).__engine.navigateTo(to), url);
}

export async function navigateBack(page: Page, delta = 1): Promise<void> {
  await page.evaluate((by) => (window as unknown as EngineWindow).__engine.navigateBack(by), delta);
}

/** Pulls the page on screen down; the host's mark (`data-pulled` on its frame) stays until the page says that it is done. */
export async function pullDown(page: Page): Promise<void> {
  await page.evaluate(() => (window as unknown as EngineWindow).__engine.pullDown());
}

/** The app goes to the background, or comes back. */
export async function setAppVisible(page: Page, isVisible: boolean): Promise<void> {
  await page.evaluate((shown) => {
    const engine = (window as unknown as EngineWindow).__engine;
    if (shown) engine.showApp();
    else engine.hideApp();
  }, isVisible);
}

/** Elements of the visible page. */
export function visiblePage(page: Page): Locator {
  return page.locator('.engine-frame:not([hidden])');
}

/** Taps the first visible element with this text (exact by default). */
export async function tapText(page: Page, text: string | RegExp, isExact = true): Promise<void> {
  await visiblePage(page).getByText(text, { exact: isExact }).and(page.locator(':visible')).first().click();
}

/** Presses a button of the host's own dialog (phone number, modal, share). */
export async function pressDialogButton(page: Page, text: string): Promise<void> {
  await page.locator('.engine-shade').getByRole('button', { name: text, exact: true }).click();
}

/** Types into the n-th visible input of the page. */
export async function typeInto(page: Page, index: number, text: string): Promise<void> {
  await visiblePage(page).locator('wx-input:visible input').nth(index).fill(text);
}

/** The host's toast, as text; waits for one. */
export async function toastText(page: Page): Promise<string> {
  return (await page.locator('.engine-toast').textContent()) ?? '';
}
