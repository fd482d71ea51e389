import { hoursText, timerText, sessionState } from './sessionTimes';
import { HOUR_MS, session, TEN_MS } from './testing/sessionFixtures';

const END_MS = TEN_MS + HOUR_MS;

it.each([
  [TEN_MS - HOUR_MS, 'loading', '01:00:00'],
  [TEN_MS - 1, 'loading', '00:00:01'],
  [TEN_MS, 'start', '01:00:00'],
  [TEN_MS + 1, 'start', '01:00:00'],
  [END_MS - 1000, 'start', '00:00:01'],
  [END_MS - 1, 'start', '00:00:01'],
  [END_MS, 'end', ''],
  [END_MS + HOUR_MS, 'end', ''],
  [TEN_MS - 50 * HOUR_MS, 'loading', '50:00:00'],
])('at %d a session is in state %s with countdown %s', (nowMs, state, text) => {
  expect([sessionState(session('A'), nowMs), timerText(session('A'), nowMs)]).toEqual([state, text]);
});

it.each([
  ['10:00-11:00', TEN_MS, END_MS],
  ['00:00-23:59', TEN_MS - 10 * HOUR_MS, TEN_MS + 14 * HOUR_MS - 60_000],
  ['11.21 22:00-11.22 02:00', TEN_MS + 12 * HOUR_MS, TEN_MS + 16 * HOUR_MS],
  ['11.21 10:00-11.22 11:00', TEN_MS, END_MS + 24 * HOUR_MS],
  ['11.21 10:00-11.21 11:00', TEN_MS, END_MS + 365 * 24 * HOUR_MS],
  ['01.01 09:05-01.02 09:05', Date.UTC(2027, 0, 1, 1, 5), Date.UTC(2027, 0, 2, 1, 5)],
])('hours are %s in Beijing time', (text, startMs, endMs) => {
  expect(hoursText({ startMs, endMs })).toBe(text);
});
