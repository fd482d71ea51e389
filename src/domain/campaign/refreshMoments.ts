/**
 * When the page asks anew by itself (product §2.4 "Refresh", §2.9).
 *
 * Around each boundary (start or end of a session) three moments: exactly 5 minutes before, on entering the last 30 s,
 * and the boundary itself. At each the page asks once, after a delay of its own of up to 2 s (`REFRESH_SPREAD_MS`), so
 * that a million phones with the same boundary do not ask in the same second. The delay never shows a wrong state:
 * what a session says and offers goes by the server's clock on the phone and changes at the boundary itself.
 * What counts is when the page's answer was told (`CampaignStore.toldAtMs`), not when it came.
 */

/** Spread of the refreshes, milliseconds: uniform from 0. */
export const REFRESH_SPREAD_MS = 2000;

/**
 * How often the page asks because of one moment. More than once only where the answer was told before it: one that was
 * under way, or a phone that is still a little ahead of the server's clock, which every answer corrects. A gateway whose
 * clock stands still is not asked for ever.
 */
export const MAX_ASKS = 3;

const LEADS_MS = [300_000, 30_000, 0];

/**
 * The latest of the moments that have passed, epoch milliseconds; 0: none has. An answer told before it is outdated.
 * @param boundariesMs starts and ends of sessions, epoch milliseconds
 * @param nowMs server time
 */
export function lastMoment(boundariesMs: readonly number[], nowMs: number): number {
  let last = 0;
  for (const boundary of boundariesMs)
    for (const lead of LEADS_MS) if (boundary - lead <= nowMs) last = Math.max(last, boundary - lead);
  return last;
}
