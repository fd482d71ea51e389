/**
 * What a page reads in a state, what it asked for, and what each of its controls does, as lines that are the same in
 * every run: both clocks stop, and what the gateway or the device draws by lot is left out.
 */
import fs from 'node:fs';
import path from 'node:path';
import type { Page, Request } from 'playwright-core';
import { eventually, type HostName, type Journey } from '../harness';
import { openState, type PageState } from '../pages';

/** A Wednesday, in Beijing ten in the morning and some seconds: far from where a day, an hour or a minute ends. */
const NOW_MS = Date.parse('2026-11-25T10:00:20+08:00');
/** What a page does in time passes in steps; after each it gets the answers it has asked for. */
const STEP_MS = 500;
/** Longer than toasts (2 s), and than tracking waits for company (3 s). */
const LEAST_STEPS = 7;
const QUIET_STEPS = 3;
const MOST_STEPS = 30;
/** Turns of the event loop that a page gets after an answer, to render and to ask for what follows. */
const TURNS = 12;
/** What comes at all in a state with held answers has come. */
const HELD_MS = 20;
/** Controls of a page that are pressed; of rows that look alike only the first is. */
const MOST_PRESSES = 16;
/** Lines of what a press adds to the page, and of what it takes from it. */
const MOST_LINES = 40;

/** The messaging app logs in by itself, or can't be left, where these states are about that. */
const OUTSIDE_THE_MESSAGING_APP: ReadonlySet<string> = new Set(['receive-poster', 'load-app']);

type Place = Pick<Journey, 'sandbox' | 'visit'>;

/** Without the sandbox's port, and what is drawn by lot: tokens, numbers, seconds that pass. */
const steady = (text: string): string =>
  text
    .replace(/http(:\/\/|%3A%2F%2F)127\.0\.0\.1(:|%3A)\d+/g, '')
    .replace(/\b(token|requestNo|nonceStr|signature|traceId|sign)=[^&"\s]*/g, '$1=…')
    .replace(/(?=[0-9a-f]*\d)[0-9a-f]{8,}(-[0-9a-f]{4,})*/g, '…')
    .replace(/\d{12,}/g, '…');

const DRAWN_FIELDS =
  /^(token|requestNo|nonceStr|timestamp|signature|sign|traceId|deviceId|batchId|sessionId|gwEncryptParam)$/i;

function steadyValue(value: unknown): unknown {
  if (typeof value === 'string') return steady(value);
  if (Array.isArray(value)) return value.map(steadyValue);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, DRAWN_FIELDS.test(key) ? '…' : steadyValue(each)]),
  );
}

const pathOf = (address: string): string => {
  const { pathname, search } = new URL(address);
  return steady(pathname + search);
};
const isTracking = (request: Request): boolean => new URL(request.url()).pathname.endsWith('/track/events');
/** What the messaging app's own script needs comes whenever that script does; the share card is recorded. */
const isCall = (request: Request): boolean =>
  /^\/(wx|ali)gw\/(?!base\/config\/getWXJSConfig)/.test(new URL(request.url()).pathname);

const OPERATIONS = path.join(__dirname, '../../src/api/generated/operations');
/** Paths of calls that are sent encrypted once the gateway has given a key, and plainly before: either may come first. */
const ENCRYPTED: readonly string[] = fs
  .readdirSync(OPERATIONS)
  .flatMap((name) => [
    ...fs
      .readFileSync(path.join(OPERATIONS, name), 'utf8')
      .matchAll(/path: '([^']+)',(?:\n {2}\w.*)*\n {2}encrypt: true/g),
  ])
  .map(([, callPath = '']) => callPath);

function bodyOf(request: Request): string {
  if (ENCRYPTED.some((callPath) => new URL(request.url()).pathname.endsWith(callPath))) return ' (encrypted)';
  const text = request.postData();
  if (text === null || text === '') return '';
  try {
    return ` ${JSON.stringify(steadyValue(JSON.parse(text)))}`;
  } catch {
    return ' (encrypted)';
  }
}
const callLine = (request: Request): string =>
  `${request.method()} ${pathOf(request.url())}${bodyOf(request)}`.slice(0, 500);

