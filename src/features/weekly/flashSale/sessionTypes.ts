/** Sessions of the weekly page and their rights (product §2.3 "Seckill session", "Rights item", "Coupon"). */
import type { SubscribeStatus } from '../page/modulePageTypes';

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
  /** Of an acquired right: the coupon that an order of sending can use; '' for none. */
  readonly couponId: string;
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
