/** Receive-coupon activity: what a status, a check or a claim means to the user (product §1.2.1, §1.4, §1.5). Pure. */
import { BusinessError } from '@/api/errors';
import { CODE_NO_ACTIVITY, NO_ACTIVITY_TEXT } from '@/domain/activity';
import type { Coupon } from './receivedCoupon';
import { RECEIVE_TEXTS } from './receiveTexts';
import type { ClaimResult } from './receiveTypes';

/** Text for a refused call: our text for a missing activity, else the gateway's, else `own`. */
export function refusalSentence(
  refusal: { readonly code: string; readonly message: string },
  own: string,
): string {
  return refusal.code === CODE_NO_ACTIVITY ? NO_ACTIVITY_TEXT : refusal.message || own;
}

/**
 * The activity has ended for all users, wherever one of these codes comes: as the `code` of info, check or claim, or as
 * the `reasonCode` of check and claim (product §1.4 "Receive flow", §1.8).
 */
const CODES_FINISHED: readonly string[] = ['100901004', '100901006', '100901042'];

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
type ClaimVerdict =
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
