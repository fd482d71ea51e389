import type { Browser, BrowserContext, Page, Request } from 'playwright-core';
import { bridgeScript, type HostName, HOSTS } from './hosts';
import type { Phones } from './phonePool';
import { storageProblems, storedBy } from './storageTable';
import { forgetToasts, noteToasts } from './toasts';
import { onViolation, watchViolations } from './violations';
import { PATIENCE_MS } from './waiting';

export interface VisitorOptions {
  readonly host?: HostName;
  /** CSS pixels; 375 x 812 when absent. */
  readonly width?: number;
  readonly height?: number;
  readonly colorScheme?: 'light' | 'dark';
  readonly reducedMotion?: boolean;
  /** In addition to the host's own, e.g. the consumer app's `token`. */
  readonly cookies?: Readonly<Record<string, string>>;
  readonly offline?: boolean;
  /** The phone's time zone; Asia/Shanghai when absent. */
  readonly timezoneId?: string;
  /** Answers of the consumer app's bridge, by method. */
  readonly bridgeAnswers?: Readonly<Record<string, unknown>>;
  /** Loads axe-core into each page (`window.axe`). */
  readonly hasAxe?: true;
}

interface CleanOptions {
  /** Texts that this journey causes on purpose: a fault injection's console line, a dropped request. */
  readonly except?: readonly (string | RegExp)[];
}

/** A user with a phone: one browser context, one page, and a record of every problem in it. */
export interface Visitor {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Opens a path of the app as the host would, with the query that the host adds. */
  open(path: string): Promise<void>;
  /**
   * Console errors, policy violations, page errors, failed and refused requests, in order; at the end also storage
   * entries that are not in the table.
   */
  problems(): readonly string[];
  /** Fails when anything was thrown, logged as an error, or not delivered. Called for every visitor after its test. */
  expectClean(options?: CleanOptions): void;
  /** From now on `expectClean` ignores these texts. */
  expectProblems(...texts: readonly (string | RegExp)[]): void;
  bridgeCalls(): Promise<{ bridge: string; method: string; params: unknown }[]>;
  /** Returns the phone; a second call does nothing. */
  close(): Promise<void>;
}

const PHONE = { width: 375, height: 812 } as const;
const AXE = require.resolve('axe-core/axe.min.js');

/** Chromium logs this for every 4xx and 5xx response; the request list below says more. */
const RESOURCE_LINE = /^Failed to load resource/;

/** A phone of a host: everything that is the same for each of its visitors. */
async function newContext(
  browser: Browser,
  origin: string,
  { host = 'plain', bridgeAnswers, timezoneId = 'Asia/Shanghai', hasAxe }: VisitorOptions,
): Promise<BrowserContext> {
  const { userAgent, isMobile, bridges } = HOSTS[host];
  const context = await browser.newContext({
    baseURL: origin,
    userAgent,
    viewport: PHONE,
    deviceScaleFactor: 2,
    hasTouch: isMobile,
    isMobile,
    locale: 'zh-CN',
    timezoneId,
    // Its own tests have it (serviceWorker.journey.ts); here it would answer before what tests intercept.
    serviceWorkers: 'block',
  });
  if (bridges.length > 0) await context.addInitScript(bridgeScript(bridges, bridgeAnswers));
  if (hasAxe === true) await context.addInitScript({ path: AXE });
  await noteToasts(context);
  await watchViolations(context);
  return context;
}

/** @param phones of the sandbox at `origin` */
export async function newVisitor(
  phones: Phones,
  origin: string,
  options: VisitorOptions = {},
): Promise<Visitor> {
  const { host = 'plain', width = PHONE.width, height = PHONE.height, colorScheme = 'light' } = options;
  const { timezoneId, bridgeAnswers, hasAxe } = options;
  const profile = HOSTS[host];
  const kind = JSON.stringify({ host, timezoneId, bridgeAnswers, hasAxe });
  const { context, page } = await phones.take(kind, (browser) => newContext(browser, origin, options));
  await page.setViewportSize({ width, height });
  await page.emulateMedia({
    colorScheme,
    reducedMotion: options.reducedMotion === true ? 'reduce' : 'no-preference',
  });
  await context.setOffline(options.offline ?? false);
  const cookies = Object.entries({ ...profile.cookies, ...options.cookies });
  if (cookies.length > 0)
    await context.addCookies(cookies.map(([name, value]) => ({ name, value, url: origin })));
  const problems: string[] = [];
  onViolation(context, (text) => problems.push(`policy violation: ${text}`));
  forgetToasts(page);
  page.setDefaultTimeout(PATIENCE_MS);

  let isGone = false;
  const expected: (string | RegExp)[] = [];
  const isOwn = (request: Request): boolean => request.url().startsWith(origin);
  page.on('console', (message) => {
    if (message.type() === 'error' && !RESOURCE_LINE.test(message.text()))
      problems.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`page error: ${error.stack ?? error.message}`));
  const onCrash = (): void => void problems.push('the page crashed');
  page.on('crash', onCrash);
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? '';
    if (why === 'net::ERR_ABORTED') return; // left the page while loading, as browsers do
    problems.push(`request failed: ${request.method()} ${request.url()} ${why}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400 && response.status() !== 401 && isOwn(response.request())) {
      problems.push(`status ${response.status()}: ${response.request().method()} ${response.url()}`);
    }
  });

  const matches = (problem: string, text: string | RegExp): boolean =>
    typeof text === 'string' ? problem.includes(text) : text.test(problem);

  return {
    page,
    context,
    async open(path) {
      const query = new URLSearchParams(profile.query).toString();
      const address = query === '' ? path : `${path}${path.includes('?') ? '&' : '?'}${query}`;
      await page.goto(address, { waitUntil: 'load' });
    },
    problems: () => problems,
    expectProblems: (...texts) => void expected.push(...texts),
    expectClean({ except = [] } = {}) {
      const known = [...expected, ...except];
      const left = problems.filter((problem) => !known.some((text) => matches(problem, text)));
      if (left.length > 0) throw new Error(`The visit was not clean:\n- ${left.join('\n- ')}`);
    },
    bridgeCalls: () =>
      page.evaluate(
        () =>
          (window as unknown as { __bridgeCalls?: { bridge: string; method: string; params: unknown }[] })
            .__bridgeCalls ?? [],
      ),
    async close() {
      if (isGone) return;
      isGone = true;
      problems.push(...storageProblems(await storedBy(context, origin)));
      page.off('crash', onCrash);
      await phones.giveBack(context);
    },
  };
}
