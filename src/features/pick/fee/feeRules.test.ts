import { feePageState, overdueText } from './feeRules';

const HOUR_MS = 3_600_000;

test.each([
  [1, '不足 1 小时'],
  [HOUR_MS, '1 小时'],
  [2 * HOUR_MS - 1, '1 小时'],
  [24 * HOUR_MS, '1 天'],
  [60.5 * HOUR_MS, '2 天 12 小时'],
])('overdue for %d ms is %s', (ms, text) => {
  expect(overdueText(1_000, 1_000 + ms)).toBe(text);
});

test.each([
  ['due', { feeFen: 300, payFen: 100 }, false, 2_000],
  ['covered', { feeFen: 300, payFen: 0 }, false, 2_000],
  ['paid', { feeFen: 300, payFen: 100 }, true, 2_000],
  ['paid', { feeFen: 0, payFen: 0 }, false, 2_000],
  ['free', { feeFen: 0, payFen: 0 }, false, 1_000],
] as const)('%s: %j', (state, fee, isPaidHere, nowMs) => {
  expect(feePageState({ ...fee, freeUntilMs: 1_000 }, isPaidHere, nowMs)).toBe(state);
});
