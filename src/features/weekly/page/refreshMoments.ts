/**
 * When the page refetches automatically (product §2.4 "Refresh", §2.9).
 *
 * Each boundary (start or end of a session) has three moments: exactly 5 minutes before, 30 s before, and the boundary
 * itself. At each moment the page refetches once, at a random time of the 2 s that follow (`REFRESH_SPREAD_MS`), so that
 * a million phones with the same boundary do not send their requests in the same second. The delay never shows a wrong
 * state: the client computes a session's state and buttons from the server time and switches them exactly at the
 * boundary.
 * A response counts by the time it was generated (`ModulePageStore.generatedAtMs`), not by its arrival.
 */

// From a moment to the last of its refreshes, milliseconds.
export const REFRESH_SPREAD_MS = 2000;

/**
 * How far ahead a page looks for moments, milliseconds. It looks once a second: without this, its refreshes would be up
 * to a second late.
 */
export const LOOK_AHEAD_MS = 1000;

/**
 * Maximum number of refetches for one moment. More than one is needed only if the response was generated before the
 * moment: the request was already running, or the device's estimate of the server clock is slightly ahead, which every
 * response corrects. The limit keeps a gateway whose clock does not advance from being polled forever.
 */
export const MAX_ASKS = 3;

const LEADS_MS = [300_000, 30_000, 0];

/**
 * The latest moment that has passed, epoch milliseconds; 0: none. A response generated before it is outdated.
 * @param boundariesMs starts and ends of sessions, epoch milliseconds
 * @param nowMs server time
 */
export function lastMoment(boundariesMs: readonly number[], nowMs: number): number {
  let last = 0;
  for (const boundary of boundariesMs)
    for (const lead of LEADS_MS) if (boundary - lead <= nowMs) last = Math.max(last, boundary - lead);
  return last;
}

/**
 * Between which times a refresh is sent, milliseconds from now: not before the moment, nor later than
 * `REFRESH_SPREAD_MS` after it. Where the server's time is too uncertain for both, within `REFRESH_SPREAD_MS` from now;
 * a response from before the moment is then asked for once more.
 * @param momentMs server time; Infinity: now
 * @param spanMs the earliest and the latest time that it can be at the server
 */
export function refreshWindow(
  momentMs: number,
  [earliestMs, latestMs]: readonly [number, number],
): readonly [number, number] {
  const firstMs = Math.max(0, momentMs - earliestMs);
  const lastMs = momentMs + REFRESH_SPREAD_MS - latestMs;
  // Later than that already, as after a long request.
  return firstMs < lastMs && lastMs < Infinity ? [firstMs, lastMs] : [0, REFRESH_SPREAD_MS];
}

/** The latest moment that the page has refetched for, and how often. */
interface Asked {
  readonly moment: number;
  readonly times: number;
}

export const NOTHING_ASKED: Asked = { moment: 0, times: 0 };

/**
 * Whether the page refetches now: what has then been asked; null: it does not.
 * @param moment the latest one that has passed, or passes within `LOOK_AHEAD_MS`
 * @param generatedAtMs server time of the page's response
 */
export function askFor(moment: number, generatedAtMs: number, asked: Asked): Asked | null {
  if (moment <= generatedAtMs || moment < asked.moment) return null;
  const times = moment > asked.moment ? 1 : asked.times + 1;
  return times > MAX_ASKS ? null : { moment, times };
}
