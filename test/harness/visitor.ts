import type { Browser, BrowserContext, Page, Request } from 'playwright-core';
import { bridgeScript, type HostName, HOSTS } from './hosts';
import { leave } from './leaving';
import { storageProblems, storedBy } from './storageTable';
import { noteToasts } from './toasts';
import { watchViolations } from './violations';
import { PATIENCE_MS } from './waiting';

export interface VisitorOptions {
  readonly host?: HostName;
  /** CSS pixels; 375 x 812 when absent. */
  readonly width?: number;
  readonly height?: number;
  readonly colorScheme?: 'light' | 'dark';
  readonly reducedMotion?: boolean;
  /** Besides the host's own, e.g. the consumer app's `token`. */
  readonly cookies?: Readonly<Record<string, string>>;
  readonly offline?: boolean;
  /** Where the phone believes to be; Asia/Shanghai when absent. */
  readonly timezoneId?: string;
  /** What the consumer app's bridge answers, by method. */
  readonly bridgeAnswers?: Readonly<Record<string, unknown>>;
}

export interface CleanOptions {
  /** Texts that this journey provokes on purpose: a fault injection's console line, a dropped request. */
  readonly except?: readonly (string | RegExp)[];
}

/** A person with a phone: one browser context, one page, and a record of everything that went wrong in it. */
export interface Visitor {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Opens a path of the app as the host would, with the query that the host adds. */
  open(path: string): Promise<void>;
  /** Console errors, violations of the page's policy, page errors, failed and refused requests, in order; at the end what storage keeps unlisted. */
  problems(): readonly string[];
  /** Fails when anything was thrown, logged as an error, or not delivered. Called for every visitor after its test. */
  expectClean(options?: CleanOptions): void;
  /** From now on these are no problems for `expectClean`. */
  expectProblems(...texts: readonly (string | RegExp)[]): void;
  bridgeCalls(): Promise<{ bridge: string; method: string; params: unknown }[]>;
  close(): Promise<void>;
}

/** Chromium says this for every 4xx and 5xx answer by itself; the request list below tells more. */
const RESOURCE_LINE = /^Failed to load resource/;

export async function newVisitor(
  browser: Browser,
  origin: string,
  options: VisitorOptions = {},
): Promise<Visitor> {
  const { host = 'plain', width = 375, height = 812, colorScheme = 'light', reducedMotion = false } = options;
  const profile = HOSTS[host];
  const context = await browser.newContext({
    baseURL: origin,
    userAgent: profile.userAgent,
    viewport: { width, height },
    deviceScaleFactor: 2,
    hasTouch: profile.isMobile,
    isMobile: profile.isMobile,
    locale: 'zh-CN',
    timezoneId: options.timezoneId ?? 'Asia/Shanghai',
    colorScheme,
    reducedMotion: reducedMotion ? 'reduce' : 'no-preference',
    offline: options.offline ?? false,
  });
  const cookies = Object.entries({ ...profile.cookies, ...options.cookies });
  if (cookies.length > 0)
    await context.addCookies(cookies.map(([name, value]) => ({ name, value, url: origin })));
  if (profile.bridges.length > 0)
    await context.addInitScript(bridgeScript(profile.bridges, options.bridgeAnswers));
  await noteToasts(context);
  const problems: string[] = [];
  await watchViolations(context, (text) => problems.push(`policy violation: ${text}`));
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);

  const expected: (string | RegExp)[] = [];
  const isOwn = (request: Request): boolean => request.url().startsWith(origin);
  page.on('console', (message) => {
    if (message.type() === 'error' && !RESOURCE_LINE.test(message.text()))
      problems.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`page error: ${error.stack ?? error.message}`));
  page.on('crash', () => problems.push('the page crashed'));
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? '';
    if (why === 'net::ERR_ABORTED') return; // left the page while loading: what browsers do
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
      problems.push(...storageProblems(await storedBy(context, origin)));
      await leave(context);
    },
  };
}
