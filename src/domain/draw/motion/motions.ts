/**
 * The motions of a draw as data: the store keeps the timing, style sheets animate. A motion is started once and given
 * its stop once, so that a mini program sends two small updates and no frame is computed in script.
 */
import { RING, type RowStrip } from '../board';

/** From the tap to the first movement (product §2.9 "Draw"). */
export const START_DELAY_MS = 500;

/** What the style sheet shows. Positions depend on the motion: places of the ring, items of the strip. */
export type Motion =
  /** Null: nothing drawn yet. */
  | { readonly kind: 'rest'; readonly at: number | null }
  /** Stays at `from` for `START_DELAY_MS`, then runs endlessly. */
  | { readonly kind: 'run'; readonly from: number }
  /** Slows down from `from`, then rests on `to`. */
  | { readonly kind: 'stop'; readonly from: number; readonly to: number };

/** When and how to change from running to stopping. */
export interface StopPlan {
  /** Until the run is at `from`. */
  readonly waitMs: number;
  /** Duration of the stop. */
  readonly stopMs: number;
  readonly from: number;
  readonly to: number;
}

/** The rules of one kind of motion; `place` is a number that `placeOf` returns. */
export interface MotionRules {
  /** From the stop to the result dialog. */
  readonly dialogDelayMs: number;
  /** Position of `place` when resting there without a motion. */
  restOn(place: number): number;
  /** Where a run starts if the last one ended at `at`. */
  startFrom(at: number | null): number;
  /** @param elapsedMs since the run's first movement; negative before it */
  planStop(from: number, elapsedMs: number, place: number): StopPlan;
}

/** A position and when it is reached, in milliseconds since the motion's first movement. */
export interface Step {
  readonly at: number;
  readonly atMs: number;
}

/** The device's clock may jump during a draw; clamped so that no wait is longer than the motion. */
export const sinceStart = (elapsedMs: number): number => Math.max(elapsedMs, -START_DELAY_MS);

/**
 * The light of the grid (product §2.9: 220 ms between places at first, 40 at the fastest, dialog 1 s after the stop).
 *
 * Three parts, each an animation in `prizes.module.scss` whose keyframes are these steps (a test compares them):
 *
 * 1. speed up from the current place to place 0, so that the second part needs no variants;
 * 2. laps at full speed until the response arrives;
 * 3. from place 0, where every lap ends, at full speed and then slowing down to the drawn place.
 */
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
export function gridWay(from: number, answeredMs: number, place: number): readonly Step[] {
  const { waitMs } = gridMotion.planStop(from, answeredMs, place);
  const handOverMs = sinceStart(answeredMs) + waitMs;
  const start = speedUp(from);
  const laps: Step[] = [];
  for (let atMs = lastOf(start) + FASTEST_MS, at = 1; atMs <= handOverMs; atMs += FASTEST_MS, at += 1)
    laps.push({ at: at % RING, atMs });
  const end = slowDown(place).map(({ at, atMs }) => ({ at, atMs: handOverMs + atMs }));
  return [...start, ...laps, ...end];
}

/**
 * The strip of the row, and the frame of a row that does not scroll (product §2.9: one item every 500 ms by a slide of
 * 100 ms, finally a slide of 2 s to the prize; product §2.4: dialog about 0.5 s after it).
 *
 * A strip position is the item in the middle of the three visible ones. Positions `2 … count + 1` are one lap: there
 * the run never shows the strip's ends. The frame's positions are the items themselves.
 */
export const TICK_MS = 500;
export const GLIDE_MS = 2000;
/** Decision: users must see it run before it stops. */
const MIN_TICKS = 2;
/** Decision: how many more ticks it may wait for the prize to be ahead; after that the last slide goes backwards. */
const MAX_PATIENCE = 3;
/** First position of a lap of the strip. */
const FIRST = 2;

type Geometry = Pick<RowStrip, 'count' | 'isScrolling'> & { readonly length: number };

export function rowMotion({ count, isScrolling, length }: Geometry): MotionRules {
  const first = isScrolling ? FIRST : 0;
  /** Last position that can be in the middle with a neighbour on both sides. */
  const last = isScrolling ? length - 2 : count - 1;
  const inLap = (position: number): number => first + modulo(position - first, count);

  /** Where the last slide from `from` ends; null if it would have to go backwards or cannot move. */
  function ahead(from: number, place: number): number | null {
    const to = from + 1 + modulo(place - from - 1, count);
    return to <= last ? to : null;
  }

  /** Any other position of the prize; null if there is none. */
  function elsewhere(from: number, place: number): number | null {
    for (let to = isScrolling ? 1 : 0; to <= last; to += 1)
      if (to !== from && modulo(to - place, count) === 0) return to;
    return null;
  }

  return {
    dialogDelayMs: 500,
    restOn: inLap,
    startFrom: (at) => inLap(at ?? 0),
    planStop(start, elapsedMs, place): StopPlan {
      const sinceMs = sinceStart(elapsedMs);
      const earliest = Math.max(MIN_TICKS, Math.ceil(sinceMs / TICK_MS));
      for (const target of [ahead, elsewhere])
        for (let ticks = earliest; ticks <= earliest + MAX_PATIENCE; ticks += 1) {
          const from = inLap(start + ticks);
          const to = target(from, place);
          if (to !== null) return { waitMs: ticks * TICK_MS - sinceMs, stopMs: GLIDE_MS, from, to };
        }
      // Only one prize.
      const at = inLap(start);
      return { waitMs: earliest * TICK_MS - sinceMs, stopMs: GLIDE_MS, from: at, to: at };
    },
  };
}

const modulo = (value: number, by: number): number => ((value % by) + by) % by;
