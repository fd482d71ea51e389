import { parseBeijingTime } from '@/utils/beijingTime';
import { periodInDays } from '@/utils/period';
import type { Sale } from './saleTypes';

/** Waits longer than a day get no timer; the next visit handles them. */
const MAX_WAIT_MS = 86_400_000;

/** Milliseconds until a package that is not on sale yet is sold; null if there is nothing to wait for. */
export function untilStartMs(
  { status, startsAt }: Pick<Sale, 'status' | 'startsAt'>,
  nowMs: number,
): number | null {
  const startMs = status === 'NOT_START' ? parseBeijingTime(startsAt) : null;
  if (startMs === null || startMs <= nowMs || startMs - nowMs > MAX_WAIT_MS) return null;
  return startMs - nowMs;
}

/** `MM-DD HH:mm`, for a button. */
export const shortMinuteOf = (time: string): string => time.slice('YYYY-'.length, 'YYYY-MM-DD HH:mm'.length);

/** The days on which a bought coupon can be used, product §1.5. */
export const validRange = (start: string, end: string): string => periodInDays(start, end);
