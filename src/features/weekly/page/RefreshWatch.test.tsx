import { act } from 'react';
import { modulePageValue } from '@/features/weekly/flashSale/testing/modulePageValue';
import { HOUR_MS, session, TEN_MS } from '@/features/weekly/flashSale/testing/sessionFixtures';
import { HOME, shown, type Bench } from '@/features/weekly/flashSale/testing/sessionsBench';
import { settle } from '@/utils/testing/fakeClock';
import { testPlace } from '@/utils/testing/place';
import type { PageModule } from './catalog';
import { ModulePageProvider } from './modulePageContext';
import { MAX_ASKS } from './refreshMoments';
import { RefreshWatch } from './RefreshWatch';

// Page lifecycle hooks exist inside a running Taro page only.
jest.mock('@/hooks/usePageActive', () => ({ usePageActive: () => true }));

const NOW_MS = TEN_MS + 60_000;
const place = testPlace();
let bench: Bench;

beforeEach(async () => {
  bench = await shown();
  jest.useFakeTimers({ now: NOW_MS });
});
afterEach(() => jest.useRealTimers());

/** Renders a page with one session that starts `startsInMs` after now. */
function show(startsInMs: number): void {
  const startMs = NOW_MS + startsInMs;
  const modules: readonly PageModule[] = [
    {
      type: 'seckill',
      place: { order: 1, uniqueId: 'm', fioIndex: 1 },
      view: {
        titleImageUrl: '',
        desc: '',
        look: { couponButton: 1, packageButton: 1, hasChips: true },
        sessions: [session('S', { startMs, endMs: startMs + HOUR_MS })],
      },
    },
  ];
  place.render(
    <ModulePageProvider value={modulePageValue(bench)}>
      <RefreshWatch modules={modules} />
    </ModulePageProvider>,
  );
}
/** Answers the latest request with a response generated `generatedInMs` after now. */
const answer = (generatedInMs: number): Promise<void> =>
  act(() =>
    bench.transport.last.ok({}, { headers: { date: new Date(NOW_MS + generatedInMs).toUTCString() } }),
  );
/** Advances the device clock and the store's clock. */
async function pass(ms: number): Promise<void> {
  act(() => void jest.advanceTimersByTime(ms));
  await act(() => bench.clock.advance(ms));
}
/** Delivers a response generated `inMs` after now before the page is rendered, as with the early call. */
async function deliver(inMs: number): Promise<void> {
  void bench.modulePage.refresh();
  await settle();
  await answer(inMs);
}
const calls = (): number => bench.sentTo(HOME).length - 2;

it('refetches once at each moment that passes', async () => {
  await deliver(0);
  show(31_000);
  await pass(900);
  expect(calls()).toBe(0);
  await pass(2_000);
  expect(calls()).toBe(1);
  await answer(2_000);
  await pass(25_000);
  expect(calls()).toBe(1);
  await pass(5_000);
  expect(calls()).toBe(2);
  await answer(32_000);
  await pass(10_000);
  expect(calls()).toBe(2);
});

it('refetches at the latest 2 s after a moment that passes between two ticks of the clock', async () => {
  await deliver(0);
  show(30_010);
  // The store of the bench draws the middle of the spread.
  await pass(900);
  await pass(100);
  expect(calls()).toBe(0);
  await pass(20);
  expect(calls()).toBe(1);
});

it.each([
  ['before it', -3_000, 1],
  ['in the second of it', -2_000, 0],
])('first rendered after a start, with a response generated %s', async (_, generatedInMs, count) => {
  await deliver(generatedInMs);
  show(-2_000);
  await pass(2_000);
  expect(calls()).toBe(count);
  if (count > 0) await answer(1_000);
  await pass(10_000);
  expect(calls()).toBe(count);
});

it.each([
  ['generated before it, is followed by another', 0, 2],
  ['generated since, is all that is needed', 1_000, 1],
])('a response pending while a start passes, %s', async (_, generatedInMs, count) => {
  await deliver(0);
  show(1_000);
  void bench.modulePage.refresh();
  await pass(4_000);
  expect(calls()).toBe(1);
  await answer(generatedInMs);
  await pass(3_000);
  expect(calls()).toBe(count);
});

it('stops refetching if the gateway’s clock does not advance', async () => {
  await deliver(-3_000);
  show(-2_000);
  for (let count = 0; count < 10; count += 1) {
    await pass(3_000);
    await answer(-3_000);
  }
  expect(calls()).toBe(MAX_ASKS);
});
