import type { BrowserContext, Locator, Page } from 'playwright-core';
import { CONSENT_KEY, CONSENT_VERSION, consentText } from '../../../src/session/consentRules';

export type EngineTarget = 'weapp' | 'alipay';

export interface EngineOptions {
  readonly target: EngineTarget;
  /** Page path without leading slash; default: the app's first page. */
  readonly path?: string;
  /** Query of that page, e.g. `activityCode=RC-OPEN`. */
  readonly query?: string;
  /** Address of the sandbox (or another server with the lab), without trailing slash. */
  readonly baseUrl: string;
  /** Number that the phone-number button returns. */
  readonly phone?: string;
  /** Each name has its own storage and account; default: a new device. */
  readonly device?: string;
  /** The device's account already has a number, so that silent login works. */
  readonly isBound?: boolean;
  /** The app's own privacy question: already answered 同意 (`answerConsents`), or still open. */
  readonly consent?: 'agreed' | 'open';
  /** The messaging app's own consent is still open: calls that need it wait for the app's answer first. */
  readonly isPrivacyOpen?: boolean;
  readonly theme?: 'light' | 'dark';
  /** Delay of `setData` and of field events, each, milliseconds; default 0. */
  readonly bridgeMs?: number;
  /** An iPhone by default; `chromeVersion` is that of the engine that draws pages on Android. */
  readonly platform?: 'android';
  readonly chromeVersion?: number;
  /** System version of an iPhone; default: a new one. */
  readonly iosVersion?: string;
  /** A base library older than the APIs that replace others (engine/client/settings). */
  readonly isOldLibrary?: boolean;
  /** The user refuses this mini program access to the album. */
  readonly refusesAlbum?: boolean;
  /** Scene number (scanned, shared …); default: opened from the launcher. */
  readonly scene?: number;
}

/** What brings an app to the foreground other than the user: a scan, a link. */
export interface EngineEntry {
  readonly query?: Readonly<Record<string, string>>;
  readonly scene?: number;
}

/** `setData` of one page instance, as `window.__engine.meter()` returns it. */
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
    showApp(entry?: EngineEntry): void;
    warnMemory(): void;
    bringUpdate(): void;
    holdCode(text: string): void;
  };
}

let devices = 0;

/** Opens one phone and waits until its first page has been drawn. @throws when the package cannot be loaded. */
export async function openEngine(page: Page, options: EngineOptions): Promise<void> {
  devices += 1;
  const device = options.device ?? `test-${process.pid}-${devices}`;
  const params = new URLSearchParams({ device });
  if (options.consent === 'open') params.set('consent', 'open');
  if (options.isPrivacyOpen === true) params.set('privacy', 'open');
  if (options.path !== undefined) params.set('path', options.path);
  if (options.query !== undefined) params.set('query', options.query);
  if (options.phone !== undefined) params.set('phone', options.phone);
  if (options.theme !== undefined) params.set('theme', options.theme);
  if (options.scene !== undefined) params.set('scene', String(options.scene));
  if (options.platform !== undefined) params.set('platform', options.platform);
  if (options.chromeVersion !== undefined) params.set('chrome', String(options.chromeVersion));
  if (options.iosVersion !== undefined) params.set('ios', options.iosVersion);
  if (options.isOldLibrary === true) params.set('library', 'old');
  if (options.refusesAlbum === true) params.set('album', 'refused');
  if (options.bridgeMs !== undefined) params.set('bridge', String(options.bridgeMs));
  if (options.isBound === true) params.set('bound', '1');
  await page.goto(`${options.baseUrl}/__sandbox/engine/${options.target}/?${params.toString()}`);
  await page.waitForFunction(() => '__engineReady' in window);
  await page.evaluate(() => (window as unknown as EngineWindow).__engineReady);
}

/**
 * From now on, phones in these pages whose address does not say `consent=open` have answered the app's own privacy
 * question, stored as the app stores it (session/consentRules), unless they already have an answer.
 */
