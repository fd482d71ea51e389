/**
 * View types of coupon packages on sale (contract tag `pay`, `CouponSaleInfoData`; product §2.3 "Rights
 * item", "Coupon").
 */

import type { CouponSaleInfoData } from '@/api/generated/operations/couponSale';

/** The gateway's `statusCode`. */
export type SaleStatus = CouponSaleInfoData['statusCode'];

/** A coupon of a package as its row shows it. */
interface SaleCoupon {
  /** 2 discount, 3 and 4 fixed or reduce, 5 free. */
  readonly type: number;
  /** Decimal text as the gateway sends it: 8.5 is 8.5折 for type 2, yuan otherwise. */
  readonly cost: string;
  readonly title: string;
  readonly description: string;
  /** Validity in days from the purchase. */
  readonly validDays: number;
  /** How many of it the package contains. */
  readonly count: number;
}

export interface Sale {
  readonly code: string;
  readonly title: string;
  readonly subTitle: string;
  /** As the gateway sends it: load it only through `pictureAddress`, like the other picture. */
  readonly headerUrl: string;
  readonly coupons: readonly SaleCoupon[];
  /** Fen, both. */
  readonly originalFen: number;
  readonly purchaseFen: number;
  /** Packages left. */
  readonly stock: number;
  /** Packages that one account may buy; 0: no limit. */
  readonly limit: number;
  /** Paid ones of this account only; 0 when not logged in. */
  readonly boughtCount: number;
  readonly status: SaleStatus;
  /** Beijing wall-clock texts, `YYYY-MM-DD HH:mm:ss`. */
  readonly startsAt: string;
  readonly endsAt: string;
  /** Server HTML; sanitized into nodes where it is shown. '' for none. */
  readonly rulesHtml: string;
  /** '': the page cannot be shared. */
  readonly shareTitle: string;
  readonly shareImageUrl: string;
}
