import fc from 'fast-check';
import { stripOf } from '../board';
import type { Prize } from '../drawTypes';
import { START_DELAY_MS } from './motions';
import { GLIDE_MS, rowMotion, TICK_MS } from './rowMotion';

/** Elapsed time if the device's clock was changed meanwhile. */
const anyTime = fc.integer({ min: -10_000_000, max: 10_000_000 });

describe('strip and frame of the row (product §2.4, §2.9)', () => {
  const prizes = (count: number): Prize[] =>
    Array.from({ length: count }, (_, index) => ({
      code: `P${index}`,
      type: 2,
      name: '',
      imageUrl: '',
      couponType: 3,
      cost: '1',
      business: '',
      limitText: '',
    }));
  const count = fc.integer({ min: 1, max: 20 });

  it('one item every 500 ms, then 2 s to the prize, the dialog 0.5 s later', () => {
    const motion = rowMotion({ count: 6, isScrolling: true, length: 12 });
    expect([TICK_MS, GLIDE_MS, motion.dialogDelayMs]).toEqual([500, 2000, 500]);
    expect(motion.planStop(motion.startFrom(null), 1_250, 3)).toEqual({
      waitMs: 250,
      stopMs: 2000,
      from: 3,
      to: 9,
    });
  });

  it('always moves and stops on the prize, with a neighbour on both sides', () => {
    fc.assert(
      fc.property(count, fc.nat(), fc.nat(), anyTime, (size, seedFrom, seedPlace, elapsedMs) => {
        const strip = stripOf(prizes(size));
        const { length } = strip.items;
        const motion = rowMotion({ ...strip, length });
        const drawn = seedPlace % size;
        const from = motion.startFrom(motion.restOn(seedFrom % size));
        const stop = motion.planStop(from, elapsedMs, drawn);
        const inside = (at: number): boolean =>
          strip.isScrolling ? at >= 1 && at <= length - 2 : at >= 0 && at < length;
        expect([inside(stop.from), inside(stop.to)]).toEqual([true, true]);
        expect(strip.items[stop.to]?.code).toBe(`P${drawn}`);
        expect(stop.to === stop.from).toBe(size === 1);
        expect(stop.waitMs).toBeGreaterThanOrEqual(0);
        expect(stop.waitMs).toBeLessThanOrEqual(START_DELAY_MS + 5 * TICK_MS);
        // Position of the run by then.
        const ticks = (Math.max(elapsedMs, -START_DELAY_MS) + stop.waitMs) / TICK_MS;
        expect(Number.isInteger(ticks) && ticks >= 2).toBe(true);
        expect((from + ticks - stop.from) % size).toBe(0);
      }),
    );
  });

  it('a doubled strip never moves backwards', () => {
    for (let size = 4; size <= 8; size += 1)
      for (let from = 2; from <= size + 1; from += 1)
        for (let drawn = 0; drawn < size; drawn += 1) {
          const stop = rowMotion({ count: size, isScrolling: true, length: 2 * size }).planStop(
            from,
            0,
            drawn,
          );
          expect(stop.to).toBeGreaterThan(stop.from);
        }
  });

  it('rests on a prize from which the next run can start', () => {
    fc.assert(
      fc.property(count, fc.nat(), (size, seed) => {
        const strip = stripOf(prizes(size));
        const motion = rowMotion({ ...strip, length: strip.items.length });
        const at = motion.restOn(seed % size);
        expect(strip.items[at]?.code).toBe(`P${seed % size}`);
        expect(motion.startFrom(at)).toBe(at);
        expect(strip.items[motion.startFrom(null)]?.code).toBe('P0');
      }),
    );
  });
});
