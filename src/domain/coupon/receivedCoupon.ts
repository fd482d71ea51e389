import type { CouponInfo } from '@/api/generated/schemas/CouponInfo';
import { periodInDays, periodInMinutes } from '@/utils/period';

export interface Coupon {
  readonly id: string;
  /** 2 discount, 3 and 4 fixed or reduce, 5 free. */
  readonly type: number;
  /** Decimal text as the gateway sends it: for type 2, 8.5 means 8.5折; otherwise yuan. */
  readonly cost: string;
  readonly description: string;
  readonly title: string;
  /** Beijing wall-clock texts. */
  readonly validStart: string;
  readonly validEnd: string;
}

/** Maps a DTO to a coupon. */
export const toCoupon = (wire: CouponInfo): Coupon => ({
  id: wire.couponId,
  type: wire.couponType,
  cost: wire.couponCostStr,
  description: wire.couponDesc,
  title: wire.couponTitle,
  validStart: wire.validStartTm,
  validEnd: wire.validEndTm,
});

/**
 * Validity range "start至end" (product §1.2.1). Times are Beijing wall-clock texts `YYYY-MM-DD[ HH:mm:ss]`.
 * Decision: whole days are written as dates, anything finer to the minute, so that nothing is lost and the usual case
 * fits a 320 px screen.
 */
export function validityRange(start: string, end: string): string {
  const isWholeDays = isTimeOfDay(start, '00:00:00') && isTimeOfDay(end, '23:59:59');
  return isWholeDays ? periodInDays(start, end, '至') : periodInMinutes(start, end, '至');
}

const DATE_LENGTH = 'YYYY-MM-DD'.length;

function isTimeOfDay(time: string, expected: string): boolean {
  const timeOfDay = time.slice(DATE_LENGTH).trim();
  return timeOfDay === '' || timeOfDay === expected;
}
