import fc from 'fast-check';
import { parseBeijingTime } from './beijingTime';

const two = (value: number): string => String(value).padStart(2, '0');

it.each([
  ['1970-01-01 08:00:00', 0],
  ['2026-11-21 00:00:00', Date.UTC(2026, 10, 20, 16)],
  ['2024-02-29 23:59:59', Date.UTC(2024, 1, 29, 15, 59, 59)],
])('%s is %d', (text, expected) => {
  expect(parseBeijingTime(text)).toBe(expected);
});

it.each([
  '',
  '2026-11-21',
  '2026-11-21T00:00:00',
  '2026-11-21 00:00',
  ' 2026-11-21 00:00:00',
  '2026-11-21 00:00:00Z',
  '2026-02-30 00:00:00',
  '2025-02-29 00:00:00',
  '2026-13-01 00:00:00',
  '2026-00-01 00:00:00',
  '2026-11-21 24:00:00',
  '2026-11-21 10:60:00',
  '2026-11-21 10:00:60',
  '0026-11-21 10:00:00',
])('%p is not a time', (text) => {
  expect(parseBeijingTime(text)).toBeNull();
});

it("is the moment at which clocks in Beijing show it, whatever the device's time zone", () => {
  const any = fc.integer({ min: 0, max: Date.UTC(2100, 0, 1) / 1000 });
  fc.assert(
    fc.property(any, (seconds) => {
      const wall = new Date(seconds * 1000 + 8 * 3_600_000);
      const text =
        `${wall.getUTCFullYear()}-${two(wall.getUTCMonth() + 1)}-${two(wall.getUTCDate())} ` +
        `${two(wall.getUTCHours())}:${two(wall.getUTCMinutes())}:${two(wall.getUTCSeconds())}`;
      expect(parseBeijingTime(text)).toBe(seconds * 1000);
    }),
  );
});
