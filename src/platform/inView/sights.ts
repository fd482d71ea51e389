/** Rules of `PageInView.watchLine` and `watchShown` that do not depend on the platform. */

/** Beyond every page: the range above a line has no upper end. CSS pixels. */
export const FAR_PX = 100_000;

/**
 * Least part of an element that must be on screen for it to count as shown: a little more than half of it, or, when it
 * is taller than two screens and can never show half, what fills a little more than half of the screen.
 */
export function shownPart(heightPx: number, screenPx: number): number {
  const part = screenPx > 0 && heightPx > 2 * screenPx ? screenPx / 2 / heightPx : 0.5;
  // "More than" as a step: observers tell "at least". Thousandths, so that equal parts compare as equal.
  return Math.round(part * 1000 + 1) / 1000;
}

/** Parts at which a host tells something of an element whose height is not known yet. */
export const FIRST_PARTS: readonly number[] = [0.001, shownPart(1, 1)];

export interface Look {
  /** 0..1 of the element's own area. */
  readonly part: number;
  /** Null: not known; the element is then taken as one that fits on the screen. */
  readonly heightPx: number | null;
  readonly screenPx: number;
}

/**
 * Follows one element: `judge` tells whether it is shown, and which parts the observer must tell from now on when those
 * it tells do not decide that (the element turned out to be tall).
 */
export function judge(
  { part, heightPx, screenPx }: Look,
  told: readonly number[],
): {
  readonly isShown: boolean;
  /** Null: what is told is enough. */
  readonly parts: readonly number[] | null;
} {
  const least = shownPart(heightPx ?? 0, screenPx);
  return {
    isShown: heightPx !== 0 && part >= least,
    parts: told.includes(least) ? null : [...FIRST_PARTS, least].sort((a, b) => a - b),
  };
}
