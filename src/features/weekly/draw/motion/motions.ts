// The motions of a draw as data: the store keeps the timing, style sheets animate. A motion is started once and given
// its stop once, so that a mini program sends two small updates and no frame is computed in script.

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