interface TrackedEvent {
  readonly fc_page: string;
  readonly fc_type: string;
  readonly fc_component: string;
  readonly context: unknown;
}
const eventLines = (request: Request): string[] =>
  ((request.postDataJSON() as { events?: readonly TrackedEvent[] } | null)?.events ?? []).map(
    ({ fc_page, fc_type, fc_component, context }) =>
      `${fc_type} ${fc_page} ${fc_component} ${JSON.stringify(steadyValue(context))}`,
  );
/** Of the page that takes the token before the one that is recorded (`openState`): it may come late. */
const isOfLoginPage = (line: string): boolean => line.includes('"query.activityCode":"LIST-0"');

/**
 * What a person reads, a line for each piece of text, and what assistive technology reads instead of text. Of class names
 * those of elements with several: they say in which of its looks a part is.
 */
const readPage = async (page: Page): Promise<string[]> => {
  const lines = await page.evaluate(() => {
    const found: string[] = [];
    const read = (element: HTMLElement): string => {
      const names = Array.from(element.classList).filter((name) => !/^(taro|hydrated)/.test(name));
      const parts = [
        element.getAttribute('role') ?? '',
        names.length > 1 ? names.map((name) => `.${name}`).join('') : '',
      ];
      for (const name of ['label', 'checked', 'selected', 'expanded', 'disabled', 'hidden']) {
        const value = element.getAttribute(`aria-${name}`);
        if (value !== null && value !== '') parts.push(`${name}=${value}`);
      }
      const style = element.getAttribute('style');
      if (style !== null && style !== '') parts.push(`style=${style}`);
      if (element.matches('input, textarea')) {
        const { value, placeholder, maxLength } = element as HTMLInputElement;
        parts.push(`field=${value}|${placeholder}|${String(maxLength)}`);
      }
      if (element.tagName === 'IMG')
        parts.push(`picture=${element.getAttribute('src')?.slice(0, 120) ?? ''}`);
      return parts.filter((part) => part !== '').join(' ');
    };
    const visit = (node: Node): void => {
      if (node.nodeType === 3) {
        const text = (node.nodeValue ?? '').trim();
        if (text !== '') found.push(text);
        return;
      }
      if (node.nodeType !== 1) return;
      const element = node as HTMLElement;
      if (/^(SCRIPT|STYLE|NOSCRIPT)$/.test(element.tagName) || element.style.display === 'none') return;
      if (element.matches('.taro_page:not(.taro_page_show)')) return;
      const line = element === document.body ? '' : read(element);
      if (line !== '') found.push(`[${line}]`);
      if (element.matches('textarea')) return;
      for (const child of Array.from(element.childNodes)) visit(child);
    };
    visit(document.body);
    return found;
  });
  return lines.map((line) => steady(line).replaceAll('\n', '⏎'));
};

const CONTROLS =
  '[role=button],[role=link],[role=tab],[role=checkbox],[role=radio],[role=switch],[role=option]';

/** Whether an app takes over is told by how long the page stays: real time (openApp.screen). */
const OPENS_APP = /打开.*APP|直接打开/;

interface Control {
  readonly name: string;
  readonly index: number;
}

/** What can be pressed, in the order of the document: a dialog's when one is open. */
const controlsOf = (page: Page): Promise<Control[]> =>
  page.evaluate(
    ([selector, most]) => {
      const all = Array.from(document.querySelectorAll<HTMLElement>(selector));
      const shown = all.filter(
        (element) =>
          element.closest('.taro_page:not(.taro_page_show),[aria-hidden=true],[style*="display: none"]') ===
            null && element.getAttribute('aria-disabled') !== 'true',
      );
      const ofDialog = shown.filter((element) => element.closest('[role=dialog]') !== null);
      const shapes = new Set<string>();
      const times = new Map<string, number>();
      return (ofDialog.length > 0 ? ofDialog : shown)
        .filter((element) => {
          if (element.closest('[role=listitem],[role=radiogroup],[role=list]') === null) return true;
          const shape = `${element.getAttribute('role') ?? ''} ${element.className}`;
          const isFirst = !shapes.has(shape);
          shapes.add(shape);
          return isFirst;
        })
        .slice(0, Number(most))
        .map((element) => {
          const label = element.getAttribute('aria-label') ?? element.textContent ?? '';
          const name = `${element.getAttribute('role') ?? ''} ${label.replace(/\s+/g, ' ').trim().slice(0, 40)}`;
          const count = (times.get(name) ?? 0) + 1;
          times.set(name, count);
          return { name: count === 1 ? name : `${name} (${String(count)})`, index: all.indexOf(element) };
        });
    },
    [CONTROLS, MOST_PRESSES] as const,
  );

