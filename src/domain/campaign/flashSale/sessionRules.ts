/** Sessions of the weekly page and what can be had in them (product §2.3 "Seckill session", "Rights item", "Coupon"). */
import type { SubscribeStatus } from '../campaignTypes';
import { countdownText } from '@/components/countdown.shared';
import { couponValue } from '@/domain/coupon/couponValue';
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
