/** Rules of the landing pages, without state or platform (contract `ReduceMoneyInfoData`). */
import { parseBeijingTime } from '@/utils/beijingTime';
import { LANDING_TEXTS, REFUSED_TEXTS } from './landingTexts';
import type { LandingActivity } from './landingTypes';

/** What the page's one button does; the closed ones only say why. */
export type LandingAction = 'join' | 'use' | 'not-begun' | 'over' | 'used-up' | 'expired';

type Standing = Pick<LandingActivity, 'status' | 'hasJoined' | 'validUntil'>;

/**
 * | joined | activity | button |
 * |---|---|---|
 * | yes, still valid | any | use |
 * | yes, not valid any more | any | expired |
 * | no | NOT_START, RUNNING, FINISHED, USED_UP | not-begun, join, over, used-up |
 *
 * Decision: whoever has the amount can spend it, also when the activity itself is over or used up.
 * @param nowMs epoch milliseconds, server time
 */
export function landingAction({ status, hasJoined, validUntil }: Standing, nowMs: number): LandingAction {
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
    case 'USED_UP':
      return 'used-up';
  }
}

/** Words of the button; the activity's own are for joining. */
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
      return `${minuteOf(startsAt)} 开始`;
    case 'over':
      return LANDING_TEXTS.over;
    case 'used-up':
      return LANDING_TEXTS.usedUp;
    case 'expired':
      return LANDING_TEXTS.expired;
  }
}

/** How long the amount can be used: from joining on in days, once joined the time itself. */
export function validityText({
  hasJoined,
  validUntil,
  validDays,
}: Pick<LandingActivity, 'hasJoined' | 'validUntil' | 'validDays'>): string {
  return hasJoined && validUntil !== '' ? `有效期至 ${minuteOf(validUntil)}` : `领取后 ${validDays} 天内有效`;
}

/** What the visitor is told about a refusal: the gateway's sentence, else the code's, else the general one. */
export const refusalText = (code: string, message: string): string =>
  message.trim() || (REFUSED_TEXTS[code] ?? LANDING_TEXTS.joinFailed);

/** Longer waits than a day are for another visit (and for no timer). */
const MAX_WAIT_MS = 86_400_000;

/** How long until an activity that has not begun does, milliseconds; null when there is nothing to wait for. */
export function untilStartMs(
  { status, startsAt }: Pick<LandingActivity, 'status' | 'startsAt'>,
  nowMs: number,
): number | null {
  const startMs = status === 'NOT_START' ? parseBeijingTime(startsAt) : null;
  if (startMs === null || startMs <= nowMs || startMs - nowMs > MAX_WAIT_MS) return null;
  return startMs - nowMs;
}

/** `YYYY-MM-DD HH:mm:ss` to the minute. */
export const minuteOf = (time: string): string => time.slice(0, 'YYYY-MM-DD HH:mm'.length);
