import type { ActivityStatus } from '@/domain/activity';
import type { Coupon } from '@/domain/coupon/receivedCoupon';
import { isFinishedCode } from '@/domain/coupon/receiveRules';
import { RECEIVE_TEXTS } from '@/domain/coupon/receiveTexts';
import type { CheckResult } from '@/domain/coupon/receiveTypes';

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

/** The next step after a check (product §1.4 "Receive flow", steps 3 to 6). */
type CheckVerdict =
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
