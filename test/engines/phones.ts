/** Phones for engine journeys: a built package on the engine host, in a separate browser. */
import type { Browser, BrowserContext, Page } from 'playwright-core';
import {
  eventually,
  forgetToasts,
  journey,
  noteToasts,
  PATIENCE_MS,
  storageProblems,
  storedBy,
  type SandboxControl,
} from '../harness';
import {
  answerConsents,
  engineErrors,
  openEngine,
  setDataMeter,
  type EngineOptions,
  type EngineTarget,
} from './host';
import { followRequests } from './rest';

export const TARGETS = ['weapp', 'alipay'] as const satisfies readonly EngineTarget[];
export const RECEIVE_PAGE = 'packages/coupon/receive/index';

export interface PhoneOptions extends Partial<Omit<EngineOptions, 'target' | 'baseUrl'>> {
  /** Activity code for the page at `path`, by default the receive page. Without both: the app's first page. */
  readonly activity?: string;
  /** Login token in the page's query: logged in from the start. */
  readonly token?: string;
  /** Runs before the app sends any request, e.g. to hold calls back. */
  readonly prepare?: (page: Page) => Promise<void>;
}

export interface Phones {
  readonly sandbox: SandboxControl;
  /** Opens a phone with a separate browser; closed after the test, which fails if there was any error in it. */
  open(target: EngineTarget, options?: PhoneOptions): Promise<Page>;
}

/**
 * Engine journeys of one file; every test starts with a reset sandbox.
 * @param isMobile Chromium behaves as on a phone: it obeys the text size
 */
export function phones({ isMobile = false } = {}): Phones {
  const { sandbox, phonePool } = journey();
  const contexts: BrowserContext[] = [];
  const pages: Page[] = [];
  const problems: string[] = [];

  async function newContext(browser: Browser): Promise<BrowserContext> {
    const context = await browser.newContext({
      viewport: { width: 375, height: 812 },
      deviceScaleFactor: 2,
      isMobile,
      hasTouch: isMobile,
      locale: 'zh-CN',
      timezoneId: 'Asia/Shanghai',
    });
    await noteToasts(context);
    await answerConsents(context);
    return context;
  }

  async function newPage(): Promise<Page> {
    const { context, page } = await phonePool().take(isMobile ? 'engine on a phone' : 'engine', newContext);
    contexts.push(context);
    forgetToasts(page);
    page.setDefaultTimeout(PATIENCE_MS);
    followRequests(page);
    page.on('pageerror', (error) => problems.push(`page error: ${error.message}`));
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
    for (const context of contexts) errors.push(...storageProblems(await storedBy(context, sandbox.origin)));
    await Promise.all(contexts.splice(0).map((context) => phonePool().giveBack(context)));
    expect(errors).toEqual([]);
  });

  return {
    sandbox,
    async open(target, { activity, token, path, query, prepare, ...options } = {}) {
      const page = await newPage();
      await prepare?.(page);
      const parts = [
        ...(query === undefined ? [] : [query]),
        ...(activity === undefined ? [] : [`activityCode=${activity}`]),
        ...(token === undefined ? [] : [`token=${token}`]),
      ];
      const opened = path ?? (activity === undefined ? undefined : RECEIVE_PAGE);
      const place =
        opened === undefined ? {} : { path: opened, ...(parts.length > 0 ? { query: parts.join('&') } : {}) };
      await openEngine(page, { target, baseUrl: sandbox.origin, ...place, ...options });
      // Rendered by the app, not only opened by the host: pages that are opened before the first one has been mounted
      // are mounted together with it, the last one first.
      await eventually(
        'the first page’s first setData',
        () => setDataMeter(page),
        (pages) => pages.some(({ calls }) => calls > 0),
      );
      return page;
    },
  };
}