/** A page that is open, and what it has asked for since its document came or it was last looked at. */
interface OpenPage {
  readonly page: Page;
  /** Calls and tracked events, each in an order of its own: both may overtake each other. */
  taken(): { readonly calls: string[]; readonly events: string[]; readonly toasts: string[] };
  /** Lets time pass until nothing more is asked for. */
  settle(): Promise<void>;
  /** What is pressed may be refused: the sandbox takes no order of hostile data. */
  expectRefusals(): void;
  close(): Promise<void>;
}

async function open(
  { sandbox, visit }: Place,
  route: string,
  state: PageState,
  host: HostName = 'plain',
): Promise<OpenPage> {
  await sandbox.reset(NOW_MS);
  const visitor = await visit({ host: state.hosts?.[0] ?? host, reducedMotion: true });
  if (state.faults !== undefined) visitor.expectProblems(/^status 5\d\d: /);
  // A press may lead to other companies' pages.
  visitor.expectProblems(/^request failed: GET https:/);
  const isHeld = state.faults?.some(({ kind }) => kind === 'hang' || kind === 'slow') === true;
  const { page } = visitor;
  let requests: Request[] = [];
  let toasts: string[] = [];
  let calls = 0;
  const underWay = new Set<Request>();
  page.on('request', (request) => {
    if (request.isNavigationRequest()) requests = [];
    if (!isCall(request)) return;
    calls += 1;
    requests.push(request);
    underWay.add(request);
  });
  page.on('requestfinished', (request) => void underWay.delete(request));
  page.on('requestfailed', (request) => void underWay.delete(request));
  await visitor.context.exposeBinding(
    '__recordToast',
    (_source, text: string) => void toasts.push(steady(text)),
  );
  // What is sent encrypted is on its way before it is a request.
  await visitor.context.addInitScript(() => {
    const { crypto } = window;
    const count = (by: number): boolean =>
      Reflect.set(window, '__ciphering', Number(Reflect.get(window, '__ciphering') ?? 0) + by);
    const subtle = new Proxy(crypto.subtle, {
      get: (target, name) => {
        const method: unknown = Reflect.get(target, name);
        if (typeof method !== 'function') return method;
        return (...given: unknown[]): unknown => {
          count(1);
          return Promise.resolve(Reflect.apply(method, target, given)).finally(() => count(-1));
        };
      },
    });
    const getRandomValues = crypto.getRandomValues.bind(crypto);
    const randomUUID = crypto.randomUUID.bind(crypto);
    Object.defineProperty(window, 'crypto', {
      value: { subtle, getRandomValues, randomUUID },
      configurable: true,
    });
  });
  await visitor.context.addInitScript(() => {
    new MutationObserver((records) => {
      for (const { target, addedNodes } of records)
        if (target instanceof Element && target.matches('.pc-toast > span') && addedNodes.length > 0)
          (Reflect.get(window, '__recordToast') as (text: string) => void)((target.textContent ?? '').trim());
    }).observe(document, { childList: true, subtree: true });
  });
  await page.clock.install({ time: NOW_MS });
  await page.clock.setFixedTime(NOW_MS);
  const answered = async (): Promise<void> => {
    if (isHeld) await new Promise((resolve) => void setTimeout(resolve, HELD_MS));
    else
      await eventually(
        'answers',
        async () =>
          underWay.size + (await page.evaluate(() => Number(Reflect.get(window, '__ciphering') ?? 0))),
        (count) => count === 0,
      );
    for (let turn = 0; turn < TURNS; turn += 1) {
      await new Promise((resolve) => setImmediate(resolve));
      if (turn % 3 === 0) await new Promise((resolve) => void setTimeout(resolve, 0));
    }
  };
  const settle = async (): Promise<void> => {
    await answered();
    let quiet = 0;
    for (let step = 0; step < MOST_STEPS && (step < LEAST_STEPS || quiet < QUIET_STEPS); step += 1) {
      const before = calls;
      await page.clock.runFor(STEP_MS);
      await answered();
      quiet = calls === before ? quiet + 1 : 0;
    }
  };
  await openState(visitor, sandbox, route, state);
  await page.clock.pauseAt(NOW_MS);
  return {
    page,
    settle,
    taken: () => {
      const events = requests
        .filter(isTracking)
        .flatMap(eventLines)
        .filter((line) => !isOfLoginPage(line))
        .sort();
      const made = {
        calls: requests
          .filter((one) => !isTracking(one))
          .map(callLine)
          .sort(),
        events,
        toasts,
      };
      requests = [];
      toasts = [];
      return made;
    },
    expectRefusals: () => visitor.expectProblems(/^status 4\d\d: /),
    close: () => visitor.close(),
  };
}

