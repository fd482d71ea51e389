/** Sessions of the weekly page and what can be had in them (spec 2 §3 "Seckill session", "Rights item", "Coupon"). */
import type { SubscribeStatus } from '../campaignTypes';

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
  /** Codes 0 to 14 of spec 2 §9. */
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
