import { monthChoice, monthsBack } from './months';

test('twelve Beijing months, also across a new year and while UTC is still in the previous month', () => {
  const months = monthsBack(Date.UTC(2026, 1, 28, 16, 30));
  expect(months).toHaveLength(12);
  expect(months.slice(0, 4)).toEqual(['2026-03', '2026-02', '2026-01', '2025-12']);
  expect(months[11]).toBe('2025-04');
});

test('month labels', () => {
  expect([monthChoice(''), monthChoice('2026-03')]).toEqual(['全部月份', '2026年3月']);
});
