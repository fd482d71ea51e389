import { labelled, periodInDays, periodInMinutes } from './period';

test.each([
  [
    '2026-11-01 00:00:00',
    '2026-11-30 23:59:59',
    '2026-11-01 至 2026-11-30',
    '2026-11-01 00:00 至 2026-11-30 23:59',
  ],
  ['', '2026-11-30 23:59:59', '至 2026-11-30', '至 2026-11-30 23:59'],
  ['2026-11-01 00:00:00', ' ', '2026-11-01 起', '2026-11-01 00:00 起'],
  ['', '', '', ''],
])('from "%s" to "%s"', (start, end, days, minutes) => {
  expect([periodInDays(start, end), periodInMinutes(start, end)]).toEqual([days, minutes]);
});

test('coupons have no blanks around the word', () => {
  expect(periodInDays('2026-11-01', '2026-11-30', '至')).toBe('2026-11-01至2026-11-30');
  expect(periodInMinutes('2026-11-01 08:00', '2026-11-30 09:00', '至')).toBe(
    '2026-11-01 08:00至2026-11-30 09:00',
  );
});

test('a label without a time is left out', () => {
  expect([labelled('中奖时间', '2026-11-30'), labelled('中奖时间', '')]).toEqual(['中奖时间 2026-11-30', '']);
});
