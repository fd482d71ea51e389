/** Rules of the fee page. Pure. */
import type { WaitingParcel } from '@/domain/parcel/pickRules';

const HOUR_MS = 3_600_000;
const DAY_HOURS = 24;

/** How long a parcel is overdue, in full hours: `2 天 12 小时`, `3 天`, `5 小时`. */
export function overdueText(freeUntilMs: number, nowMs: number): string {
  const hours = Math.floor((nowMs - freeUntilMs) / HOUR_MS);
  if (hours < 1) return '不足 1 小时';
  const days = Math.floor(hours / DAY_HOURS);
  const rest = hours % DAY_HOURS;
  return [days > 0 ? `${days} 天` : '', rest > 0 ? `${rest} 小时` : '']
    .filter((part) => part !== '')
    .join(' ');
}

/**
 * What the page is about: a fee to pay, one that the fund covers, one that is paid, or none.
 *
 * @param isPaidHere the fee was paid during this visit; the list may not say so yet
 * @param nowMs server time
 */
export function feePageState(
  { feeFen, payFen, freeUntilMs }: Pick<WaitingParcel, 'feeFen' | 'payFen' | 'freeUntilMs'>,
  isPaidHere: boolean,
  nowMs: number,
): 'due' | 'covered' | 'paid' | 'free' {
  if (isPaidHere) return 'paid';
  if (feeFen === 0) return nowMs > freeUntilMs ? 'paid' : 'free';
  return payFen === 0 ? 'covered' : 'due';
}
