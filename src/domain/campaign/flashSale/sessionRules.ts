/**
 * Sessions of the weekly page and their rights (product §2.3 "Seckill session", "Rights item", "Coupon"): types,
 * states, order and texts (product §2.4). Pure: no state, no platform calls.
 */
import type { SubscribeStatus } from '../campaignTypes';
import { countdownText } from '@/components/countdown.shared';
import { couponValue } from '@/domain/coupon/couponValue';
import { formatFen } from '@/utils/money';

/** For the current user, from the latest response. */
export type RightStatus = 'AVAILABLE' | 'ACQUIRED' | 'UNAVAILABLE';

export interface SessionCoupon {
  /** 2: discount, 3 and 4: money off, 5: free. */
  readonly type: number;
  /** Decimal text: yuan, or tenths of the price for a discount (8.5 is 8.5折). */
  readonly cost: string;
  readonly title: string;
  /** '' for none. */
  readonly tag: string;
  /** Codes 0 to 14 of product §2.9. */
  readonly businesses: readonly number[];
  /** The gateway's label for them, '' for none. */
  readonly businessText: string;
  /** Number of coupons, from 1. */
  readonly count: number;
}

/** A package of coupons that is sold as one. */
export interface CouponSale {
  readonly title: string;
  readonly tag: string;
  readonly priceFen: number;
  /** Total price of its coupons bought separately; never below `priceFen`. */
  readonly originalPriceFen: number;
  readonly count: number;
  readonly coupons: readonly SessionCoupon[];
}

interface RightBase {
  /** Unique within its session. */
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
  /** Code of its sale page; '' if the gateway sent none. */
  readonly saleCode: string;
}

export type SessionRight = CouponRight | PackageRight;

export interface Session {
  readonly id: string;
  readonly name: string;
  /** Epoch milliseconds; the start is inclusive, the end exclusive. */
  readonly startMs: number;
  readonly endMs: number;
  readonly subscribeStatus: SubscribeStatus;
  /** At least one, in display order. */
  readonly rights: readonly SessionRight[];
}

/** 1: filled, 2: outlined. */
export type ButtonStyle = 1 | 2;

/** Display settings of a module's rights. */
export interface RightsLook {
  readonly couponButton: ButtonStyle;
  readonly packageButton: ButtonStyle;
  /** A package shows its coupons. */
  readonly hasChips: boolean;
}

/** `loading`: not started, `start`: running, `end`: ended. */
export type SessionState = 'loading' | 'start' | 'end';

type Times = Pick<Session, 'startMs' | 'endMs'>;

/** @param nowMs server time; the start belongs to `start`, the end to `end` */
export function sessionState({ startMs, endMs }: Times, nowMs: number): SessionState {
  if (nowMs < startMs) return 'loading';
  return nowMs < endMs ? 'start' : 'end';
}

/** Product §2.4 "Sorting": weight 0 for running, 1 for upcoming, 999 for ended sessions. */
const WEIGHT: Readonly<Record<SessionState, number>> = { start: 0, loading: 1, end: 999 };

/** Running, upcoming, ended; equal ones keep the response's order. */
export const sortSessions = <T extends Times>(sessions: readonly T[], nowMs: number): readonly T[] =>
  sortStably(sessions, (session) => WEIGHT[sessionState(session, nowMs)]);

const RANK: Readonly<Record<RightStatus, number>> = { AVAILABLE: 0, ACQUIRED: 1, UNAVAILABLE: 2 };

/** Available, acquired, unavailable; equal ones keep the response's order. */
export const sortRights = <T extends { readonly status: RightStatus }>(rights: readonly T[]): readonly T[] =>
  sortStably(rights, ({ status }) => RANK[status]);

/**
 * The rights of all sessions merged into one ended session, for a FINISHED page (product §2.4 "Campaign finished").
 * Decision: a right that occurs in several sessions is listed once, as acquired if any session says so; nothing can be
 * claimed any more, whatever a session's own times are.
 */
export function mergeSessions(sessions: readonly Session[]): Session {
  const known = new Map<string, SessionRight>();
  for (const right of sessions.flatMap((session) => session.rights))
    if (right.status === 'ACQUIRED' || !known.has(right.rightsNo)) known.set(right.rightsNo, right);
  const rights = sortRights(Array.from(known.values()));
  return { id: '', name: '', startMs: 0, endMs: 0, subscribeStatus: -1, rights };
}

/** Countdown in hours, minutes and seconds to the session's next boundary; '' if there is none. */
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

/** `10:00-12:00` within one day, otherwise `11.21 22:00-11.22 02:00`; always Beijing time. */
export function hoursText({ startMs, endMs }: Times): string {
  const [start, end] = [startMs, endMs].map((ms) => new Date(ms + BEIJING_OFFSET_MS));
  if (start === undefined || end === undefined) return '';
  const clock = (date: Date): string => `${two(date.getUTCHours())}:${two(date.getUTCMinutes())}`;
  const day = (date: Date): string => `${two(date.getUTCMonth() + 1)}.${two(date.getUTCDate())}`;
  const isOneDay = endMs - startMs < 86_400_000 && day(start) === day(end);
  if (isOneDay) return `${clock(start)}-${clock(end)}`;
  return `${day(start)} ${clock(start)}-${day(end)} ${clock(end)}`;
}

/** Array.prototype.sort is not stable in old engines. */
function sortStably<T>(items: readonly T[], rank: (item: T) => number): readonly T[] {
  return items
    .map((item, index) => ({ item, index }))
    .sort((a, b) => rank(a.item) - rank(b.item) || a.index - b.index)
    .map(({ item }) => item);
}

/** `￥9.90`: fen as yuan with two decimals (product §2.9). */
export const priceText = (fen: number): string => `￥${formatFen(fen, { decimals: 2 })}`;

/** `￥5`, `8.5折`, `免费`. */
export function valueText(coupon: Pick<SessionCoupon, 'type' | 'cost'>): string {
  const { prefix, amount, suffix } = couponValue(coupon);
  return prefix + amount + suffix;
}

/** Accessible name of a right: `￥5 寄件立减券`, `寄件省钱包 ￥9.90`. */
export function rightName(right: SessionRight): string {
  if (right.kind === 'coupon') return `${valueText(right.coupon)} ${right.coupon.title}`;
  return `${right.sale.title} ${priceText(right.sale.priceFen)}`;
}
