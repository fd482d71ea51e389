/** State, countdown and hours of a session (product §2.4, §2.9). Pure. */
import { countdownText } from '@/components/countdownText';
import { beijingDay, beijingMinute } from '@/utils/beijingClock';
import type { Session, SessionState } from './sessionTypes';

export type Times = Pick<Session, 'startMs' | 'endMs'>;

/** @param nowMs server time; the start belongs to `start`, the end to `end` */
export function sessionState({ startMs, endMs }: Times, nowMs: number): SessionState {
  if (nowMs < startMs) return 'loading';
  return nowMs < endMs ? 'start' : 'end';
}

/** Countdown in hours, minutes and seconds to the session's next boundary; '' if there is none. */
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

/** `10:00-12:00` within one day, otherwise `11.21 22:00-11.22 02:00`; always Beijing time. */
export function hoursText({ startMs, endMs }: Times): string {
  const [start, end] = [beijingMinute(startMs), beijingMinute(endMs)];
  if (beijingDay(startMs) === beijingDay(endMs)) return `${start}-${end}`;
  return `${dayText(startMs)} ${start}-${dayText(endMs)} ${end}`;
}

/** `11.21`, Beijing time. */
export const dayText = (ms: number): string => beijingDay(ms).slice(5).replace('-', '.');
