/** How much of a last answer is stored, how long it counts, and how its age reads. */
import { beijingDay, beijingDayNumber, beijingMinute } from '@/utils/beijingClock';

const DAY_MS = 86_400_000;

/** Four answers of this many characters are 64 K. */
export const MAX_CHARS = 16_384;
export const MAX_ROWS = 50;

/** Not from the future either: the device's clock may have been set back since. */
export const isRecent = (atMs: number, nowMs: number): boolean => atMs <= nowMs && nowMs - atMs < DAY_MS;

/**
 * The longest text within the limits; null: not even one row fits.
 * @param textOf the text with at most this many rows
 */
export function fittingText(textOf: (rows: number) => string): string | null {
  for (let rows = MAX_ROWS; rows >= 1; rows = Math.floor(rows / 2)) {
    const text = textOf(rows);
    if (text.length <= MAX_CHARS) return text;
  }
  return null;
}

/** `上次更新 14:05`, `上次更新 昨天 14:05`, `上次更新 11-25 14:05`; Beijing time, like all times on pages. */
export function updatedText(atMs: number, nowMs: number): string {
  const days = beijingDayNumber(nowMs) - beijingDayNumber(atMs);
  const day = days <= 0 ? '' : days === 1 ? '昨天 ' : `${beijingDay(atMs).slice(5)} `;
  return `上次更新 ${day}${beijingMinute(atMs)}`;
}
