/** Pages on which nothing passes by itself: both clocks stop, and what a page does in time is let pass step by step. */
import type { BrowserContext, Page, Request } from 'playwright-core';
import { eventually, type HostName, type Journey, type Visitor } from '../../harness';
import { openState, type PageState } from '../../pages';
import { callLine, eventLines, isCall, isTracking } from './requestLines';
import { steady } from './steady';

export type Place = Pick<Journey, 'sandbox' | 'visit'>;

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

/** A page whose time stands, and what it has asked for since its document came or it was last looked at. */
export interface StillPage {
  readonly page: Page;
  /** Calls and tracked events, each in an order of its own: both may overtake each other. */
  taken(): { readonly calls: string[]; readonly events: string[]; readonly toasts: string[] };
  /** Lets time pass until nothing more is asked for; at least so long that toasts and tracking are over (`LEAST_STEPS`). */
  settle(leastSteps?: number): Promise<void>;
}

/** A page that is open. */
export interface OpenPage extends StillPage {
  readonly visitor: Visitor;
  /** What is pressed may be refused (the sandbox takes no order of hostile data), or lead to another company's page. */
  expectRefusals(): void;
  close(): Promise<void>;
}

/** What each page has said and no record has taken yet. */
const said = new WeakMap<Page, string[]>();

/** What pages to come of a context tell: their toasts, and what they are encrypting. */
async function noteDoings(context: BrowserContext): Promise<void> {
  await context.exposeBinding('__recordToast', ({ page }, text: string) => {
    said.set(page, [...(said.get(page) ?? []), steady(text)]);
  });
  // What is sent encrypted is on its way before it is a request.
  await context.addInitScript(() => {
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
  await context.addInitScript(() => {
    new MutationObserver((records) => {
      for (const { target, addedNodes } of records)
        if (target instanceof Element && target.matches('.pc-toast > span') && addedNodes.length > 0)
          (Reflect.get(window, '__recordToast') as (text: string) => void)((target.textContent ?? '').trim());
    }).observe(document, { childList: true, subtree: true });
  });
}

/**
 * Stops the clock of a page whose context tells what it does (`openStill`); before its document comes.
 * @param isHeld some answers do not come
 */
export async function keepStill(page: Page, isHeld = false): Promise<StillPage> {
  let requests: Request[] = [];
  let calls = 0;
  const underWay = new Set<Request>();
  said.delete(page);
  page.on('request', (request) => {
    if (request.isNavigationRequest()) requests = [];
    if (!isCall(request)) return;
    calls += 1;
    requests.push(request);
    underWay.add(request);
  });
  page.on('requestfinished', (request) => void underWay.delete(request));
  page.on('requestfailed', (request) => void underWay.delete(request));
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
  return {
    page,
    async settle(leastSteps = LEAST_STEPS) {
      await answered();
      let quiet = 0;
      for (let step = 0; step < MOST_STEPS && (step < leastSteps || quiet < QUIET_STEPS); step += 1) {
        const before = calls;
        await page.clock.runFor(STEP_MS);
        await answered();
        quiet = calls === before ? quiet + 1 : 0;
      }
    },
    taken() {
      const tracking = requests.filter(isTracking);
      const others = requests.filter((one) => !isTracking(one));
      const made = {
        calls: others.map(callLine).sort(),
        events: tracking.flatMap(eventLines).sort(),
        toasts: said.get(page) ?? [],
      };
      requests = [];
      said.delete(page);
      return made;
    },
  };
}

/** From now on nothing passes by itself. */
export const stopTime = (page: Page): Promise<void> => page.clock.pauseAt(NOW_MS);

/** Opens a state on a page whose clock, and the sandbox's, stop. */
export async function openStill(
  { sandbox, visit }: Place,
  route: string,
  state: PageState,
  host: HostName = 'plain',
): Promise<OpenPage> {
  await sandbox.reset(NOW_MS);
  const visitor = await visit({ host: state.hosts?.[0] ?? host, reducedMotion: true });
  if (state.faults !== undefined) visitor.expectProblems(/^status 5\d\d: /);
  const isHeld = state.faults?.some(({ kind }) => kind === 'hang' || kind === 'slow') === true;
  await noteDoings(visitor.context);
  const still = await keepStill(visitor.page, isHeld);
  await openState(visitor, sandbox, route, state);
  await stopTime(visitor.page);
  return {
    ...still,
    visitor,
    expectRefusals: () => visitor.expectProblems(/^status 4\d\d: /, /^request failed: GET https:/),
    close: () => visitor.close(),
  };
}
