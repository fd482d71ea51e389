import fc from 'fast-check';
import { arrivalLabel, dayLabel } from '@/domain/send/arrivalRules';
import type { PickUpDay } from '@/domain/send/sendTypes';
import { datedSlotLabel, dateMs, hoursLabel, openSlot, shownDays, slotLabel } from './slotRules';

const HOUR_MS = 3_600_000;
/** A moment in Beijing time. */
const at = (day: string, hour: string): number => Date.parse(`${day}T${hour}:00+08:00`);
const NOW = at('2026-11-22', '10:30');

it.each([
  ['2026-11-22', '00:00', '今天'],
  ['2026-11-22', '23:59', '今天'],
  ['2026-11-23', '00:00', '明天'],
  ['2026-11-24', '12:00', '后天'],
  ['2026-11-25', '12:00', '11月25日'],
  ['2027-01-01', '12:00', '1月1日'],
  ['2026-11-21', '23:59', '11月21日'],
])('%s %s is %s', (day, hour, label) => expect(dayLabel(at(day, hour), NOW)).toBe(label));

it('uses Beijing’s midnight, not that of the device or of UTC', () => {
  const late = at('2026-11-22', '23:30'); // 15:30 UTC
  expect(dayLabel(at('2026-11-23', '00:10'), late)).toBe('明天');
  expect(hoursLabel({ startMs: late, endMs: late + HOUR_MS })).toBe('23:30-00:30');
});

it('slot labels', () => {
  expect(slotLabel({ startMs: at('2026-11-23', '09:00'), endMs: at('2026-11-23', '11:00') }, NOW)).toBe(
    '明天 09:00-11:00',
  );
  expect(dayLabel(dateMs('2026-11-23'), NOW)).toBe('明天');
});

it.each<[number | null, number | null, string]>([
  [null, null, ''],
  [at('2026-11-23', '09:00'), at('2026-11-23', '18:00'), '预计明天送达'],
  [at('2026-11-23', '09:00'), at('2026-11-24', '18:00'), '预计明天至后天送达'],
  [at('2026-11-26', '09:00'), null, '预计11月26日送达'],
])('arrival %#', (earliest, latest, text) => expect(arrivalLabel(earliest, latest, NOW)).toBe(text));

describe('slots', () => {
  const slot = (id: string, hour: string, isAvailable = true) => ({
    id,
    startMs: at('2026-11-22', hour),
    endMs: at('2026-11-22', hour) + 2 * HOUR_MS,
    isAvailable,
    tag: '',
  });
  const days: readonly PickUpDay[] = [
    {
      date: '2026-11-22',
      slots: [slot('over', '08:00'), slot('now', '09:00'), slot('full', '11:00', false)],
    },
  ];
  it.each([
    ['now', true],
    ['full', false],
    ['over', false],
    ['nowhere', false],
  ])('%s can be taken: %s', (id, isOpen) => expect(openSlot(days, id, NOW) !== null).toBe(isOpen));

  it('an ended slot is not offered', () => {
    expect(shownDays(days, NOW)[0]?.slots.map(({ id }) => id)).toEqual(['now', 'full']);
    expect(openSlot(null, 'now', NOW)).toBeNull();
  });
});

it('every moment has a day and an hour', () => {
  fc.assert(
    fc.property(fc.integer({ min: NOW, max: NOW + 400 * 24 * HOUR_MS }), (moment) => {
      expect(dayLabel(moment, NOW)).toMatch(/^(今天|明天|后天|\d{1,2}月\d{1,2}日)$/);
      expect(hoursLabel({ startMs: moment, endMs: moment })).toMatch(/^(([01]\d|2[0-3]):[0-5]\d)-\1$/);
    }),
  );
});

it('a dated label needs no today', () => {
  expect(datedSlotLabel({ startMs: at('2026-11-30', '23:00'), endMs: at('2026-12-01', '01:00') })).toBe(
    '11-30 23:00-01:00',
  );
});