/** Lines of `after` that are not in `before`. */
function added(before: readonly string[], after: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const line of before) left.set(line, (left.get(line) ?? 0) + 1);
  return after.filter((line) => {
    const count = left.get(line) ?? 0;
    left.set(line, count - 1);
    return count <= 0;
  });
}

const listed = (mark: string, lines: readonly string[]): string[] => lines.map((line) => `  ${mark} ${line}`);

/** What a press has taken from the page and added to it. */
const changes = (before: readonly string[], after: readonly string[]): string[] => [
  ...listed('-', added(after, before).slice(0, MOST_LINES)),
  ...listed('+', added(before, after).slice(0, MOST_LINES)),
];

async function pressLines(opened: OpenPage, { name, index }: Control): Promise<string[]> {
  const { page } = opened;
  const from = page.url();
  const before = await readPage(page);
  opened.taken();
  opened.expectRefusals();
  await page.locator(CONTROLS).nth(index).dispatchEvent('click');
  await opened.settle();
  const { calls, events, toasts } = opened.taken();
  const to = page.url();
  return [
    `press ${steady(name)}`,
    ...listed('call', calls),
    ...listed(
      'track',
      events.filter((line) => line.startsWith('click')),
    ),
    ...listed('toast', toasts),
    ...(to === from ? [] : [`  to ${pathOf(to)}`]),
    ...(to === from ? changes(before, await readPage(page)) : []),
  ];
}

/** The lines of each of the controls; every press happens on a page that was opened for it, the first on `opened`. */
async function linesOfPresses(
  opened: OpenPage,
  controls: readonly Control[],
  openAgain: () => Promise<OpenPage>,
): Promise<string[]> {
  const lines: string[] = [];
  for (const [index, control] of controls.entries()) {
    const page = index === 0 ? opened : await openAgain();
    if (index > 0) await page.settle();
    lines.push(...(await pressLines(page, control)));
    await page.close();
  }
  return lines;
}

/**
 * The record of a state.
 * @param pressed names of controls that a record of another state has; they are left alone
 */
export async function stateRecord(
  place: Place,
  route: string,
  state: PageState,
  pressed: ReadonlySet<string>,
): Promise<string[]> {
  const opened = await open(place, route, state);
  await opened.settle();
  const { page } = opened;
  const { calls, events } = opened.taken();
  const lines = [
    `at ${pathOf(page.url())}`,
    `title ${await page.title()}`,
    ...calls.map((line) => `call ${line}`),
    ...events.map((line) => `track ${line}`),
    ...(await readPage(page)).map((line) => `  ${line}`),
  ];
  const controls = (await controlsOf(page)).filter(
    ({ name }) => !pressed.has(steady(name)) && !OPENS_APP.test(name),
  );
  return [...lines, ...(await linesOfPresses(opened, controls, () => open(place, route, state)))];
}

/** The record of the main state's share card and of each of its controls, where both are to be had. */
export async function mainRecord(place: Place, route: string, state: PageState): Promise<string[]> {
  const host = OUTSIDE_THE_MESSAGING_APP.has(state.name) ? 'plain' : 'wechat';
  const opened = await open(place, route, state, host);
  await opened.settle();
  // The SDK's file has run, and calls the page back a task later.
  await opened.page.waitForFunction(
    () => 'message' in (Reflect.get(window, '__shareCards') ?? { message: 0 }),
  );
  const share = await opened.page.evaluate(() => Reflect.get(window, '__shareCards') as unknown);
  const controls = (await controlsOf(opened.page)).filter(({ name }) => !OPENS_APP.test(name));
  return [
    `share ${share === undefined ? 'none' : JSON.stringify(steadyValue(share))}`,
    ...(await linesOfPresses(opened, controls, () => open(place, route, state, host))),
  ];
}
