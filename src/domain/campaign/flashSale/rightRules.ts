/** What can be done with a right at this moment (product §2.4 "Coupon button state", §2.9), without state or platform. */
import { type PlatformCode, PLATFORM_CODE } from '@/platform/host/types';
import type { SubscribeStatus } from '../campaignTypes';
import type { SessionRight, RightStatus, SessionState } from './sessionRules';

/** What the button of a right is; `soldOut` and `ended` read the same and answer a press differently. */
export type RightButton =
  'remind' | 'subscribed' | 'claim' | 'buy' | 'soldOut' | 'ended' | 'toStart' | 'use' | 'held';

export interface RightFacts {
  readonly kind: SessionRight['kind'];
  readonly status: RightStatus;
  readonly sessionState: SessionState;
  readonly subscribeStatus: SubscribeStatus;
  /** The status was told before the session started. */
  readonly isToldBeforeStart: boolean;
}

/**
 * The first line that fits:
 *
 * | when | button |
 * |---|---|
 * | not started, subscribed | 已订阅 |
 * | not started, reminder offered | 提醒我 |
 * | ACQUIRED | 去使用; 已领取 in the messaging app's and common browsers |
 * | ended | 已抢光 |
 * | AVAILABLE | 立即领取, a package 去购买 |
 * | not started, no reminder | 待开始 |
 * | started meanwhile | as AVAILABLE |
 * | else | 已抢光 |
 *
 * AVAILABLE is taken at its word also before the start: where no reminder is offered the table knows no other button,
 * and the gateway is who says what can be had.
 * Decision ("started meanwhile"): an UNAVAILABLE that was told before the start says 待开始 (the line above it), not
 * that nothing is left. Until the page has been asked again (at most 2 s later) the right can be tried, and the
 * gateway has the last word; 已抢光 would be a guess.
 * @param isHeldHere see `isHeldOnly`
 */
export function rightButton(facts: RightFacts, isHeldHere: boolean): RightButton {
  const { kind, status, sessionState, subscribeStatus } = facts;
  if (sessionState === 'loading' && subscribeStatus !== -1)
    return subscribeStatus === 1 ? 'subscribed' : 'remind';
  if (status === 'ACQUIRED') return isHeldHere ? 'held' : 'use';
  if (sessionState === 'end') return 'ended';
  if (status === 'AVAILABLE' || isOpenAgain(facts)) return kind === 'package' ? 'buy' : 'claim';
  return sessionState === 'loading' ? 'toStart' : 'soldOut';
}

/** Ended and not acquired; otherwise UNAVAILABLE. */
export function isCardDisabled(facts: Omit<RightFacts, 'kind' | 'subscribeStatus'>): boolean {
  if (facts.sessionState === 'end') return facts.status !== 'ACQUIRED';
  return facts.status === 'UNAVAILABLE' && !isOpenAgain(facts);
}

function isOpenAgain({
  sessionState,
  isToldBeforeStart,
}: Pick<RightFacts, 'sessionState' | 'isToldBeforeStart'>): boolean {
  return sessionState === 'start' && isToldBeforeStart;
}

/** Buttons that look and are told as disabled; all but `held` answer a press with a sentence. */
const OFF: readonly RightButton[] = ['subscribed', 'soldOut', 'ended', 'toStart', 'held'];

export const isOff = (button: RightButton): boolean => OFF.includes(button);

/**
 * Where an acquired right is not used but only held: the messaging app's browser and common H5.
 * Decision: a plain browser (platform code `browser`) counts as common H5.
 */
export const isHeldOnly = (platformCode: PlatformCode): boolean =>
  platformCode === PLATFORM_CODE.wxBrowser ||
  platformCode === PLATFORM_CODE.commonH5 ||
  platformCode === PLATFORM_CODE.browser;
