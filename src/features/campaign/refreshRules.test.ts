import fc from 'fast-check';
import { passedMoments } from './refreshRules';

const AT = 1_700_000_000_000;

test.each([
  [-300_001, 0],
  [-300_000, 1],
  [-299_999, 1],
  [-30_001, 1],
  [-30_000, 2],
  [-1, 2],
  [0, 3],
  [1_000_000, 3],
])('%d ms from a boundary, %d of its moments have passed', (fromMs, passed) => {
  expect(passedMoments([AT], AT + fromMs)).toBe(passed);
});

test('never goes down while time goes on, and each boundary adds three in the end', () =>
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: AT, max: AT + 3_600_000 }), { maxLength: 20 }),
      fc.array(fc.nat(1_000_000), { maxLength: 20 }),
      (boundaries, steps) => {
        let now = AT - 400_000;
        let before = passedMoments(boundaries, now);
        expect(before).toBe(0);
        for (const step of steps) {
          now += step;
          const passed = passedMoments(boundaries, now);
          expect(passed).toBeGreaterThanOrEqual(before);
          before = passed;
        }
        expect(passedMoments(boundaries, AT + 3_600_000)).toBe(boundaries.length * 3);
      },
    ),
  ));
