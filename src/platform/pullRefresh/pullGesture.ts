/** Computes the pull from touch points; pure, so that a test can check it as a table. Lengths in CSS pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export type Gesture =
  | { readonly kind: 'none' }
  | { readonly kind: 'undecided'; readonly from: Point }
  | { readonly kind: 'pulling'; readonly from: Point; readonly distancePx: number };

export const NO_PULL: Gesture = { kind: 'none' };

/** Released at this distance or beyond, the page refreshes. */
export const FAR_PX = 64;
const LIMIT_PX = 128;
/** Smaller movements have no direction yet. */
const SLACK_PX = 6;

/** A pull starts with one finger, on a page scrolled to its top. */
export function beginPull(fingers: readonly Point[], isAtTop: boolean): Gesture {
  const [from] = fingers;
  return from === undefined || fingers.length > 1 || !isAtTop ? NO_PULL : { kind: 'undecided', from };
}

/** Sideways, upwards or with a second finger it is not a pull, for the rest of the touch. */
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

/** Follows at half the finger's distance, less and less towards the limit; never above the page's resting position. */
export function resist(downPx: number): number {
  return downPx <= 0 ? 0 : LIMIT_PX * (1 - Math.exp(-downPx / (2 * LIMIT_PX)));
}
