import fc from 'fast-check';
import { lastMoment } from './refreshMoments';

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
