/** State, countdown and hours of a session (product §2.4, §2.9). Pure. */
import { countdownText } from '@/components/countdown.shared';
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

const BEIJING_OFFSET_MS = 8 * 3_600_000;
const two = (value: number): string => String(value).padStart(2, '0');

/** `10:00-12:00` within one day, otherwise `11.21 22:00-11.22 02:00`; always Beijing time. */
export function hoursText({ startMs, endMs }: Times): string {
  const [start, end] = [startMs, endMs].map((ms) => new Date(ms + BEIJING_OFFSET_MS));
  if (start === undefined || end === undefined) return '';
  const clock = (date: Date): string => `${two(date.getUTCHours())}:${two(date.getUTCMinutes())}`;
  const day = (date: Date): string => `${two(date.getUTCMonth() + 1)}.${two(date.getUTCDate())}`;
  const isOneDay = endMs - startMs < 86_400_000 && day(start) === day(end);
  if (isOneDay) return `${clock(start)}-${clock(end)}`;
  return `${day(start)} ${clock(start)}-${day(end)} ${clock(end)}`;
}
