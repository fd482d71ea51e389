/** The gateway's times: Beijing local time (UTC+8, no daylight saving time), `YYYY-MM-DD HH:mm:ss`. */
const FORM = /^(\d{4})-(\d{2})-(\d{2}) (\d{2}):(\d{2}):(\d{2})$/;
const BEIJING_OFFSET_MS = 8 * 3_600_000;

/**
 * Beijing time text -> epoch milliseconds; null for anything that is not a real date and time in this form. Does not
 * use `Date.parse`: iOS cannot parse this form, and elsewhere it would use the device's time zone.
 */
export function parseBeijingTime(text: string): number | null {
  const match = FORM.exec(text);
  if (match === null) return null;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match.slice(1).map(Number);
  const date = new Date(Date.UTC(year, month - 1, day, hour, minute, second));
  // `Date.UTC` turns 2026-02-30 into a date in March and the years 0 to 99 into 1900 to 1999: both must be rejected.
  const isReal =
    date.getUTCFullYear() === year &&
    date.getUTCMonth() === month - 1 &&
    date.getUTCDate() === day &&
    date.getUTCHours() === hour &&
    date.getUTCMinutes() === minute &&
    date.getUTCSeconds() === second;
  return isReal ? date.getTime() - BEIJING_OFFSET_MS : null;
}

/** The date of a Beijing time text for display: `YYYY-MM-DD`. */
export const toDay = (text: string): string => text.slice(0, 10);

/** The time of day of a Beijing time text: `HH:mm`. */
export const toClock = (text: string): string => text.slice(11, 16);

/** A Beijing time text to the minute, for display: `YYYY-MM-DD HH:mm`. */
export const toMinute = (text: string): string => text.slice(0, 16);
