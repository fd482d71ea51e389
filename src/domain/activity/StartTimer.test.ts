import fc from 'fast-check';
import { createScope } from '@/api';
import { FakeClock } from '@/utils/testing/fakeClock';
import { StartTimer, untilStartMs } from './StartTimer';

/** 2026-11-21 10:00:00 in Beijing. */
const NOW_MS = Date.UTC(2026, 10, 21, 2);

it.each([
  ['NOT_START', '2026-11-21 10:00:30', 30_000],
  ['NOT_START', '2026-11-21 10:00:00', null],
  ['NOT_START', '2026-11-22 10:00:00', 86_400_000],
  ['NOT_START', '2026-11-22 10:00:01', null],
  ['NOT_START', 'soon', null],
  ['RUNNING', '2026-11-21 10:00:30', null],
] as const)('%s from %s: waits %p', (status, startsAt, waitMs) => {
  expect(untilStartMs({ status, startsAt }, NOW_MS)).toBe(waitMs);
});

it('a wait is never endless and never zero', () => {
  fc.assert(
    fc.property(fc.integer({ min: -2e5, max: 2e5 }), (seconds) => {
      const startsAt = new Date(NOW_MS + 8 * 3_600_000 + seconds * 1_000)
        .toISOString()
        .slice(0, 19)
        .replace('T', ' ');
      const waitMs = untilStartMs({ status: 'NOT_START', startsAt }, NOW_MS);
      expect(waitMs).toBe(seconds > 0 && seconds <= 86_400 ? seconds * 1_000 : null);
    }),
  );
});

describe('the timer', () => {
  const soon = { status: 'NOT_START', startsAt: '2026-11-21 10:00:30' };

  function setUp() {
    const clock = new FakeClock(NOW_MS);
    const scope = createScope();
    const onStart = jest.fn();
    return {
      clock,
      scope,
      onStart,
      timer: new StartTimer({ clock, scope, serverNowMs: () => clock.nowMs() }, onStart),
    };
  }

  it('calls back once, half a second after the start', async () => {
    const { clock, timer, onStart } = setUp();
    timer.set(soon);
    await clock.advance(30_499);
    expect(onStart).toHaveBeenCalledTimes(0);
    await clock.advance(1);
    expect([onStart.mock.calls.length, clock.pending]).toEqual([1, 0]);
  });

  it.each([
    ['the same again', soon, 1],
    ['one that has begun', { ...soon, status: 'RUNNING' }, 0],
    ['none', null, 0],
  ] as const)('the latest activity replaces the one before: %s', async (_name, next, calls) => {
    const { clock, timer, onStart } = setUp();
    timer.set(soon);
    timer.set(next);
    expect(clock.pending).toBe(calls);
    await clock.advance(60_000);
    expect(onStart).toHaveBeenCalledTimes(calls);
  });

  it('ends with the page', async () => {
    const { clock, scope, timer, onStart } = setUp();
    timer.set(soon);
    scope.cancel();
    expect(clock.pending).toBe(0);
    await clock.advance(60_000);
    expect(onStart).toHaveBeenCalledTimes(0);
  });
});
