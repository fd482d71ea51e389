/** Order and merging of sessions and their rights (product §2.4). Pure. */
import { type Times, sessionState } from './sessionTimes';
import type { Session, SessionState, RightStatus, SessionRight } from './sessionTypes';

/** Product §2.4 "Sorting": weight 0 for running, 1 for upcoming, 999 for ended sessions. */
const WEIGHT: Readonly<Record<SessionState, number>> = { start: 0, loading: 1, end: 999 };

/** Running, upcoming, ended; equal ones keep the response's order. */
export const sortSessions = <T extends Times>(sessions: readonly T[], nowMs: number): readonly T[] =>
  sortStably(sessions, (session) => WEIGHT[sessionState(session, nowMs)]);

const RANK: Readonly<Record<RightStatus, number>> = { AVAILABLE: 0, ACQUIRED: 1, UNAVAILABLE: 2 };

/** Available, acquired, unavailable; equal ones keep the response's order. */
export const sortRights = <T extends { readonly status: RightStatus }>(rights: readonly T[]): readonly T[] =>
  sortStably(rights, ({ status }) => RANK[status]);

/**
 * The rights of all sessions merged into one ended session, for a FINISHED page (product §2.4 "Campaign finished").
 * Decision: a right that occurs in several sessions is listed once, as acquired if any session says so; nothing can be
 * claimed any more, whatever a session's own times are.
 */
export function mergeSessions(sessions: readonly Session[]): Session {
  const known = new Map<string, SessionRight>();
  for (const right of sessions.flatMap((session) => session.rights))
    if (right.status === 'ACQUIRED' || !known.has(right.rightsNo)) known.set(right.rightsNo, right);
  const rights = sortRights(Array.from(known.values()));
  return { id: '', name: '', startMs: 0, endMs: 0, subscribeStatus: -1, rights };
}

/** Array.prototype.sort is not stable in old engines. */
export function sortStably<T>(items: readonly T[], rank: (item: T) => number): readonly T[] {
  return items
    .map((item, index) => ({ item, index }))
    .sort((a, b) => rank(a.item) - rank(b.item) || a.index - b.index)
    .map(({ item }) => item);
}
