/** The gateway's times: Beijing wall clock (UTC+8, no summer time), `YYYY-MM-DD HH:mm:ss`. */
const FORM = /^(\d{4})-(\d{2})-(\d{2}) (\d{2}):(\d{2}):(\d{2})$/;
const BEIJING_OFFSET_MS = 8 * 3_600_000;

/**
 * Beijing time text -> epoch milliseconds; null for anything that is no real time of day in this form.
 * Not by `Date.parse`: iOS does not read this form, and elsewhere the device's zone would count.
 */
export function parseBeijingTime(text: string): number | null {
  const match = FORM.exec(text);
  if (match === null) return null;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match.slice(1).map(Number);
  const date = new Date(Date.UTC(year, month - 1, day, hour, minute, second));
  // `Date.UTC` rolls 2026-02-30 over to March and takes the years 0 to 99 for 1900 to 1999: neither is what was said.
  const isReal =
    date.getUTCFullYear() === year &&
    date.getUTCMonth() === month - 1 &&
    date.getUTCDate() === day &&
    date.getUTCHours() === hour &&
    date.getUTCMinutes() === minute &&
    date.getUTCSeconds() === second;
  return isReal ? date.getTime() - BEIJING_OFFSET_MS : null;
}

/** Day of a Beijing time text, as it is shown: `YYYY-MM-DD`. */
export const toDay = (text: string): string => text.slice(0, 10);

/** A Beijing time text to the minute, as it is shown: `YYYY-MM-DD HH:mm`. */
export const toMinute = (text: string): string => text.slice(0, 16);
