/** Pages without automatic changes: both clocks stop, and the test advances the page's timers step by step. */
import type { BrowserContext, Page, Request } from 'playwright-core';
import { eventually, type HostName, type Journey, type Visitor } from '../../harness';
import { openState, type PageState } from '../../pages';
import { callLine, eventLines, isCall, isOfShareCard, isTracking } from './requestLines';
import { steady } from './steady';

export type Place = Pick<Journey, 'sandbox' | 'visit'>;

/** A Wednesday, ten in the morning in Beijing plus some seconds: not near the end of a day, an hour or a minute. */
export const NOW_MS = Date.parse('2026-11-25T10:00:20+08:00');
/** The page's time advances in steps; after each step its requests are answered. */
const STEP_MS = 500;
/** Longer than toasts (2 s), and than tracking waits for more events (3 s). */
const LEAST_STEPS = 7;
const QUIET_STEPS = 3;
const MOST_STEPS = 30;
/** Turns of the event loop for the page after a response, to render and to request what follows. */
const TURNS = 12;
/** After timers that led to no request. */
const TURNS_WITHOUT_RESPONSE = 3;
/** In a state with held responses everything else has arrived by then. */
const HELD_MS = 20;

/** A page with stopped time, and its requests since its document loaded or since the last look. */
export interface StillPage {
  readonly page: Page;
  /** Calls and tracked events in separate lists: their mutual order varies. */
  taken(): { readonly calls: string[]; readonly events: string[]; readonly toasts: string[] };
  /** Advances time until no more requests come; at least long enough for toasts and tracking (`LEAST_STEPS`). */
  settle(leastSteps?: number): Promise<void>;
}

/** An open page. */
export interface OpenPage extends StillPage {
  readonly visitor: Visitor;
  /**
   * A tapped control may be refused (the sandbox takes no order of hostile data), or lead to another company's page.
   */
  expectRefusals(): void;
  close(): Promise<void>;
}

/** What each page has reported and no record has taken yet. */
const said = new WeakMap<Page, string[]>();

/** Reports of a context's future pages: their toasts, and pending encryptions. */
async function noteDoings(context: BrowserContext): Promise<void> {
  await context.exposeBinding('__recordToast', ({ page }, text: string) => {
    said.set(page, [...(said.get(page) ?? []), steady(text)]);
  });
  // An encrypted call is pending before it becomes a request.
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
 * Stops the clock of a page whose context reports its activity (`openStill`), before its document loads.
 * @param isHeld some responses never come
 */
export async function keepStill(page: Page, isHeld = false): Promise<StillPage> {
  let requests: Request[] = [];
  let calls = 0;
  const underWay = new Set<Request>();
  said.delete(page);
  page.on('request', (request) => {
    if (request.isNavigationRequest()) {
      requests = [];
      // No answer reaches a document that is left: a late one is not waited for.
      underWay.clear();
    }
    if (isOfShareCard(request)) underWay.add(request);
    if (!isCall(request)) return;
    calls += 1;
    requests.push(request);
    underWay.add(request);
  });
  let isAnswered = true;
  const end = (request: Request): void => {
    isAnswered = true;
    underWay.delete(request);
  };
  page.on('requestfinished', end);
  page.on('requestfailed', end);
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
    const turns = isAnswered ? TURNS : TURNS_WITHOUT_RESPONSE;
    isAnswered = false;
    for (let turn = 0; turn < turns; turn += 1) {
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

/** From now on nothing changes automatically. */
export const stopTime = (page: Page): Promise<void> => page.clock.pauseAt(NOW_MS);

/**
 * The state with steps that start when the page's share card is ready: the messaging app's SDK takes the signature of
 * the current address only, so steps that leave the page at once would leave it without a card.
 */
function withShareCard(state: PageState, still: StillPage): PageState {
  const { steps } = state;
  if (steps === undefined) return state;
  return {
    ...state,
    async steps(visitor, sandbox) {
      await still.settle();
      await steps(visitor, sandbox);
    },
  };
}

/** Opens a state on a page with stopped clock; the sandbox's clock stops too. */
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
  await openState(visitor, sandbox, route, host === 'wechat' ? withShareCard(state, still) : state);
  await stopTime(visitor.page);
  return {
    ...still,
    visitor,
    expectRefusals: () => visitor.expectProblems(/^status 4\d\d: /, /^request failed: GET https:/),
    close: () => visitor.close(),
  };
}
