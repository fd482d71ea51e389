import fc from 'fast-check';
import { createScope } from '@/api';
import type { HostOs } from '@/platform/host/types';
import type { HeightOutcome } from '@/platform/scroll/types';
import { switchParam } from '@/utils/addressParams';
import { FakeClock } from '@/utils/testing/fakeClock';
import { reportedHeight, reportHeights } from './reportHeights';

const SCREEN_PX = 800;

test.each([
  ['as measured', 500, 500, 500],
  ['whole pixels, up', 500.2, 500, 501],
  ['taller than the screen before 2 s', 1200, 1500, 1200],
  ['taller than the screen from 2 s on', 1200, 2000, 800],
  ['lower than the screen from 2 s on', 500, 2500, 500],
  ['not to be measured', null, 500, 324],
  ['empty', 0, 500, 324],
  ['no number', NaN, 500, 324],
])('%s: %d after %d ms is %d', (_name, measured, elapsedMs, expected) => {
  expect(reportedHeight(measured, SCREEN_PX, elapsedMs)).toBe(expected);
});

test('always reports a valid height', () => {
  fc.assert(
    fc.property(
      fc.option(fc.double()),
      fc.double({ min: 0, max: 5000 }),
      fc.nat(9000),
      (px, screenPx, ms) => {
        expect(Number.isInteger(reportedHeight(px, screenPx, ms))).toBe(true);
        expect(reportedHeight(px, screenPx, ms)).toBeGreaterThanOrEqual(0);
      },
    ),
  );
});

function setUp(os: HostOs, heights: readonly HeightOutcome[]) {
  const clock = new FakeClock();
  const scope = createScope();
  const onTaller = jest.fn();
  const reports: { readonly px: number; readonly atMs: number }[] = [];
  const startMs = clock.nowMs();
  let asked = 0;
  const stop = reportHeights({
    os,
    screenPx: SCREEN_PX,
    measure: () => Promise.resolve(heights[Math.min(asked++, heights.length - 1)]!),
    report: (px) => reports.push({ px, atMs: clock.nowMs() - startMs }),
    onTaller,
    clock,
    scope,
  });
  return { clock, scope, reports, onTaller, stop };
}
const tall: HeightOutcome = { kind: 'measured', heightPx: 1200 };

test.each<[HostOs, number]>([
  ['ios', 6],
  ['android', 10],
  ['harmony', 10],
  ['other', 10],
])('on %s sends %d reports, one every half second, even without changes', async (os, count) => {
  const { clock, reports } = setUp(os, [tall]);
  await clock.advance(20_000);
  expect(reports.map(({ atMs }) => atMs)).toEqual(
    Array.from({ length: count }, (_, index) => (index + 1) * 500),
  );
  expect(reports.map(({ px }) => px).slice(0, 5)).toEqual([1200, 1200, 1200, 800, 800]);
  expect(clock.pending).toBe(0);
});

test.each([
  ['taller than the screen', 801, 1_999, false],
  ['taller than the screen', 801, 2_000, true],
  ['as high as the screen', 800, 20_000, false],
])('a page that is %s (%i px) after %i ms is capped: %s', async (_name, heightPx, ms, isCapped) => {
  const { clock, onTaller } = setUp('ios', [{ kind: 'measured', heightPx }]);
  await clock.advance(ms);
  expect(onTaller.mock.calls.length > 0).toBe(isCapped);
});

test('a page that cannot be measured reports 324', async () => {
  const { clock, reports } = setUp('ios', [{ kind: 'failed', message: '' }]);
  await clock.advance(500);
  expect(reports[0]?.px).toBe(324);
});

test('stops on unmount and when its caller stops it', async () => {
  for (const end of ['scope', 'stop'] as const) {
    const { clock, scope, reports, stop } = setUp('ios', [tall]);
    await clock.advance(1000);
    if (end === 'scope') scope.cancel();
    else stop();
    stop();
    await clock.advance(20_000);
    expect([reports.length, clock.pending]).toEqual([2, 0]);
  }
});

test('reports nothing once the page is unmounted', async () => {
  const clock = new FakeClock();
  const scope = createScope();
  scope.cancel();
  const report = jest.fn();
  reportHeights({
    os: 'ios',
    screenPx: 1,
    measure: () => Promise.resolve(tall),
    report,
    onTaller: report,
    clock,
    scope,
  });
  await clock.advance(20_000);
  expect([report.mock.calls.length, clock.pending]).toEqual([0, 0]);
});

test.each([
  [undefined, false],
  ['', true],
  ['1', true],
  ['true', true],
  ['0', false],
  ['false', false],
])('open_v_console=%s: %s', (value, expected) => {
  expect(switchParam({ open_v_console: value }, 'open_v_console')).toBe(expected);
});
