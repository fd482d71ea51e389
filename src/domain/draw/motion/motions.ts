import { RING, type RowStrip } from '../board';

/**
 * How a draw moves, as data: the store keeps the times, style sheets do the moving. A motion is started once and told
 * once how to end, so that a mini program sends two small updates for it and no frame is made by script.
 */

/** From the press to the first movement (product §2.9 "Draw"). */
export const START_DELAY_MS = 500;

/** What the style sheet shows. Positions are the motion's own: places of the ring, items of the strip. */
export type Motion =
  /** Null: no draw yet. */
  | { readonly kind: 'rest'; readonly at: number | null }
  /** Stands at `from` for `START_DELAY_MS`, then runs without end. */
  | { readonly kind: 'run'; readonly from: number }
  /** The way out, and the rest on `to` after it. */
  | { readonly kind: 'stop'; readonly from: number; readonly to: number };

/** When to change from running to stopping, and how. */
export interface StopPlan {
  /** Until the run is at `from`. */
  readonly waitMs: number;
  /** How long the way out takes. */
  readonly stopMs: number;
  readonly from: number;
  readonly to: number;
}

/** The rules of one kind of motion; places are the numbers that `placeOf` gives. */
export interface MotionRules {
  /** From the stop to the result dialog. */
  readonly dialogDelayMs: number;
  /** Where the place is at rest without having moved there. */
  restOn(place: number): number;
  /** Where a run starts when the last one ended on `at`. */
  startFrom(at: number | null): number;
  /** @param elapsedMs since the run's first movement; negative before it */
  planStop(from: number, elapsedMs: number, place: number): StopPlan;
}

/** A position and when it is reached, milliseconds since the motion's first movement. */
export interface Step {
  readonly at: number;
  readonly atMs: number;
}

/** The device's clock may jump while a draw runs: never wait longer for it than the motion takes. */
export const sinceStart = (elapsedMs: number): number => Math.max(elapsedMs, -START_DELAY_MS);

/**
 * The light of the grid (product §2.9: 220 ms between places at first, 40 at the fastest, dialog 1 s after the stop).
 *
 * Three parts, each one animation of `Light.module.scss`, whose keyframes are these steps (a test compares them):
 *
 * 1. speeding up from where it stood to place 0, so that the second part needs no variants;
 * 2. laps at full speed while the answer is under way;
 * 3. from place 0, where every lap ends, at full speed and then slowing down to the drawn place.
 */
const FIRST_MS = 220;
const FASTEST_MS = 40;
/** Decision: by how much an interval is shorter, and later longer, than the one before. */
const FASTER_BY_MS = 30;
const SLOWER_BY_MS = 20;
/** Decision: at least one lap at full speed before it slows down, or it would seem to know the prize beforehand. */
const LEAD_STEPS = RING;

export const LAP_MS = RING * FASTEST_MS;

/** Intervals of the first part: slower than the fastest ones, then as many of those as lead to place 0. */
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

/** The whole way of the light for an answer that came at `answeredMs`: what is seen, for tests and for reading. */
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
 * The strip of the row, and the frame of a row that does not scroll (product §2.9: one item each 500 ms by a slide of
 * 100 ms, at last a slide of 2 s to the prize; product §2.4: dialog about 0.5 s after it).
 *
 * A position of the strip is the item in the middle of the three that are seen. Positions `2 … count + 1` are one
 * lap: there a run never sees the strip's ends. The frame's positions are the items themselves.
 */
export const TICK_MS = 500;
export const GLIDE_MS = 2000;
/** Decision: it has to be seen running before it stops. */
const MIN_TICKS = 2;
/** Decision: ticks it may wait for the prize to lie ahead; then the last slide goes back. */
const MAX_PATIENCE = 3;
/** First position of a lap of the strip. */
const FIRST = 2;

type Geometry = Pick<RowStrip, 'count' | 'isScrolling'> & { readonly length: number };

export function rowMotion({ count, isScrolling, length }: Geometry): MotionRules {
  const first = isScrolling ? FIRST : 0;
  /** What can stand in the middle with a neighbour on both sides. */
  const last = isScrolling ? length - 2 : count - 1;
  const inLap = (position: number): number => first + modulo(position - first, count);

  /** Where the last slide from `from` ends; null when it would have to go back, or nowhere. */
  function ahead(from: number, place: number): number | null {
    const to = from + 1 + modulo(place - from - 1, count);
    return to <= last ? to : null;
  }

  /** Any other position of the prize; null when there is none. */
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
      // One prize only.
      const at = inLap(start);
      return { waitMs: earliest * TICK_MS - sinceMs, stopMs: GLIDE_MS, from: at, to: at };
    },
  };
}

const modulo = (value: number, by: number): number => ((value % by) + by) % by;
