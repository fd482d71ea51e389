/** What a page shows in a state, what it requests, and what each of its controls does, as lines. */
import type { PageState } from '../../pages';
import { type Control, CONTROLS, controlsOf } from './controls';
import { changes, listed } from './lines';
import { readPage } from './readPage';
import { pathOf, steady, steadyValue } from './steady';
import { openStill, type OpenPage, type Place } from './stillPage';

/** The messaging app logs in automatically, or cannot be left, where these states are about that. */
const OUTSIDE_THE_MESSAGING_APP: ReadonlySet<string> = new Set(['receive-poster', 'load-app']);

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

/** The lines of each control; every tap uses a newly opened page, the first one `opened`. */
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
 * @param pressed names of controls in other records; they are skipped
 */
export async function stateRecord(
  place: Place,
  route: string,
  state: PageState,
  pressed: ReadonlySet<string>,
): Promise<string[]> {
  const opened = await openStill(place, route, state);
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
  const controls = (await controlsOf(page)).filter(({ name }) => !pressed.has(steady(name)));
  return [...lines, ...(await linesOfPresses(opened, controls, () => openStill(place, route, state)))];
}

/** The record of the main state's share card and of each of its controls, where available. */
export async function mainRecord(place: Place, route: string, state: PageState): Promise<string[]> {
  const host = OUTSIDE_THE_MESSAGING_APP.has(state.name) ? 'plain' : 'wechat';
  const opened = await openStill(place, route, state, host);
  await opened.settle();
  const share = await opened.page.evaluate(() => Reflect.get(window, '__shareCards') as unknown);
  const controls = await controlsOf(opened.page);
  return [
    `share ${share === undefined ? 'none' : JSON.stringify(steadyValue(share))}`,
    ...(await linesOfPresses(opened, controls, () => openStill(place, route, state, host))),
  ];
}

/**
 * The record of a state before its calls are answered: the placeholders of its content.
 * @param paths of the calls, below the gateway's root
 */
export async function waitingRecord(
  place: Place,
  route: string,
  state: PageState,
  paths: readonly string[],
): Promise<string[]> {
  const opened = await openStill(place, route, {
    ...state,
    faults: paths.map((path) => ({ path, kind: 'hang', times: 9 })),
    steps: undefined,
    seen: (page) => page.locator('.taro_page').last(),
  });
  await opened.settle();
  const lines = await readPage(opened.page);
  await opened.close();
  return lines;
}
