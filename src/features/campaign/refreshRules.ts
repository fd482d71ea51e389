/**
 * When the page asks anew by itself (spec 2 §4 "Refresh", §9).
 *
 * Around each boundary (start or end of a session) three moments: exactly 5 minutes before, on entering the last 30 s,
 * and the boundary itself. At each the page asks once, after a delay of its own of up to 2 s (`REFRESH_SPREAD_MS`), so
 * that a million phones with the same boundary do not ask in the same second. The delay never shows a wrong state:
 * what a session says and offers goes by the server's clock on the phone and changes at the boundary itself.
 */

/** Spread of the refreshes, milliseconds: uniform from 0. */
export const REFRESH_SPREAD_MS = 2000;

const LEADS_MS = [300_000, 30_000, 0];

/**
 * How many of the moments have passed; grows by one at each, so that a change says "ask now".
 * @param boundariesMs starts and ends of sessions, epoch milliseconds
 * @param nowMs server time
 */
export function passedMoments(boundariesMs: readonly number[], nowMs: number): number {
  let passed = 0;
  for (const boundary of boundariesMs) for (const lead of LEADS_MS) if (nowMs >= boundary - lead) passed += 1;
  return passed;
}
