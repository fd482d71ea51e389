/** Views of a coupon package on sale and of its orders (contract tag `pay`, spec 2 §3 "Rights item", "Coupon"). */
import type { CouponSaleInfoData } from '@/api/generated/operations/couponSaleInfo';
import type { PayOrder } from '@/api/generated/schemas/PayOrder';
import type { PaymentParams } from '@/platform/payment/types';

/** The gateway's `statusCode`. */
export type SaleStatus = CouponSaleInfoData['statusCode'];

/** A coupon of a package as its row shows it. */
export interface SaleCoupon {
  /** 2 discount, 3 and 4 fixed or reduce, 5 free. */
  readonly type: number;
  /** Decimal text as the gateway sends it: 8.5 is 8.5折 for type 2, yuan otherwise. */
  readonly cost: string;
  readonly title: string;
  readonly description: string;
  /** Days from the purchase that it can be used. */
  readonly validDays: number;
  /** How often it is in the package. */
  readonly count: number;
}

export interface Sale {
  readonly code: string;
  readonly title: string;
  readonly subTitle: string;
  /** As the gateway says it: fit to be loaded only by way of `pictureAddress`, like the other picture. */
  readonly headerUrl: string;
  readonly coupons: readonly SaleCoupon[];
  /** Fen, both. */
  readonly originalFen: number;
  readonly purchaseFen: number;
  /** Packages left. */
  readonly stock: number;
  /** Packages that one account may buy; 0: no limit. */
  readonly limit: number;
  /** Of this account, paid ones only; 0 without login. */
  readonly boughtCount: number;
  readonly status: SaleStatus;
  /** Beijing wall-clock texts, `YYYY-MM-DD HH:mm:ss`. */
  readonly startsAt: string;
  readonly endsAt: string;
  /** Server HTML; becomes allow-listed nodes where it is shown. '' for none. */
  readonly rulesHtml: string;
  /** '': the page is not offered for sharing. */
  readonly shareTitle: string;
  readonly shareImageUrl: string;
}

/** The gateway's word about an order; nothing else counts. */
export type PayState = PayOrder['stateCode'];

/** A coupon that a paid order gave. */
export interface BoughtCoupon {
  readonly id: string;
  readonly type: number;
  readonly cost: string;
  readonly title: string;
  readonly description: string;
  /** Beijing wall-clock texts. */
  readonly validStart: string;
  readonly validEnd: string;
}

export interface OrderState {
  readonly orderNo: string;
  readonly state: PayState;
  readonly title: string;
  /** Fen. */
  readonly payFen: number;
  /** Beijing wall clock: when an unpaid order closes by itself. */
  readonly expiresAt: string;
  /** Given; empty unless paid. */
  readonly coupons: readonly BoughtCoupon[];
  /** Why it is closed or refunded; else ''. */
  readonly message: string;
  /** Where the coupons are used; '' for the send-parcel page. */
  readonly useUrl: string;
}

export interface PlacedOrder {
  readonly orderNo: string;
  readonly state: PayState;
  /** Fen. */
  readonly payFen: number;
  /** What the host is asked to pay with; null unless PAYING. */
  readonly payment: PaymentParams | null;
}
