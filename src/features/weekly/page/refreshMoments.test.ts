import fc from 'fast-check';
import { lastMoment, REFRESH_SPREAD_MS, refreshWindow } from './refreshMoments';

const AT = 1_700_000_000_000;

test.each([
  [-300_001, null],
  [-300_000, -300_000],
  [-299_999, -300_000],
  [-30_001, -300_000],
  [-30_000, -30_000],
  [-1, -30_000],
  [0, 0],
  [1_000_000, 0],
])('%d ms from a boundary, its latest moment is %d ms from it', (fromMs, latestMs) => {
  expect(lastMoment([AT], AT + fromMs)).toBe(latestMs === null ? 0 : AT + latestMs);
});

test.each<[string, number, readonly [number, number], readonly [number, number]]>([
  ['a known time before the moment', AT + 1000, [AT, AT], [1000, 3000]],
  ['an uncertain time before it', AT + 1000, [AT - 300, AT + 200], [1300, 2800]],
  ['an uncertain time around it', AT, [AT - 300, AT + 200], [300, 1800]],
  ['within the spread', AT, [AT + 500, AT + 1500], [0, 500]],
  ['the spread is over', AT, [AT + 1900, AT + 2000], [0, 2000]],
  ['a time that is hardly known', AT, [AT - 1500, AT + 1500], [0, 2000]],
  ['no moment', Infinity, [AT - 300, AT + 200], [0, 2000]],
])('%s: when a refresh is sent', (_, momentMs, spanMs, window) => {
  expect(refreshWindow(momentMs, spanMs)).toEqual(window);
});

test('a refresh is never sent before its moment nor later than the spread, whatever the time really is', () =>
  fc.assert(
    fc.property(fc.nat(1000), fc.nat(900), fc.nat(900), (untilMs, aheadMs, behindMs) => {
      const window = refreshWindow(AT + untilMs, [AT - behindMs, AT + aheadMs]);
      for (const delayMs of window) {
        expect(delayMs).toBeGreaterThanOrEqual(untilMs);
        expect(delayMs).toBeLessThanOrEqual(untilMs + REFRESH_SPREAD_MS);
      }
    }),
  ));

test('is never in the future, never goes back, and ends at the latest of all boundaries', () =>
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: AT, max: AT + 3_600_000 }), { minLength: 1, maxLength: 20 }),
      fc.array(fc.nat(1_000_000), { maxLength: 20 }),
      (boundaries, steps) => {
        let now = AT - 400_000;
        let before = lastMoment(boundaries, now);
        expect(before).toBe(0);
        for (const step of steps) {
          now += step;
          const moment = lastMoment(boundaries, now);
          expect(moment).toBeGreaterThanOrEqual(before);
          expect(moment).toBeLessThanOrEqual(now);
          before = moment;
        }
        expect(lastMoment(boundaries, AT + 3_600_000)).toBe(Math.max(...boundaries));
      },
    ),
  ));
