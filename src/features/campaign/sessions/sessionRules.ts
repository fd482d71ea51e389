/** When a session is what, and in which order things stand (spec 2 §4), without state or platform. */
import { countdownText } from '@/components/countdown.shared';
import type { CampaignModule } from '../catalog';
import type { RightStatus, Session, SessionRight } from './sessionTypes';

/** `loading` about to start, `start` hot now, `end` ended. */
export type SessionState = 'loading' | 'start' | 'end';

type Times = Pick<Session, 'startMs' | 'endMs'>;

/** @param nowMs server time; the start belongs to `start`, the end to `end` */
export function sessionState({ startMs, endMs }: Times, nowMs: number): SessionState {
  if (nowMs < startMs) return 'loading';
  return nowMs < endMs ? 'start' : 'end';
}

/** Spec 2 §4 "Sorting": upcoming ones weigh more, ended ones 999 more. */
const WEIGHT: Readonly<Record<SessionState, number>> = { start: 0, loading: 1, end: 999 };

/** Ongoing, upcoming, ended; among equals as they came. */
export const sortSessions = <T extends Times>(sessions: readonly T[], nowMs: number): readonly T[] =>
  sortStably(sessions, (session) => WEIGHT[sessionState(session, nowMs)]);

/** Once all is over, what is held is all that is of use. */
const RANK_OVER: Readonly<Record<RightStatus, number>> = { ACQUIRED: 0, AVAILABLE: 1, UNAVAILABLE: 1 };

const RANK: Readonly<Record<RightStatus, number>> = { AVAILABLE: 0, ACQUIRED: 1, UNAVAILABLE: 2 };

/** What can be had, what is held, what is gone; among equals as they came. */
export const sortRights = <T extends { readonly status: RightStatus }>(rights: readonly T[]): readonly T[] =>
  sortStably(rights, ({ status }) => RANK[status]);

/**
 * The rights of all sessions as one that is over, for a page that is FINISHED (spec 2 §4 "Campaign finished").
 * Decision: what is held stands first, a right of several sessions stands once, and whatever a session's own times say,
 * nothing can be had any more.
 */
export function mergeSessions(sessions: readonly Session[]): Session {
  const rights: SessionRight[] = [];
  const known = new Set<string>();
  for (const right of sortStably(
    sessions.flatMap((session) => session.rights),
    ({ status }) => RANK_OVER[status],
  ))
    if (!known.has(right.rightsNo)) {
      known.add(right.rightsNo);
      rights.push(right);
    }
  return { id: '', name: '', startMs: 0, endMs: 0, subscribeStatus: -1, rights };
}

/** Starts and ends of all sessions of a page, epoch milliseconds, each once: the page asks anew around them. */
export function sessionBoundaries(modules: readonly CampaignModule[]): readonly number[] {
  const times = sessionsOf(modules).flatMap(({ startMs, endMs }) => [startMs, endMs]);
  return Array.from(new Set(times)).sort((a, b) => a - b);
}

/** The sessions of a page, whichever module they stand in. */
export function sessionsOf(modules: readonly CampaignModule[]): readonly Session[] {
  return modules.flatMap((module) => {
    switch (module.type) {
      case 'seckill':
        return module.view.sessions;
      case 'inclusive':
        return [module.view.session];
      default:
        return [];
    }
  });
}

/** Hours, minutes and seconds to the session's next boundary, '' when there is none. */
export function timerText(times: Times, nowMs: number): string {
  switch (sessionState(times, nowMs)) {
    case 'loading':
      return countdownText(times.startMs - nowMs, 'hours');
    case 'start':
      return countdownText(times.endMs - nowMs, 'hours');
    case 'end':
      return '';
  }
}

const BEIJING_OFFSET_MS = 8 * 3_600_000;
const two = (value: number): string => String(value).padStart(2, '0');

/** `10:00-12:00` on one day, `11.21 22:00-11.22 02:00` otherwise; Beijing time whatever the device's zone. */
export function hoursText({ startMs, endMs }: Times): string {
  const [start, end] = [startMs, endMs].map((ms) => new Date(ms + BEIJING_OFFSET_MS));
  if (start === undefined || end === undefined) return '';
  const clock = (date: Date): string => `${two(date.getUTCHours())}:${two(date.getUTCMinutes())}`;
  const day = (date: Date): string => `${two(date.getUTCMonth() + 1)}.${two(date.getUTCDate())}`;
  const isOneDay = endMs - startMs < 86_400_000 && day(start) === day(end);
  if (isOneDay) return `${clock(start)}-${clock(end)}`;
  return `${day(start)} ${clock(start)}-${day(end)} ${clock(end)}`;
}

/** Old engines' own sort is not stable. */
function sortStably<T>(items: readonly T[], rank: (item: T) => number): readonly T[] {
  return items
    .map((item, index) => ({ item, index }))
    .sort((a, b) => rank(a.item) - rank(b.item) || a.index - b.index)
    .map(({ item }) => item);
}
