/** `setData` of the weekly page: the figures of docs/testing.md "Limits". */
import { eventually } from '../harness';
import { callsWhileIdle } from './firstRender';
import { setAppVisible, visiblePage, type EngineTarget } from './host';
import type { Phones } from './phones';
import { callsOf, type SentCall } from './rest';
import { bytesOf, callsUntilQuiet, openWeekly, scrollToEnd, WEEKLY_PAGE } from './weeklySteps';

const KB = 1024;
export const WEEKLY_LIMITS = { firstRenderBytes: 60 * KB, tickBytes: KB, largestBytes: 128 * KB } as const;
export const CLOCKS = 12;

const largest = (calls: readonly SentCall[]): number => Math.max(...calls.map(({ bytes }) => bytes));

interface FirstRender {
  readonly bytes: number;
  readonly calls: number;
}

/** Everything that `FRI-ALL` sends until only a countdown's ticks come. */
export async function measureAll(hosts: Phones, target: EngineTarget): Promise<FirstRender> {
  const page = await openWeekly(hosts, target, 'FRI-ALL');
  // The last module.
  await visiblePage(page).getByText('长按识别二维码，加入同城福利群').waitFor();
  const calls = await callsUntilQuiet(page, WEEKLY_LIMITS.tickBytes);
  return { bytes: bytesOf(calls), calls: calls.length };
}

interface Ticks {
  /** Bytes of each call in the idle time. */
  readonly shown: readonly number[];
  /** The same while the app is in the background. */
  readonly hidden: readonly number[];
}

/** What twelve countdowns send, all of them visible on a very long screen: in the app's pages there are no tabs. */
export async function measureClocks(hosts: Phones, target: EngineTarget): Promise<Ticks> {
  const page = await openWeekly(hosts, target, 'FRI-CLOCKS&scene=pickResult');
  await page.setViewportSize({ width: 375, height: 6000 });
  await eventually(
    `${CLOCKS} countdowns`,
    () =>
      visiblePage(page)
        .getByText(/^\d\d:\d\d:\d\d$/)
        .count(),
    (count) => count === CLOCKS,
  );
  // Two ticks may come in a row before the last of the page's own calls.
  await callsUntilQuiet(page, WEEKLY_LIMITS.tickBytes);
  await eventually(
    'nothing but ticks',
    async () => (await callsOf(page, WEEKLY_PAGE)).slice(-2).map(({ keys }) => keys.length),
    (keys) => keys.every((count) => count === CLOCKS),
  );
  const bytes = (calls: readonly SentCall[]): readonly number[] => calls.map((call) => call.bytes);
  const from = (await callsOf(page, WEEKLY_PAGE)).length;
  await eventually(
    'three ticks',
    async () => (await callsOf(page, WEEKLY_PAGE)).length - from,
    (count) => count >= 3,
  );
  const shown = bytes((await callsOf(page, WEEKLY_PAGE)).slice(from));
  await setAppVisible(page, false);
  return { shown, hidden: bytes(await callsWhileIdle(page, WEEKLY_PAGE)) };
}

/** The largest call of `FRI-BIG`, while it loads and while it is scrolled to its end. */
export async function measureBig(hosts: Phones, target: EngineTarget): Promise<FirstRender> {
  const page = await openWeekly(hosts, target, 'FRI-BIG');
  await visiblePage(page).getByText('立即领取', { exact: true }).first().waitFor();
  const arrival = await callsUntilQuiet(page, WEEKLY_LIMITS.tickBytes);
  await scrollToEnd(page);
  const all = await callsOf(page, WEEKLY_PAGE);
  if (all.length <= arrival.length) throw new Error('nothing came on the way to the end');
  return { bytes: Math.max(largest(arrival), largest(all)), calls: all.length };
}
