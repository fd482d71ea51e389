/** What a page does when the user pulls it down or comes back to it, and when its reads fail, as lines. */
import type { Page } from 'playwright-core';
import type { Fault } from '../../harness';
import type { PageState } from '../../pages';
import { pull, PULLED, setHidden } from './gestures';
import { added, changes, listed } from './lines';
import { readPage } from './readPage';
import { pathOf } from './steady';
import { openStill, type OpenPage, type Place } from './stillPage';

/** More than the tries of a read (api/createGateway). */
const ALL_TRIES = 12;

const broken = (path: string): Fault => ({ path, kind: 'status', status: 500, times: ALL_TRIES });

/** Toasts have lines of their own; whether one is still visible depends on the machine. */
const read = (page: Page): Promise<string[]> => readPage(page, { leftOut: '.pc-toast' });

/** The lines of what `act` leads to on an open page. */
async function linesOf(opened: OpenPage, name: string, act: () => Promise<unknown>): Promise<string[]> {
  const { page } = opened;
  const before = await read(page);
  const from = page.url();
  opened.taken();
  await act();
  await opened.settle();
  const { calls, toasts } = opened.taken();
  const to = page.url();
  return [
    name,
    ...listed('call', calls),
    ...listed('toast', toasts),
    ...(to === from ? changes(before, await read(page)) : [`  to ${pathOf(to)}`]),
  ];
}

/**
 * The main state, hidden and shown again, and pulled down; then both with every call of its record failing.
 * @param paths of those calls, below the gateway's root
 */
export async function refreshRecord(
  place: Place,
  route: string,
  state: PageState,
  paths: readonly string[],
): Promise<string[]> {
  const opened = await openStill(place, route, state);
  await opened.settle();
  const { page, visitor } = opened;
  const back = async (): Promise<void> => {
    await setHidden(page, true);
    await opened.settle();
    await setHidden(page, false);
  };
  const canPull = (await page.locator(PULLED).count()) > 0;
  const lines = await linesOf(opened, 'back', back);
  if (canPull) lines.push(...(await linesOf(opened, 'pull', () => pull(page))));
  visitor.expectProblems(/^status 5\d\d: /);
  await place.sandbox.faults(...paths.map(broken));
  if (canPull) lines.push(...(await linesOf(opened, 'pull, all calls fail', () => pull(page))));
  await place.sandbox.faults(...paths.map(broken));
  lines.push(...(await linesOf(opened, 'back, all calls fail', back)));
  await opened.close();
  return lines;
}

const anything = (page: Page) => page.locator('.taro_page').last();

/** Taps the first 重试 of the page. @returns false when it has none */
async function tryAgain(page: Page): Promise<boolean> {
  const retry = page.getByRole('button', { name: '重试' }).filter({ visible: true }).first();
  if ((await retry.count()) === 0) return false;
  await retry.dispatchEvent('click');
  return true;
}

/** The main state opened while the calls of `failing` fail; then 重试 with working calls. */
async function failedLines(
  place: Place,
  route: string,
  state: PageState,
  [name, failing]: readonly [string, readonly string[]],
  own: readonly string[],
): Promise<string[]> {
  const opened = await openStill(place, route, {
    ...state,
    faults: failing.map(broken),
    steps: undefined,
    seen: anything,
  });
  await opened.settle();
  const { page } = opened;
  const { toasts } = opened.taken();
  const from = page.url();
  const lines = [
    `without ${name}`,
    `  at ${pathOf(from)}`,
    ...listed('toast', toasts),
    ...listed('+', added(own, await read(page))),
  ];
  await place.sandbox.clearFaults();
  const hasRetry = await tryAgain(page);
  await opened.settle();
  const { calls } = opened.taken();
  const after = await read(page);
  await opened.close();
  if (!hasRetry) return lines;
  return [...lines, '重试', ...listed('call', calls), ...changes(own, after)];
}

/**
 * The main state while one of its calls fails, for each call, and while all fail: what it then shows
 * besides, and what is different from the state after 重试.
 * @param paths of those calls, below the gateway's root
 */
export async function failedRecord(
  place: Place,
  route: string,
  state: PageState,
  paths: readonly string[],
): Promise<string[]> {
  const plain = state.steps === undefined ? state : { ...state, steps: undefined, seen: anything };
  const opened = await openStill(place, route, plain);
  await opened.settle();
  const own = await read(opened.page);
  await opened.close();
  const cases: (readonly [string, readonly string[]])[] = [
    ...(paths.length > 1 ? [['any call', paths] as const] : []),
    ...paths.map((path) => [path, [path]] as const),
  ];
  const lines: string[] = [];
  for (const each of cases) lines.push(...(await failedLines(place, route, state, each, own)));
  return lines;
}
