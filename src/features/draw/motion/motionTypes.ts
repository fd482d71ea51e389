/**
 * How a draw moves, as data: the store keeps the times, style sheets do the moving. A motion is started once and told
 * once how to end, so that a mini program sends two small updates for it and no frame is made by script.
 */

/** From the press to the first movement (spec 2 §9 "the draw starts after a 500 ms delay"). */
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
