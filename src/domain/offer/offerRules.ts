/** A campaign's offer for its user: one button, one reason (product §3.10). Pure. */
import type { CouponV2Info } from '@/api/generated/operations/couponV2';
import { type Client, isClientAllowed } from '@/domain/activity/clientMatching';
import { isFinishedCode } from '@/domain/coupon/receiveRules';
import type { CheckResult } from '@/domain/coupon/receiveTypes';

export interface Offer {
  /** Null: over for good, and its details are not known. */
  readonly activity: CouponV2Info | null;
  /** Null: not logged in. */
  readonly check: CheckResult | null;
}

export type OfferState =
  'open' | 'held' | 'sold-out' | 'not-started' | 'over' | 'wrong-client' | 'new-only' | 'refused' | 'closed';

/** This account is not eligible (contract, `ReasonCode`). */
const NOT_ELIGIBLE = '100901031';

/** Coupons the user already has take precedence: a campaign that is over still shows them. */
export function offerState({ activity, check }: Offer, client: Client): OfferState {
  if (check !== null && check.coupons.length > 0) return 'held';
  if (activity === null) return 'over';
  if (activity.statusCode === 'WRONG_PLATFORM' || !isClientAllowed(activity.clientMap, client))
    return 'wrong-client';
  // A status added later: neither shown as over nor claimed on a guess.
  if (activity.statusCode === 'unknown') return 'closed';
  if (activity.statusCode !== 'PROCEED')
    return ['NOT_START', 'PAUSED'].includes(activity.statusCode) ? 'not-started' : 'over';
  if (activity.isSoldOut) return 'sold-out';
  if (check === null || check.canReceive) return 'open';
  if (isFinishedCode(check.reasonCode)) return 'sold-out';
  return check.reasonCode === NOT_ELIGIBLE ? 'new-only' : 'refused';
}

/** The one button by state; `canPress`: it has an action. */
export const OFFER_BUTTONS: Readonly<
  Record<OfferState, { readonly text: string; readonly canPress: boolean }>
> = {
  open: { text: '立即领取', canPress: true },
  held: { text: '已领取，去使用', canPress: true },
  'sold-out': { text: '已领完', canPress: false },
  'not-started': { text: '活动未开始', canPress: false },
  over: { text: '活动已结束', canPress: false },
  'wrong-client': { text: '请换端参加', canPress: false },
  'new-only': { text: '仅限新用户', canPress: false },
  refused: { text: '暂不能领取', canPress: false },
  closed: { text: '暂不能领取', canPress: false },
};
