import fc from 'fast-check';
import { gridMotion, gridSteps, LAP_MS, lastOf, slowDown, speedUp } from './gridMotion';
import { START_DELAY_MS } from './motions';

const place = fc.integer({ min: 0, max: 7 });
/** When the response arrives, relative to the first movement: from the tap until long after. */
const answered = fc.integer({ min: -START_DELAY_MS, max: 20_000 });
/** Elapsed time if the device's clock was changed meanwhile. */
const anyTime = fc.integer({ min: -10_000_000, max: 10_000_000 });

describe('light of the grid (product §2.9)', () => {
  it('starts at 220 ms, speeds up to 40 ms and no further, and stops slowly', () => {
    const steps = gridSteps(3, 4_000, 6);
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
        const steps = gridSteps(from, answeredMs, drawn);
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
