/** The tabs of several sessions and which of them is open at first. Pure. */
import { beijingDay, beijingMinute } from '@/utils/beijingClock';
import { parseBeijingTime } from '@/utils/beijingTime';
import { centredStart } from '../centredStart';
import { isEmbedded, type Scene } from '../page/scenes';
import { sortSessions } from './sessionRules';
import { dayText, sessionState, type Times } from './sessionTimes';
import type { Session, SessionState } from './sessionTypes';

interface SessionTab {
  readonly id: string;
  /** When it starts, or its name where another session starts at the same time. */
  readonly text: string;
  readonly state: SessionState;
}

export interface SessionTabsView {
  /** Running, upcoming, ended (product §2.4 "Sorting"). */
  readonly tabs: readonly SessionTab[];
  /** The running session, else the next one to start, else the first tab. */
  readonly openId: string;
}

/** @param nowMs server time */
export function sessionTabs(
  sessions: readonly Pick<Session, 'id' | 'name' | 'startMs' | 'endMs'>[],
  nowMs: number,
): SessionTabsView {
  const sorted = sortSessions(sessions, nowMs);
  const times = sorted.map((session) => startText(session, nowMs));
  const tabs = sorted.map((session, index): SessionTab => {
    const time = times[index] ?? '';
    const isShared = times.filter((other) => other === time).length > 1;
    return {
      id: session.id,
      text: (isShared && session.name) || time,
      state: sessionState(session, nowMs),
    };
  });
  return { tabs, openId: openOf(sorted, nowMs)?.id ?? '' };
}

function openOf<T extends Times>(sorted: readonly T[], nowMs: number): T | undefined {
  const [first] = sorted;
  if (first === undefined || sessionState(first, nowMs) !== 'loading') return first;
  return sorted
    .filter((session) => sessionState(session, nowMs) === 'loading')
    .reduce((next, session) => (session.startMs < next.startMs ? session : next), first);
}

/** `10:00` today, otherwise `11.28 10:00`; Beijing time. */
function startText({ startMs }: Times, nowMs: number): string {
  const time = beijingMinute(startMs);
  return beijingDay(startMs) === beijingDay(nowMs) ? time : `${dayText(startMs)} ${time}`;
}

/**
 * The latest moment, epoch milliseconds, at which the tabs of these sessions changed: a start, an end, midnight in
 * Beijing. They are the same from then until `nowMs`.
 */
export function lastTabsChange(sessions: readonly Times[], nowMs: number): number {
  const midnightMs = parseBeijingTime(`${beijingDay(nowMs)} 00:00:00`) ?? 0;
  return sessions
    .flatMap(({ startMs, endMs }) => [startMs, endMs])
    .filter((boundaryMs) => boundaryMs <= nowMs)
    .reduce((last, boundaryMs) => Math.max(last, boundaryMs), midnightMs);
}

/**
 * Decision: "no tabs" in the app's pages (product §2.2), whose height is reported only at the start: sessions are below
 * each other there.
 */
export const hasTabs = (sessionCount: number, scene: Scene): boolean =>
  sessionCount > 1 && !isEmbedded(scene);

/** Up to this many tabs share the row's width; more of them scroll sideways. */
export const MAX_SHARED_TABS = 3;
/** Width of a tab in a scrolling row, 750-wide units: the fourth is cut, so that the row is seen to go on. */
const CELL = 196;
/** Width of the row inside its card. */
const ROW = 702;
/** Screens above this many CSS pixels show the page no larger. */
const WIDEST_PX = 420;

/** Scroll offset that shows tab `index` in the middle, CSS pixels. */
export function tabRowStartPx(index: number, windowPx: number): number {
  const scale = Math.min(windowPx, WIDEST_PX) / 750;
  return centredStart(index, CELL * scale, ROW * scale);
}
