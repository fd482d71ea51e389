/** Periods in words. Times are Beijing wall-clock texts `YYYY-MM-DD[ HH:mm[:ss]]`; the gateway may leave one out. */

const DATE_LENGTH = 'YYYY-MM-DD'.length;
const MINUTE_LENGTH = 'YYYY-MM-DD HH:mm'.length;

/** `2026-11-01 至 2026-11-30`; only the end that is known; '' without either. */
function joined(start: string, end: string, between: string): string {
  if (start !== '' && end !== '') return `${start}${between}${end}`;
  if (end !== '') return `至 ${end}`;
  return start === '' ? '' : `${start} 起`;
}

/**
 * A period in days.
 * @param between the word between both days, with its blanks; the specification writes coupons without any
 */
export const periodInDays = (start: string, end: string, between = ' 至 '): string =>
  joined(start.trim().slice(0, DATE_LENGTH), end.trim().slice(0, DATE_LENGTH), between);

/** A period to the minute. */
export const periodInMinutes = (start: string, end: string, between = ' 至 '): string =>
  joined(start.trim().slice(0, MINUTE_LENGTH), end.trim().slice(0, MINUTE_LENGTH), between);

/** `活动时间 …`; '' when the time is unknown. */
export const labelled = (label: string, time: string): string => (time === '' ? '' : `${label} ${time}`);
