/** The current action of a right (product §2.4 "Coupon button state", §2.9). Pure: no state, no platform calls. */
import { type PlatformCode, PLATFORM_CODE } from '@/platform/host/types';
import type { SubscribeStatus } from '../page/modulePageTypes';
import type { SessionRight, RightStatus, SessionState } from './sessionTypes';

/** Kind of the button. `soldOut` and `ended` have the same label but different toasts. */
export type RightButton =
  | 'remind'
  | 'subscribed'
  | 'claim'
  | 'buy'
  | 'soldOut'
  | 'ended'
  | 'toStart'
  | 'use'
  | 'held'
  // Of the last visit's page (`entry/keptPage`): what it does is not known yet.
  | 'waiting';

export interface RightFacts {
  readonly kind: SessionRight['kind'];
  readonly status: RightStatus;
  readonly sessionState: SessionState;
  readonly subscribeStatus: SubscribeStatus;
  /** The status was generated before the session started. */
  readonly isFromBeforeStart: boolean;
}

/**
 * The first matching row applies:
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
 * AVAILABLE also counts before the start: where no reminder is offered, the spec's table has no other button, and the
 * gateway decides what can be claimed.
 * Decision ("started meanwhile"): an UNAVAILABLE generated before the start may only mean 待开始 (the row above), not that
 * nothing is left. Until the page has been refetched (at most 2 s later) the user can try to claim, and the gateway
 * decides; 已抢光 would be a guess.
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

/**
 * Disabled: after the end, unless acquired; before that, if UNAVAILABLE and the session has not started since that was
 * generated.
 */
export function isCardDisabled(facts: Omit<RightFacts, 'kind' | 'subscribeStatus'>): boolean {
  if (facts.sessionState === 'end') return facts.status !== 'ACQUIRED';
  return facts.status === 'UNAVAILABLE' && !isOpenAgain(facts);
}

function isOpenAgain({
  sessionState,
  isFromBeforeStart,
}: Pick<RightFacts, 'sessionState' | 'isFromBeforeStart'>): boolean {
  return sessionState === 'start' && isFromBeforeStart;
}

/** Buttons that look and are announced as disabled; on a tap they show a toast. */
const OFF: readonly RightButton[] = ['subscribed', 'soldOut', 'ended', 'toStart', 'waiting'];

export const isOff = (button: RightButton): boolean => OFF.includes(button);

/**
 * Hosts where an acquired right only shows 已领取 and leads to the user's coupons: the messaging app's browser and common
 * H5.
 * Decision: a plain browser (platform code `browser`) counts as common H5.
 */
export const isHeldOnly = (platformCode: PlatformCode): boolean =>
  platformCode === PLATFORM_CODE.wxBrowser ||
  platformCode === PLATFORM_CODE.commonH5 ||
  platformCode === PLATFORM_CODE.browser;
