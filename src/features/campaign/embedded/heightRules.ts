/** Heights that an embedded page reports to the app (spec 2 §4 "Embedded page-height reporting", §9). */
import type { HostOs } from '@/platform/host/types';

export const TICK_MS = 500;
/** Spec 2 §4. Decision: systems other than the two named are taken as Android. */
export const ticksOf = (os: HostOs): number => (os === 'ios' ? 6 : 10);

/** From then on a page is no taller than the screen. */
export const CAP_AFTER_MS = 2000;
/** Spec 2 §9, for a page that cannot be measured. */
export const DEFAULT_HEIGHT_PX = 324;

/**
 * Whole CSS pixels, up, so that no line is cut off.
 * @param measuredPx null or 0: could not be measured
 * @param screenPx height of the phone's screen (not of the view, which is what the report sets)
 */
export function reportedHeight(measuredPx: number | null, screenPx: number, elapsedMs: number): number {
  const height =
    measuredPx === null || !(measuredPx > 0) || !isFinite(measuredPx)
      ? DEFAULT_HEIGHT_PX
      : Math.ceil(measuredPx);
  return elapsedMs >= CAP_AFTER_MS && screenPx > 0 ? Math.min(height, Math.floor(screenPx)) : height;
}
