/** What clocks in Beijing (UTC+8, no daylight saving time) show at a moment, whatever the device's time zone. */
const BEIJING_OFFSET_MS = 8 * 3_600_000;
const DAY_MS = 86_400_000;

/** Its UTC getters give Beijing's year, month, day, hour and minute. */
export const beijingDate = (epochMs: number): Date => new Date(epochMs + BEIJING_OFFSET_MS);

/** `YYYY-MM-DD` */
export const beijingDay = (epochMs: number): string => beijingDate(epochMs).toISOString().slice(0, 10);

/** `09:05` */
export const beijingMinute = (epochMs: number): string => beijingDate(epochMs).toISOString().slice(11, 16);

/** Days since 1970-01-01 in Beijing. */
export const beijingDayNumber = (epochMs: number): number =>
  Math.floor((epochMs + BEIJING_OFFSET_MS) / DAY_MS);
