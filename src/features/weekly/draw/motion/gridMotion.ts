/**
 * The light of the grid (product §2.9: 220 ms between places at first, 40 at the fastest, dialog 1 s after the stop).
 *
 * Three parts, each an animation in `prizes.module.scss` whose keyframes are these steps (a test compares them):
 *
 * 1. speed up from the current place to place 0, so that the second part needs no variants;
 * 2. laps at full speed until the response arrives;
 * 3. from place 0, where every lap ends, at full speed and then slowing down to the drawn place.
 */
import { RING } from '../board';
import { type Step, type MotionRules, type StopPlan, sinceStart } from './motions';

const FIRST_MS = 220;
const FASTEST_MS = 40;
/** Decision: how much shorter, and later longer, each interval is than the one before. */
const FASTER_BY_MS = 30;
const SLOWER_BY_MS = 20;
/**
 * Decision: at least one lap at full speed before slowing down; otherwise it would seem to know the prize beforehand.
 */
const LEAD_STEPS = RING;

export const LAP_MS = RING * FASTEST_MS;

/** Steps of the first part: intervals that get shorter, then the fastest ones until place 0. */
export function speedUp(from: number): readonly Step[] {
  const steps: Step[] = [];
  let atMs = 0;
  for (let interval = FIRST_MS, at = from; ; interval = Math.max(interval - FASTER_BY_MS, FASTEST_MS)) {
    atMs += interval;
    at = (at + 1) % RING;
    steps.push({ at, atMs });
    if (interval === FASTEST_MS && at === 0) return steps;
  }
}

/** Steps of the last part, from place 0 at time 0; the last one is `place`. */
export function slowDown(place: number): readonly Step[] {
  const slow: number[] = [];
  for (let interval = FASTEST_MS + SLOWER_BY_MS; interval <= FIRST_MS; interval += SLOWER_BY_MS)
    slow.push(interval);
  let lead = LEAD_STEPS;
  while ((lead + slow.length) % RING !== place) lead += 1;
  let atMs = 0;
  return [...Array.from({ length: lead }, () => FASTEST_MS), ...slow].map((interval, index) => {
    atMs += interval;
    return { at: (index + 1) % RING, atMs };
  });
}

export const lastOf = (steps: readonly Step[]): number => steps[steps.length - 1]?.atMs ?? 0;

export const gridMotion: MotionRules = {
  dialogDelayMs: 1000,
  restOn: (place) => place,
  startFrom: (at) => at ?? 0,
  planStop(from, elapsedMs, place): StopPlan {
    const sinceMs = sinceStart(elapsedMs);
    const firstLapMs = lastOf(speedUp(from));
    const laps = Math.max(0, Math.ceil((sinceMs - firstLapMs) / LAP_MS));
    return {
      waitMs: firstLapMs + laps * LAP_MS - sinceMs,
      stopMs: lastOf(slowDown(place)),
      from: 0,
      to: place,
    };
  },
};

/** All steps of the light for a response that arrives at `answeredMs`; for tests and documentation. */
export function gridSteps(from: number, answeredMs: number, place: number): readonly Step[] {
  const { waitMs } = gridMotion.planStop(from, answeredMs, place);
  const handOverMs = sinceStart(answeredMs) + waitMs;
  const start = speedUp(from);
  const laps: Step[] = [];
  for (let atMs = lastOf(start) + FASTEST_MS, at = 1; atMs <= handOverMs; atMs += FASTEST_MS, at += 1)
    laps.push({ at: at % RING, atMs });
  const end = slowDown(place).map(({ at, atMs }) => ({ at, atMs: handOverMs + atMs }));
  return [...start, ...laps, ...end];
}
