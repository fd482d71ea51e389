/** `setData` of a page, measured while its content arrives and while nothing happens. */
import type { Page } from 'playwright-core';
import { hold } from '../harness';
import { packagePath, rowOf } from '../pages';
import type { EngineTarget } from './host';
import { locateOnPhone, NESTING_LIMIT, nestingOf, wayTo, type MeasuredPage } from './measuredPages';
import { type Phones, TARGETS } from './phones';
import { answersThere, atRest, callsOf, letPass, nextCall, type SentCall } from './rest';
import { MOBILE } from './steps';

/** docs/testing.md "Limits". */
export const FIRST_RENDER_LIMIT = { bytes: 12 * 1024, calls: 3 } as const;
/** For one second's tick of a countdown. */
export const TICK_LIMIT = { bytes: 150, calls: 1 } as const;
export const IDLE_MS = 3_000;

/** The rows off the screen come 300 ms after those on the screen (platform/inView), however slow the machine is. */
const PAUSE_MS = 150;
const FRAME_PATIENCE_MS = 200;

/** `calls` up to the first pause after the call at `contentAt`, which brought the content. */
function untilPause(calls: readonly SentCall[], contentAt: number): readonly SentCall[] {
  const end = calls.findIndex(
    ({ atMs }, index) => index > contentAt && atMs - (calls[index - 1]?.atMs ?? atMs) >= PAUSE_MS,
  );
  return end < 0 ? calls : calls.slice(0, end);
}

/**
 * What the page at `path` sends within `IDLE_MS`. Starts when the page is at rest: on a busy machine the last calls of
 * its arrival, or of something being removed, are late. When the page ticks, it starts with a tick, which is the first
 * call of the result: without it the page sent nothing in the whole time.
 */
export async function callsWhileIdle(
  page: Page,
  path: string,
  isTicking = false,
): Promise<readonly SentCall[]> {
  await atRest(page, path, isTicking);
  const from = isTicking ? (await nextCall(page, path)).atMs : await page.evaluate(() => Date.now());
  const isWithin = ({ atMs }: SentCall): boolean =>
    atMs <= from + IDLE_MS && (isTicking ? atMs >= from : atMs > from);
  await letPass(page, IDLE_MS);
  return (await callsOf(page, path)).filter(isWithin);
}

interface MeasuredVisit {
  /** The page's own calls, from opening until the content is shown; a login popup comes later. */
  readonly firstRender: { readonly calls: number; readonly bytes: number };
  /** `bytes: keys` of every call until the content was shown, for error messages. */
  readonly calls: readonly string[];
  /** `nestingOf` the page with its content. */
  readonly nesting: number;
  /** Waits `IDLE_MS` and returns the bytes of each call in that time; other phones may be opened meanwhile. */
  readonly stayIdle: () => Promise<readonly number[]>;
}

interface SetDataFigures extends Omit<MeasuredVisit, 'stayIdle'> {
  readonly target: EngineTarget;
  /** Bytes of each call in the idle time. */
  readonly idle: readonly number[];
}

/** @throws with what every call sent, when the first render exceeds its limits or the page is nested too deep */
export function expectWithinLimits({ firstRender, calls, nesting }: Omit<MeasuredVisit, 'stayIdle'>): void {
  const { bytes, calls: count } = FIRST_RENDER_LIMIT;
  if (firstRender.bytes > bytes || firstRender.calls > count)
    throw new Error(
      `The first render is ${firstRender.bytes} B in ${firstRender.calls} calls; at most ${bytes} B in ${count}:\n${calls.join('\n')}`,
    );
  expect(nesting).toBeLessThanOrEqual(NESTING_LIMIT);
}

/** @param idle bytes of each call in the idle time */
export function expectIdle({ firstRender }: MeasuredPage, idle: readonly number[]): void {
  if (firstRender.isTicking !== true) {
    expect(idle).toEqual([]);
    return;
  }
  expect(idle.length).toBeGreaterThan(0);
  expect(idle.length).toBeLessThanOrEqual(IDLE_MS / 1000 + 1);
  expect(Math.max(...idle)).toBeLessThanOrEqual(TICK_LIMIT.bytes);
}

/** Above forms, the page shows which account a link has logged in; that call comes after the page's content. */
const WHOSE_ACCOUNT = 'personalCenter/userInfo';

/** Opens the page and reads the host's setData meter. */
export async function openMeasured(
  { sandbox, open }: Phones,
  target: EngineTarget,
  measured: MeasuredPage,
): Promise<MeasuredVisit> {
  const { route, seen, firstRender } = measured;
  const path = packagePath(route, target);
  const { open: options, isLoggedIn, go } = wayTo(route, measured, target);
  const hasAccountBar = isLoggedIn && rowOf(route).takesPersonalData === true;
  const held = [...(firstRender.held ?? []), ...(hasAccountBar ? [WHOSE_ACCOUNT] : [])];
  const releases: (() => void)[] = [];
  const prepare = async (page: Page): Promise<void> => {
    for (const call of held) releases.push(await hold(page, call));
  };
  const release = (): void => releases.splice(0).forEach((one) => one());
  const token = isLoggedIn ? { token: await sandbox.token(MOBILE) } : {};
  const page = await open(target, { ...options, ...token, prepare });
  await go(page);
  const { loading, also } = firstRender;
  if (loading !== undefined) await locateOnPhone(page, loading).waitFor();
  const loadingCalls = loading === undefined ? null : (await callsOf(page, path)).length;
  if (loadingCalls !== null) release();
  await locateOnPhone(page, seen).waitFor();
  if (also !== undefined) await locateOnPhone(page, also).waitFor();
  // What is sent after the content's arrival (a picture's class, the response of a parallel request) counts as well.
  await answersThere(page, held);
  await letPass(page, FRAME_PATIENCE_MS);
  const sent = await callsOf(page, path);
  release();
  const first = loadingCalls === null ? sent : untilPause(sent, loadingCalls);
  await firstRender.settle?.(page);
  return {
    firstRender: { calls: first.length, bytes: first.reduce((sum, { bytes }) => sum + bytes, 0) },
    calls: first.map(({ bytes, keys }) => `${bytes}: ${keys.join(' ')}`),
    nesting: await nestingOf(page),
    stayIdle: async () => (await callsWhileIdle(page, path, firstRender.isTicking)).map(({ bytes }) => bytes),
  };
}

/** The same plus what it sends while nothing happens, in both packages: one is opened while the other stays idle. */
export async function measureBoth(hosts: Phones, measured: MeasuredPage): Promise<readonly SetDataFigures[]> {
  let opened: Promise<unknown> = Promise.resolve();
  return Promise.all(
    TARGETS.map((target) => {
      const visit = opened.then(() => openMeasured(hosts, target, measured));
      opened = visit;
      return visit.then(async ({ stayIdle, ...figures }) => ({ target, ...figures, idle: await stayIdle() }));
    }),
  );
}
