// Rules of `PageInView.watchLine` and `watchShown` that do not depend on the platform.

/** Larger than any page: the range above a line has no upper limit. CSS pixels. */
export const FAR_PX = 100_000;

/**
 * Smallest visible ratio at which an element counts as shown: slightly more than half of it or, for an element taller
 * than two screens, which can never be half visible, the ratio that fills slightly more than half of the screen.
 */
export function shownPart(heightPx: number, screenPx: number): number {
  const part = screenPx > 0 && heightPx > 2 * screenPx ? screenPx / 2 / heightPx : 0.5;
  // Observers report "at least" a threshold, so "more than" adds a small step. In thousandths, so that equal ratios
  // compare as equal.
  return Math.round(part * 1000 + 1) / 1000;
}

/** Thresholds while the element's height is unknown. */
export const FIRST_PARTS: readonly number[] = [0.001, shownPart(1, 1)];

interface Look {
  /** Visible ratio, 0..1, of the element's own area. */
  readonly part: number;
  /** Null: unknown; the element is then assumed to fit on the screen. */
  readonly heightPx: number | null;
  readonly screenPx: number;
}

/**
 * Judges one observation of an element: whether it is shown, and which thresholds the observer needs from now on if the
 * present ones do not decide that (the element turned out to be tall).
 */
export function judge(
  { part, heightPx, screenPx }: Look,
  known: readonly number[],
): {
  readonly isShown: boolean;
  /** Null: the present thresholds suffice. */
  readonly parts: readonly number[] | null;
} {
  const least = shownPart(heightPx ?? 0, screenPx);
  return {
    isShown: heightPx !== 0 && part >= least,
    parts: known.includes(least) ? null : [...FIRST_PARTS, least].sort((a, b) => a - b),
  };
}
