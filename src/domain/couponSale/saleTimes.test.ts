import { toClock } from '@/utils/beijingTime';
import { shortMinuteOf, untilStartMs, validRange } from './saleTimes';
import type { SaleStatus } from './saleTypes';

const STARTS = '2026-11-21 12:00:00';
const START_MS = Date.UTC(2026, 10, 21, 4);

it.each<[SaleStatus, string, number, number | null]>([
  ['NOT_START', STARTS, START_MS - 1000, 1000],
  ['NOT_START', STARTS, START_MS, null],
  ['NOT_START', STARTS, START_MS - 86_400_001, null],
  ['NOT_START', 'soon', START_MS - 1000, null],
  ['RUNNING', STARTS, START_MS - 1000, null],
])('%s from %s at %i waits %p', (status, startsAt, nowMs, waitMs) => {
  expect(untilStartMs({ status, startsAt }, nowMs)).toBe(waitMs);
});

it('formats parts of a time', () => {
  expect([shortMinuteOf(STARTS), toClock(STARTS), validRange(STARTS, '2026-12-21 23:59:59')]).toEqual([
    '11-21 12:00',
    '12:00',
    '2026-11-21 至 2026-12-21',
  ]);
});