export async function answerConsents(pages: Page | BrowserContext): Promise<void> {
  const entry = JSON.stringify({ v: consentText(true, CONSENT_VERSION) });
  await pages.addInitScript(
    ([key, text]: readonly [string, string]) => {
      const [, target] = /\/engine\/(\w+)\//.exec(location.pathname) ?? [];
      const params = new URLSearchParams(location.search);
      // Web views in the phone run this too, and those of another origin have no storage.
      if (window.parent !== window || target === undefined || params.get('consent') === 'open') return;
      const own = `engine:${target}:${params.get('device') ?? ''}:pc:${key}`;
      if (localStorage.getItem(own) === null) localStorage.setItem(own, text);
    },
    [CONSENT_KEY, JSON.stringify(entry)] as const,
  );
}

/** Everything the host counts as a failure so far; a correct package has none. */
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

/** Goes back automatically on the next toast: what is left within two seconds does not wait for the test. */
export async function navigateBackAtToast(page: Page): Promise<void> {
  await page.evaluate(() => {
    new MutationObserver((_changes, watch) => {
      if (document.querySelector('.engine-toast') === null) return;
      watch.disconnect();
      (window as unknown as EngineWindow).__engine.navigateBack(1);
    }).observe(document, { childList: true, subtree: true });
  });
}

/**
 * Pulls the page on screen down; the host's mark (`data-pulled` on its frame) stays until the page ends the refresh.
 */
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

/** A scan or a link brings the app to the foreground. */
export async function enterApp(page: Page, entry: EngineEntry): Promise<void> {
  await page.evaluate((by) => (window as unknown as EngineWindow).__engine.showApp(by), entry);
}

/** The phone warns about low memory. */
export async function warnMemory(page: Page): Promise<void> {
  await page.evaluate(() => (window as unknown as EngineWindow).__engine.warnMemory());
}

/** The platform has downloaded a newer package. */
export async function bringUpdate(page: Page): Promise<void> {
  await page.evaluate(() => (window as unknown as EngineWindow).__engine.bringUpdate());
}

/** Shows a code to the scanner; '': the user cancels the scan. */
export async function holdCode(page: Page, text: string): Promise<void> {
  await page.evaluate((code) => (window as unknown as EngineWindow).__engine.holdCode(code), text);
}

/** A tab of the host's bar. */
export const hostTab = (page: Page, text: string): Locator =>
  page.locator('.engine-tab').filter({ hasText: text });

/** Elements of the visible page. */
export function visiblePage(page: Page): Locator {
  return page.locator('.engine-frame:not([hidden])');
}

/** Taps the first visible element with this text (exact by default). */
export async function tapText(page: Page, text: string | RegExp, isExact = true): Promise<void> {
  await visiblePage(page).getByText(text, { exact: isExact }).and(page.locator(':visible')).first().click();
}

/** Taps a button of the host's own dialog (phone number, modal, share). */
export async function pressDialogButton(page: Page, text: string): Promise<void> {
  await page.locator('.engine-shade').getByRole('button', { name: text, exact: true }).click();
}

/** Shares through the host's own menu; the card is in `happenings`. Home has a control named 更多 too. */
export async function shareFromMenu(page: Page): Promise<void> {
  await page.locator('.engine-capsule').click();
  await pressDialogButton(page, '知道了');
}

/** The cards that were shared on this phone, as the pages returned them, before the host fills in what is missing. */
export async function sharedCards(page: Page): Promise<SharedCard[]> {
  return (await happenings(page))
    .filter(({ kind }) => kind === 'share')
    .map(({ detail }) => (detail as { said: SharedCard }).said);
}

interface SharedCard {
  readonly title?: string;
  readonly path?: string;
  readonly imageUrl?: string;
}

/** Types into the n-th visible input of the page. */
export async function typeInto(page: Page, index: number, text: string): Promise<void> {
  await visiblePage(page).locator('wx-input:visible input').nth(index).fill(text);
}
