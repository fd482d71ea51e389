import { toClock } from '@/utils/beijingTime';
import { shortMinuteOf, validRange } from './saleTimes';

const STARTS = '2026-11-21 12:00:00';

it('formats parts of a time', () => {
  expect([shortMinuteOf(STARTS), toClock(STARTS), validRange(STARTS, '2026-12-21 23:59:59')]).toEqual([
    '11-21 12:00',
    '12:00',
    '2026-11-21 至 2026-12-21',
  ]);
});
