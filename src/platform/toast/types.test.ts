import { toastDurationMs } from './types';

test.each([
  [0, 2000],
  [12, 2000],
  [13, 2120],
  [20, 2960],
  [45, 5960],
  [46, 6000],
  [500, 6000],
])('a sentence of %d characters stays %d ms', (length, ms) => {
  expect(toastDurationMs('字'.repeat(length))).toBe(ms);
});
