import fc from 'fast-check';
import { countdownParts, countdownText, secondsLeft } from './countdownText';

const DAY_MS = 86_400_000;

describe('countdown', () => {
  it.each([
    [90_061_000, 'days', '1天 01:01:01'], [86_399_000, 'days', '23:59:59'], [90_061_000, 'hours', '25:01:01'], [360_000_000, 'hours', '100:00:00'],
    [59_001, 'seconds', '60'], [1, 'seconds', '1'], [0, 'days', '00:00:00'], [-5, 'days', '00:00:00'], [NaN, 'seconds', '0'],
  ] as const)('%p ms as %s is %s', (ms, form, text) => expect(countdownText(ms, form)).toBe(text)); // prettier-ignore

  it('parts add up to the seconds left, each within its range', () => {
    fc.assert(
      fc.property(fc.integer({ min: -DAY_MS, max: 400 * DAY_MS }), (ms) => {
        const { days, hours, minutes, seconds } = countdownParts(ms);
        expect(days * 86_400 + hours * 3_600 + minutes * 60 + seconds).toBe(secondsLeft(ms));
        expect([
          hours < 24,
          minutes < 60,
          seconds < 60,
          Math.min(days, hours, minutes, seconds) >= 0,
        ]).toEqual(Array(4).fill(true));
      }),
    );
  });

  it('is zero exactly from the end on, and never grows while time passes', () => {
    fc.assert(
      fc.property(fc.integer({ min: -DAY_MS, max: DAY_MS }), fc.nat(5000), (ms, later) => {
        expect(secondsLeft(ms) === 0).toBe(ms <= 0);
        expect(secondsLeft(ms - later)).toBeLessThanOrEqual(secondsLeft(ms));
      }),
    );
  });
});
