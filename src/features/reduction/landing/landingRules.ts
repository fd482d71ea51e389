/**
 * Rules of the landing pages of reduction-fund activities: the button, validity and refusals (contract tag
 * `reduction`; product §2.2). Pure.
 */
import { parseBeijingTime, toMinute } from '@/utils/beijingTime';
import { LANDING_TEXTS, REFUSED_TEXTS } from './landingTexts';
import type { LandingActivity } from './landingTypes';

/** Action of the page's only button; for the closed states its text only gives the reason. */
export type LandingAction = 'join' | 'use' | 'not-begun' | 'over' | 'used-up' | 'expired' | 'closed';

type LandingState = Pick<LandingActivity, 'status' | 'hasJoined' | 'validUntil'>;

/**
 * | joined | activity | button |
 * |---|---|---|
 * | yes, still valid | any | use |
 * | yes, expired | any | expired |
 * | no | NOT_START, RUNNING, FINISHED, USED_UP | not-begun, join, over, used-up |
 * | no | unknown | closed |
 *
 * Decision: a user who has the amount can spend it, even if the activity is over or used up.
 * @param nowMs epoch milliseconds, server time
 */
export function landingAction({ status, hasJoined, validUntil }: LandingState, nowMs: number): LandingAction {
  if (hasJoined) {
    const untilMs = parseBeijingTime(validUntil);
    return untilMs !== null && nowMs > untilMs ? 'expired' : 'use';
  }
  switch (status) {
    case 'NOT_START':
      return 'not-begun';
    case 'RUNNING':
      return 'join';
    case 'FINISHED':
      return 'over';
    case 'unknown':
      return 'closed';
    case 'USED_UP':
      return 'used-up';
  }
}

/** Button text; the activity's own text is for joining. */
export function landingButtonText(
  action: LandingAction,
  { startsAt, buttonText }: Pick<LandingActivity, 'startsAt' | 'buttonText'>,
): string {
  switch (action) {
    case 'join':
      return buttonText || LANDING_TEXTS.join;
    case 'use':
      return LANDING_TEXTS.use;
    case 'not-begun':
      return `${toMinute(startsAt)} 开始`;
    case 'over':
      return LANDING_TEXTS.over;
    case 'closed':
      return LANDING_TEXTS.closed;
    case 'used-up':
      return LANDING_TEXTS.usedUp;
    case 'expired':
      return LANDING_TEXTS.expired;
  }
}

/** Validity of the amount: days from joining, or the end time once joined. */
export function validityText({
  hasJoined,
  validUntil,
  validDays,
}: Pick<LandingActivity, 'hasJoined' | 'validUntil' | 'validDays'>): string {
  return hasJoined && validUntil !== '' ? `有效期至 ${toMinute(validUntil)}` : `领取后 ${validDays} 天内有效`;
}

/** Message for a refusal: the gateway's sentence, else the code's, else the general one. */
export const refusalText = (code: string, message: string): string =>
  message.trim() || (REFUSED_TEXTS[code] ?? LANDING_TEXTS.joinFailed);
