/** When a phone is idle: how a test knows that the page has processed what arrived. */
import type { Page, Request } from 'playwright-core';
import type { Clock } from '../../engine/node/clock';
import { eventually } from '../harness';
import { setDataMeter, type PageSetData } from './host';

export type SentCall = PageSetData['recent'][number];

/** On a phone in Node the clock can be skipped. */
interface PhoneWindow {
  readonly __clock?: Pick<Clock, 'skip'>;
}

const TURNS = 10;
const TURN_MS = 50;

const underWay = new WeakMap<Page, Set<Request>>();

/** Tracks a page's requests; call it before the page is opened. */
export function followRequests(page: Page): void {
  const open = new Set<Request>();
  underWay.set(page, open);
  page.on('request', (request) => void open.add(request));
  page.on('requestfinished', (request) => void open.delete(request));
  page.on('requestfailed', (request) => void open.delete(request));
}

const openRequests = (page: Page): readonly string[] =>
  [...(underWay.get(page) ?? [])].map((request) => request.url());

/**
 * Half a second of the page's time, as a chain of timers, so that one late timer counts only once. On a phone in Node
 * the time is skipped.
 */
export const turns = (page: Page): Promise<void> =>
  page.evaluate(
    async ([count, ms]) => {
      const { __clock: clock } = window as unknown as PhoneWindow;
      for (let turn = 0; turn < count; turn += 1) {
        if (clock !== undefined) await clock.skip(ms);
        else await new Promise((resolve) => setTimeout(resolve, ms));
      }
    },
    [TURNS, TURN_MS] as const,
  );

interface Sent {
  readonly count: number;
  /** The last calls. */
  readonly calls: readonly SentCall[];
}

async function sentBy(page: Page, path: string): Promise<Sent> {
  const own = (await setDataMeter(page)).filter((each) => each.path === path);
  return {
    count: own.reduce((sum, { calls }) => sum + calls, 0),
    calls: own.flatMap(({ recent }) => recent),
  };
}

/** Every `setData` call of the page at `path` so far (the host keeps the last 200). */
export const callsOf = async (page: Page, path: string): Promise<readonly SentCall[]> =>
  (await sentBy(page, path)).calls;

/** Waits until every request is answered except those of `held` (path suffixes), which the test holds back. */
export async function answersThere(page: Page, held: readonly string[]): Promise<void> {
  await eventually(
    'no request under way',
    () =>
      Promise.resolve(
        openRequests(page).filter((url) => !held.some((path) => new URL(url).pathname.endsWith(path))),
      ),
    (open) => open.length === 0,
  );
}

/** Waits until every response that the page waited for has arrived and the page has had time to process it. */
export async function answersTaken(page: Page): Promise<void> {
  await eventually(
    'no request under way',
    async () => {
      const before = openRequests(page);
      if (before.length > 0) return before;
      await turns(page);
      return openRequests(page);
    },
    (open) => open.length === 0,
  );
}

/**
 * Waits until the page at `path` sends no more `setData` and no more requests. With `isTicking`, a countdown's ticks,
 * which repeat the same keys, do not count.
 */
export async function atRest(page: Page, path: string, isTicking = false): Promise<void> {
  await eventually(
    `${path} at rest`,
    async () => {
      const open = openRequests(page);
      if (open.length > 0) return { open, sent: 0 };
      const before = await sentBy(page, path);
      await turns(page);
      const { count, calls } = await sentBy(page, path);
      const more = count - before.count;
      const usual = before.calls[before.calls.length - 1];
      const isOnlyTicks = isTicking && calls.slice(-more).every((call) => isSameAs(call, usual));
      const sent = isOnlyTicks ? 0 : more;
      return { open: openRequests(page), sent };
    },
    ({ open, sent }) => open.length === 0 && sent === 0,
  );
}

const isSameAs = ({ keys }: SentCall, other: SentCall | undefined): boolean =>
  keys.join() === other?.keys.join();

/** The next call of a ticking page. */
export async function nextCall(page: Page, path: string): Promise<SentCall> {
  const before = (await sentBy(page, path)).count;
  const { count, calls } = await eventually(
    `a tick of ${path}`,
    () => sentBy(page, path),
    (sent) => sent.count > before,
  );
  const tick = calls[calls.length - (count - before)];
  if (tick === undefined) throw new Error(`the host has not kept the calls of ${path}`);
  return tick;
}

/** Waits this long with a timer of the page: whatever was due earlier has run before it. Skipped on a phone in Node. */
export const letPass = (page: Page, ms: number): Promise<void> =>
  page.evaluate(
    (delay) =>
      (window as unknown as PhoneWindow).__clock?.skip(delay) ??
      new Promise<void>((resolve) => void setTimeout(resolve, delay)),
    ms,
  );
