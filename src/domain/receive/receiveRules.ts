/** Receive-coupon activity: what a status, a check or a claim means to the user (product §1.2.1, §1.4, §1.5). Pure. */
import { BusinessError } from '@/api/errors';
import { type ActivityStatus, CODE_NO_ACTIVITY, NO_ACTIVITY_TEXT } from '@/domain/activity';
import { CODES_FINISHED } from '@/domain/coupon/couponValue';
import type { Coupon } from './receivedCoupon';
import { RECEIVE_TEXTS } from './receiveTexts';
import type { CheckResult, ClaimResult } from './receiveTypes';

/** Text of the status popup, or null if the status lets the user continue (or has its own overlay). */
export function statusSentence(status: ActivityStatus): string | null {
  switch (status) {
    case 'NOT_START':
    case 'PAUSED':
      return RECEIVE_TEXTS.notStarted;
    case 'unknown':
      return RECEIVE_TEXTS.closed;
    case 'FINISHED':
    // Decision: the description names no popup for OFF_SHELF and NOT_EXIST here. For the user the campaign is over.
    case 'OFF_SHELF':
    case 'NOT_EXIST':
      return RECEIVE_TEXTS.finished;
    case 'PROCEED':
    case 'WRONG_PLATFORM':
      return null;
  }
}

/** Text for a refused call: our text for a missing activity, else the gateway's, else `own`. */
export function refusalSentence(
  refusal: { readonly code: string; readonly message: string },
  own: string,
): string {
  return refusal.code === CODE_NO_ACTIVITY ? NO_ACTIVITY_TEXT : refusal.message || own;
}

/** The next step after a check (product §1.4 "Receive flow", steps 3 to 6). */
export type CheckVerdict =
  | { readonly kind: 'claim' }
  | { readonly kind: 'already-held'; readonly coupons: readonly Coupon[] }
  | { readonly kind: 'finished' }
  | { readonly kind: 'refused'; readonly message: string };

export function judgeCheck(check: CheckResult): CheckVerdict {
  if (check.canReceive) return { kind: 'claim' };
  if (check.coupons.length > 0) return { kind: 'already-held', coupons: check.coupons };
  if (isFinishedCode(check.reasonCode)) return { kind: 'finished' };
  return { kind: 'refused', message: check.reasonMsg || RECEIVE_TEXTS.claimFailed };
}

/** @param code of the envelope, or a `reasonCode` */
export function isFinishedCode(code: string): boolean {
  return CODES_FINISHED.includes(code);
}

/**
 * The code of a refusal that means the activity has ended: the envelope's, or the `reasonCode` in its data.
 * @throws the original cause if it means anything else
 */
export function endCodeOf(cause: unknown): string {
  const codes = cause instanceof BusinessError ? [cause.code, cause.reasonCode] : [];
  const code = codes.find(isFinishedCode);
  if (code === undefined) throw cause;
  return code;
}

/**
 * Meaning of a claim's response. A coupon counts as won only if the gateway says that this call granted it; the
 * response may omit won coupons.
 */
export type ClaimVerdict =
  | { readonly kind: 'won'; readonly coupons: readonly Coupon[] }
  | { readonly kind: 'already-held'; readonly coupons: readonly Coupon[] }
  | { readonly kind: 'finished' }
  | { readonly kind: 'refused'; readonly message: string };

/** Product §1.4 step 6 and §1.8 "Claim failure": reasonMsg, else msg, else 领取失败，请重试. */
export function judgeClaim(claim: ClaimResult): ClaimVerdict {
  if (claim.isClaimed) return { kind: 'won', coupons: claim.coupons };
  if (claim.coupons.length > 0) return { kind: 'already-held', coupons: claim.coupons };
  if (isFinishedCode(claim.reasonCode)) return { kind: 'finished' };
  return { kind: 'refused', message: claim.reasonMsg || claim.msg || RECEIVE_TEXTS.claimFailed };
}
