/** Month filter of the order list: pure functions. */
import { beijingDate } from '@/utils/beijingClock';
import { monthText } from '@/utils/month';

/** The period in which an invoice can be requested. */
const MONTHS = 12;

/** The Beijing month of `nowMs` and the months before it, newest first: `YYYY-MM`. */
export function monthsBack(nowMs: number): readonly string[] {
  const now = beijingDate(nowMs);
  return Array.from({ length: MONTHS }, (_, back) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1)).toISOString().slice(0, 7),
  );
}

/** `2026-03` -> `2026年3月`; '' means all months. */
export const monthChoice = (month: string): string => monthText(month) || '全部月份';
