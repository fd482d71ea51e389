/** Sessions of the weekly page and what can be had in them (product §2.3 "Seckill session", "Rights item", "Coupon"). */
import type { SubscribeStatus } from '../campaignTypes';
import { countdownText } from '@/components/countdown.shared';
import type { CampaignModule } from '../catalog';
import { couponValue } from '@/domain/coupon/couponValue';
import { PLATFORM_CODE, type PlatformCode } from '@/platform/host/types';
import { formatFen } from '@/utils/money';

/** For this visitor, as the gateway last said. */
export type RightStatus = 'AVAILABLE' | 'ACQUIRED' | 'UNAVAILABLE';

export interface SessionCoupon {
  /** 2 discount, 3 and 4 money off, 5 free. */
  readonly type: number;
  /** Decimal text: yuan, or tenths of a discount. */
  readonly cost: string;
  readonly title: string;
  /** '' for none. */
  readonly tag: string;
  /** Codes 0 to 14 of product §2.9. */
  readonly businesses: readonly number[];
  /** The gateway's own word for them, '' for none. */
  readonly businessText: string;
  /** Pieces of it, from 1. */
  readonly count: number;
}

/** Coupons sold together. */
export interface CouponSale {
  readonly title: string;
  readonly tag: string;
  readonly priceFen: number;
  /** Price of its coupons apart; never below `priceFen`. */
  readonly originalPriceFen: number;
  readonly count: number;
  readonly coupons: readonly SessionCoupon[];
}

interface RightBase {
  /** Unique in its session. */
  readonly rightsNo: string;
  readonly status: RightStatus;
}

export interface CouponRight extends RightBase {
  readonly kind: 'coupon';
  readonly coupon: SessionCoupon;
}

export interface PackageRight extends RightBase {
  readonly kind: 'package';
  readonly sale: CouponSale;
  /** Code of its sale page, '' when the gateway gave none. */
  readonly saleCode: string;
}

export type SessionRight = CouponRight | PackageRight;

export interface Session {
  readonly id: string;
  readonly name: string;
  /** Epoch milliseconds; the start belongs to the session, the end does not. */
  readonly startMs: number;
  readonly endMs: number;
  readonly subscribeStatus: SubscribeStatus;
  /** At least one, in the order in which they stand. */
  readonly rights: readonly SessionRight[];
}

/** 1 filled, 2 outlined. */
export type ButtonStyle = 1 | 2;

/** How the rights of a module look. */
export interface RightsLook {
  readonly couponButton: ButtonStyle;
  readonly packageButton: ButtonStyle;
  /** A package shows the coupons in it. */
  readonly hasChips: boolean;
}

/** When a session is what, and in which order things stand (product §2.4), without state or platform. */
/** `loading` about to start, `start` hot now, `end` ended. */
export type SessionState = 'loading' | 'start' | 'end';

type Times = Pick<Session, 'startMs' | 'endMs'>;

/** @param nowMs server time; the start belongs to `start`, the end to `end` */
export function sessionState({ startMs, endMs }: Times, nowMs: number): SessionState {
  if (nowMs < startMs) return 'loading';
  return nowMs < endMs ? 'start' : 'end';
}

/** Product §2.4 "Sorting": upcoming ones weigh more, ended ones 999 more. */
const WEIGHT: Readonly<Record<SessionState, number>> = { start: 0, loading: 1, end: 999 };

/** Ongoing, upcoming, ended; among equals as they came. */
export const sortSessions = <T extends Times>(sessions: readonly T[], nowMs: number): readonly T[] =>
  sortStably(sessions, (session) => WEIGHT[sessionState(session, nowMs)]);

const RANK: Readonly<Record<RightStatus, number>> = { AVAILABLE: 0, ACQUIRED: 1, UNAVAILABLE: 2 };

/** What can be had, what is held, what is gone; among equals as they came. */
export const sortRights = <T extends { readonly status: RightStatus }>(rights: readonly T[]): readonly T[] =>
  sortStably(rights, ({ status }) => RANK[status]);

/**
 * The rights of all sessions as one that is over, for a page that is FINISHED (product §2.4 "Campaign finished").
 * Decision: a right of several sessions stands once, held if it is so in one of them, and whatever a session's own
 * times say, nothing can be had any more.
 */
