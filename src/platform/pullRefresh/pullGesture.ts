/** What one touch makes of a pull: pure, so that the feel is a table in a test. Lengths in CSS pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export type Gesture =
  | { readonly kind: 'none' }
  | { readonly kind: 'undecided'; readonly from: Point }
  | { readonly kind: 'pulling'; readonly from: Point; readonly distancePx: number };

export const NO_PULL: Gesture = { kind: 'none' };

/** Let go from here on, the page refreshes. */
export const FAR_PX = 64;
const LIMIT_PX = 128;
/** A finger that has moved less has not said where it wants to go. */
const SLACK_PX = 6;

/** A pull begins with one finger, on a page that stands at its top. */
export function beginPull(fingers: readonly Point[], isAtTop: boolean): Gesture {
  const [from] = fingers;
  return from === undefined || fingers.length > 1 || !isAtTop ? NO_PULL : { kind: 'undecided', from };
}

/** Sideways, upwards or with a second finger it is no pull, for as long as the touch lasts. */
export function movePull(gesture: Gesture, fingers: readonly Point[]): Gesture {
  const [at] = fingers;
  if (gesture.kind === 'none' || at === undefined || fingers.length > 1) return NO_PULL;
  const right = at.x - gesture.from.x;
  const down = at.y - gesture.from.y;
  if (gesture.kind === 'undecided') {
    if (Math.max(Math.abs(right), Math.abs(down)) < SLACK_PX) return gesture;
    if (down <= Math.abs(right)) return NO_PULL;
  }
  return { kind: 'pulling', from: gesture.from, distancePx: resist(down) };
}

/** Follows at half the finger's pace, ever less towards the limit; never above the page's own place. */
export function resist(downPx: number): number {
  return downPx <= 0 ? 0 : LIMIT_PX * (1 - Math.exp(-downPx / (2 * LIMIT_PX)));
}
