import { beijingDate, beijingDay, beijingDayNumber, beijingMinute } from './beijingClock';

const MIDNIGHT_MS = Date.UTC(2026, 10, 20, 16);

it.each([
  [MIDNIGHT_MS - 1, '2026-11-20', '23:59', -1],
  [MIDNIGHT_MS, '2026-11-21', '00:00', 0],
  [MIDNIGHT_MS + 9 * 3_600_000 + 5 * 60_000, '2026-11-21', '09:05', 0],
  [MIDNIGHT_MS + 86_400_000, '2026-11-22', '00:00', 1],
])('%d: %s %s', (epochMs, day, minute, days) => {
  expect([beijingDay(epochMs), beijingMinute(epochMs)]).toEqual([day, minute]);
  expect(beijingDayNumber(epochMs) - beijingDayNumber(MIDNIGHT_MS)).toBe(days);
  expect(beijingDate(epochMs).getUTCDate()).toBe(Number(day.slice(8)));
});