export function mergeSessions(sessions: readonly Session[]): Session {
  const known = new Map<string, SessionRight>();
  for (const right of sessions.flatMap((session) => session.rights))
    if (right.status === 'ACQUIRED' || !known.has(right.rightsNo)) known.set(right.rightsNo, right);
  const rights = sortRights(Array.from(known.values()));
  return { id: '', name: '', startMs: 0, endMs: 0, subscribeStatus: -1, rights };
}

/** Starts and ends of all sessions of a page, epoch milliseconds, each once: the page asks anew around them. */
export function sessionBoundaries(modules: readonly CampaignModule[]): readonly number[] {
  const times = sessionsOf(modules).flatMap(({ startMs, endMs }) => [startMs, endMs]);
  return Array.from(new Set(times)).sort((a, b) => a - b);
}

/** The sessions of a page, whichever module they stand in. */
export function sessionsOf(modules: readonly CampaignModule[]): readonly Session[] {
  return modules.flatMap((module) => {
    switch (module.type) {
      case 'seckill':
        return module.view.sessions;
      case 'inclusive':
        return [module.view.session];
      default:
        return [];
    }
  });
}

/** Hours, minutes and seconds to the session's next boundary, '' when there is none. */
export function timerText(times: Times, nowMs: number): string {
  switch (sessionState(times, nowMs)) {
    case 'loading':
      return countdownText(times.startMs - nowMs, 'hours');
    case 'start':
      return countdownText(times.endMs - nowMs, 'hours');
    case 'end':
      return '';
  }
}

const BEIJING_OFFSET_MS = 8 * 3_600_000;
const two = (value: number): string => String(value).padStart(2, '0');

/** `10:00-12:00` on one day, `11.21 22:00-11.22 02:00` otherwise; Beijing time whatever the device's zone. */
export function hoursText({ startMs, endMs }: Times): string {
  const [start, end] = [startMs, endMs].map((ms) => new Date(ms + BEIJING_OFFSET_MS));
  if (start === undefined || end === undefined) return '';
  const clock = (date: Date): string => `${two(date.getUTCHours())}:${two(date.getUTCMinutes())}`;
  const day = (date: Date): string => `${two(date.getUTCMonth() + 1)}.${two(date.getUTCDate())}`;
  const isOneDay = endMs - startMs < 86_400_000 && day(start) === day(end);
  if (isOneDay) return `${clock(start)}-${clock(end)}`;
  return `${day(start)} ${clock(start)}-${day(end)} ${clock(end)}`;
}

/** Old engines' own sort is not stable. */
function sortStably<T>(items: readonly T[], rank: (item: T) => number): readonly T[] {
  return items
    .map((item, index) => ({ item, index }))
    .sort((a, b) => rank(a.item) - rank(b.item) || a.index - b.index)
    .map(({ item }) => item);
}

/** What can be done with a right at this moment (product §2.4 "Coupon button state", §2.9), without state or platform. */
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

/** Where a right is used (product §2.9 "Fixed external links per coupon business"). */
export type UsePlace = 'send' | 'mall' | 'locker' | 'adStar';

function targetOf(business: number): UsePlace {
  switch (business) {
    case 2:
    case 13:
      return 'send';
    case 6:
      return 'mall';
    case 3:
    case 4:
    case 5:
      return 'locker';
    default:
      return 'adStar';
  }
}

/** Decision: businesses that are used in different places (a package's too) lead where general coupons do. */
export function placeOfUse(right: SessionRight): UsePlace {
  const businesses =
    right.kind === 'coupon'
      ? right.coupon.businesses
      : right.sale.coupons.flatMap((coupon) => coupon.businesses);
  const [only, ...more] = Array.from(new Set(businesses.map(targetOf)));
  return only === undefined || more.length > 0 ? 'adStar' : only;
}

/** `￥9.90`: fen as yuan with two decimals (product §2.9). */
export const priceText = (fen: number): string => `￥${formatFen(fen, { decimals: 2 })}`;

/** `￥5`, `8.5折`, `免费`. */
export function valueText(coupon: Pick<SessionCoupon, 'type' | 'cost'>): string {
  const { prefix, amount, suffix } = couponValue(coupon);
  return prefix + amount + suffix;
}

/** What a screen reader says of a right: `￥5 寄件立减券`, `寄件省钱包 ￥9.90`. */
export function rightName(right: SessionRight): string {
  if (right.kind === 'coupon') return `${valueText(right.coupon)} ${right.coupon.title}`;
  return `${right.sale.title} ${priceText(right.sale.priceFen)}`;
}
