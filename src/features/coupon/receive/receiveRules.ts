/**
 * Rules of the receive-coupon activity, without state or platform (spec 1 §2.1, §4, §5).
 */
import { CLIENT_ALL, CLIENTS_COMMON_H5, COUPON_TYPE, REASON_FINISHED, type ActivityStatus } from '../codes';
import { RECEIVE_TEXTS } from './receiveTexts';
import type { CheckResult, ClaimResult, Coupon } from './receiveTypes';

/**
 * Client matching (spec 1 §4): key 0, the current client code, or for a plain browser key 3 or 9.
 * @param clientMap keys are client codes, values their labels
 */
export function isClientAllowed(
  clientMap: Readonly<Record<string, string>>,
  client: { readonly platformCode: number; readonly isPlainBrowser: boolean },
): boolean {
  const keys = Object.keys(clientMap);
  return (
    keys.includes(CLIENT_ALL) ||
    keys.includes(String(client.platformCode)) ||
    (client.isPlainBrowser && keys.some((key) => CLIENTS_COMMON_H5.includes(key)))
  );
}

/** Sentence of the status popup, or null when the status lets the visitor go on (or has an overlay of its own). */
export function statusSentence(status: ActivityStatus): string | null {
  switch (status) {
    case 'NOT_START':
    case 'PAUSED':
      return RECEIVE_TEXTS.notStarted;
    case 'FINISHED':
    // Decision: the spec names no popup for OFF_SHELF and NOT_EXIST here. To the visitor the campaign is over.
    case 'OFF_SHELF':
    case 'NOT_EXIST':
      return RECEIVE_TEXTS.finished;
    case 'PROCEED':
    case 'WRONG_PLATFORM':
      return null;
  }
}

/** What a check answer asks for next (spec 1 §4 "Receive flow", steps 3 to 6). */
export type CheckVerdict =
  | { readonly kind: 'claim' }
  | { readonly kind: 'already-held'; readonly coupons: readonly Coupon[] }
  | { readonly kind: 'finished' }
  | { readonly kind: 'refused'; readonly message: string };

export function judgeCheck(check: CheckResult): CheckVerdict {
  if (check.canReceive) return { kind: 'claim' };
  if (check.coupons.length > 0) return { kind: 'already-held', coupons: check.coupons };
  if (isFinishedReason(check.reasonCode)) return { kind: 'finished' };
  return { kind: 'refused', message: check.reasonMsg || RECEIVE_TEXTS.claimFailed };
}

export function isFinishedReason(reasonCode: string): boolean {
  return REASON_FINISHED.includes(reasonCode);
}

/** A coupon's value in parts, so that the yuan sign and 折 can be set smaller than the number. */
export interface CouponValue {
  readonly prefix: '￥' | '';
  readonly amount: string;
  readonly suffix: '折' | '';
}

/** 免费 for type 5, a discount with 折 for type 2, otherwise ￥ and the amount (spec 1 §2.1). */
export function couponValue(coupon: Pick<Coupon, 'type' | 'cost'>): CouponValue {
  switch (coupon.type) {
    case COUPON_TYPE.free:
      return { prefix: '', amount: RECEIVE_TEXTS.free, suffix: '' };
    case COUPON_TYPE.discount:
      return { prefix: '', amount: trimZeros(coupon.cost), suffix: '折' };
    default:
      return { prefix: '￥', amount: trimZeros(coupon.cost), suffix: '' };
  }
}

/** `8.50` -> `8.5`, `5.00` -> `5`; what is not a decimal number stays as the server wrote it. */
export function trimZeros(decimal: string): string {
  const text = decimal.trim();
  if (!/^\d+\.\d+$/.test(text)) return text;
  return text.replace(/\.?0+$/, '');
}

/**
 * Validity range "start至end" (spec 1 §2.1). Times are Beijing wall-clock texts `YYYY-MM-DD[ HH:mm:ss]`.
 * Decision: whole days are written as days, anything finer down to the minute, so that nothing is lost
 * and the usual case fits a 320 px screen.
 */
export function validityRange(start: string, end: string): string {
  const isWholeDays = isTimeOfDay(start, '00:00:00') && isTimeOfDay(end, '23:59:59');
  const length = isWholeDays ? DATE_LENGTH : MINUTE_LENGTH;
  return `${start.slice(0, length)}至${end.slice(0, length)}`;
}

const DATE_LENGTH = 'YYYY-MM-DD'.length;
const MINUTE_LENGTH = 'YYYY-MM-DD HH:mm'.length;

function isTimeOfDay(time: string, expected: string): boolean {
  const timeOfDay = time.slice(DATE_LENGTH).trim();
  return timeOfDay === '' || timeOfDay === expected;
}

/** What a claim answer means. A coupon counts as won only when the gateway says that this call gave it. */
export type ClaimVerdict =
  | { readonly kind: 'won'; readonly coupons: readonly Coupon[] }
  | { readonly kind: 'already-held'; readonly coupons: readonly Coupon[] }
  | { readonly kind: 'finished' }
  | { readonly kind: 'refused'; readonly message: string };

/** Spec 1 §4 step 6 and §8 "Claim failure": reasonMsg, else msg, else 领取失败，请重试. */
export function judgeClaim(claim: ClaimResult): ClaimVerdict {
  if (claim.isClaimed && claim.coupons.length > 0) return { kind: 'won', coupons: claim.coupons };
  if (claim.coupons.length > 0) return { kind: 'already-held', coupons: claim.coupons };
  if (isFinishedReason(claim.reasonCode)) return { kind: 'finished' };
  return { kind: 'refused', message: claim.reasonMsg || RECEIVE_TEXTS.claimFailed };
}
