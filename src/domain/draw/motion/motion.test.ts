import fc from 'fast-check';
import { stripOf } from '../board';
import type { Prize } from '../drawTypes';
import {
  GLIDE_MS,
  gridMotion,
  gridWay,
  LAP_MS,
  lastOf,
  rowMotion,
  slowDown,
  speedUp,
  START_DELAY_MS,
  TICK_MS,
} from './motions';

const place = fc.integer({ min: 0, max: 7 });
/** When the response arrives, relative to the first movement: from the tap until long after. */
const answered = fc.integer({ min: -START_DELAY_MS, max: 20_000 });
/** Elapsed time if the device's clock was changed meanwhile. */
const anyTime = fc.integer({ min: -10_000_000, max: 10_000_000 });

describe('light of the grid (product §2.9)', () => {
  it('starts at 220 ms, speeds up to 40 ms and no further, and stops slowly', () => {
    const steps = gridWay(3, 4_000, 6);
    const intervals = steps.map(({ atMs }, index) => atMs - (steps[index - 1]?.atMs ?? 0));
    expect(intervals[0]).toBe(220);
    expect(intervals[intervals.length - 1]).toBe(220);
    expect(Math.min(...intervals)).toBe(40);
    const fastest = intervals.indexOf(40);
    const slower = intervals.lastIndexOf(40);
    const isSorted = (list: number[]): boolean =>
      list.every((ms, at) => at === 0 || ms > (list[at - 1] ?? 0));
    expect(isSorted(intervals.slice(0, fastest).reverse())).toBe(true);
    expect(isSorted(intervals.slice(slower))).toBe(true);
    expect(intervals.slice(fastest, slower).every((ms) => ms === 40)).toBe(true);
  });

  it('stops on the drawn place, place by place, in time, whenever the response arrives', () => {
    fc.assert(
      fc.property(place, answered, place, (from, answeredMs, drawn) => {
        const steps = gridWay(from, answeredMs, drawn);
        expect(steps[steps.length - 1]?.at).toBe(drawn);
        let before = { at: from, atMs: 0 };
        // One assertion for all steps: three assertions for each of about 500 steps took seconds.
        const wrong = steps.filter((step) => {
          const ms = step.atMs - before.atMs;
          const isNext = step.at === (before.at + 1) % 8;
          before = step;
          return !isNext || ms < 40 || ms > 220;
        });
        expect(wrong).toEqual([]);
        // After the response: at most the speed-up, one lap, and the slow-down.
        expect(before.atMs - Math.max(answeredMs, 0)).toBeLessThanOrEqual(1_300 + LAP_MS + 1_900);
        expect(before.atMs).toBeGreaterThan(answeredMs);
      }),
    );
  });

  it('changes parts where a lap ends, so that each part starts where the last one stopped', () => {
    fc.assert(
      fc.property(place, answered, place, (from, answeredMs, drawn) => {
        const { waitMs, stopMs, from: start, to } = gridMotion.planStop(from, answeredMs, drawn);
        const lapsMs = answeredMs + waitMs - lastOf(speedUp(from));
        expect([waitMs >= 0, lapsMs >= 0, lapsMs % LAP_MS, start, to]).toEqual([true, true, 0, 0, drawn]);
        expect(stopMs).toBe(lastOf(slowDown(drawn)));
      }),
    );
  });

  it('waits no longer than the motion takes when the clock jumps', () => {
    fc.assert(
      fc.property(place, anyTime, place, (from, elapsedMs, drawn) => {
        const { waitMs } = gridMotion.planStop(from, elapsedMs, drawn);
        expect(waitMs).toBeGreaterThanOrEqual(0);
        expect(waitMs).toBeLessThanOrEqual(START_DELAY_MS + 1_300 + LAP_MS);
      }),
    );
  });

  it('the dialog comes 1 s after the stop', () => expect(gridMotion.dialogDelayMs).toBe(1000));
});

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
