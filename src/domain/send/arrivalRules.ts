/** Texts of arrival days in Beijing time, by the server's clock: pure. */
import { beijingDate, beijingDayNumber } from '@/utils/beijingClock';

const NEAR_DAYS: readonly string[] = ['今天', '明天', '后天'];

/** 今天, 明天, 后天, otherwise `11月22日`. */
export function dayLabel(atMs: number, nowMs: number): string {
  const near = NEAR_DAYS[beijingDayNumber(atMs) - beijingDayNumber(nowMs)];
  if (near !== undefined) return near;
  const date = beijingDate(atMs);
  return `${date.getUTCMonth() + 1}月${date.getUTCDate()}日`;
}

/** `预计明天送达`, `预计明天至后天送达`; '' if unknown. */
export function arrivalLabel(earliestMs: number | null, latestMs: number | null, nowMs: number): string {
  const from = earliestMs ?? latestMs;
  const to = latestMs ?? earliestMs;
  if (from === null || to === null) return '';
  const first = dayLabel(from, nowMs);
  const last = dayLabel(to, nowMs);
  return first === last ? `预计${first}送达` : `预计${first}至${last}送达`;
}
