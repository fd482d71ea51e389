/**
 * Coupon packages on sale and their orders: view types and pure rules (contract tag `pay`, `CouponSaleInfoData`;
 * product §2.3 "Rights item", "Coupon", §2.4).
 */
import type { CouponSaleInfoData } from '@/api/generated/operations/couponSale';
import type { PayOrder } from '@/api/generated/schemas/PayOrder';
import type { PaymentParams } from '@/platform/payment/types';
import { type Host, PLATFORM_CODE } from '@/platform/host/types';
import { parseBeijingTime } from '@/utils/beijingTime';
import { REFUSED_TEXTS, SALE_TEXTS } from './saleTexts';

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

/** The gateway's state of an order; the only authoritative one. */
export type PayState = PayOrder['stateCode'];

/** A coupon received from a paid order. */
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
  /** Beijing wall clock: when an unpaid order closes automatically. */
  readonly expiresAt: string;
  /** Coupons received; empty unless paid. */
  readonly coupons: readonly BoughtCoupon[];
  /** Why it is closed or refunded; otherwise ''. */
  readonly message: string;
  /** Where to use the coupons; '' for the send-parcel page. */
  readonly useUrl: string;
}

export interface PlacedOrder {
  readonly orderNo: string;
  readonly state: PayState;
  /** Fen. */
  readonly payFen: number;
  /** Parameters for the host's payment call; null unless PAYING. */
  readonly payment: PaymentParams | null;
}

/** What the page's one button does; every value but `buy` only shows why buying is closed. */
export type SaleAction = 'buy' | 'sold-out' | 'limit-reached' | 'not-begun' | 'over' | 'closed';

type Standing = Pick<Sale, 'status' | 'stock' | 'limit' | 'boughtCount'>;

/**
 * | status | and | button |
 * |---|---|---|
 * | NOT_START, FINISHED, SOLD_OUT | | not-begun, over, sold-out |
 * | unknown | | closed: sells nothing on a guess, and does not claim it is over |
 * | RUNNING | the account has reached its limit | limit-reached |
 * | RUNNING | none left | sold-out |
 * | RUNNING | otherwise | buy |
 */
export function saleAction({ status, stock, limit, boughtCount }: Standing): SaleAction {
  switch (status) {
    case 'NOT_START':
      return 'not-begun';
    case 'FINISHED':
      return 'over';
    case 'unknown':
      return 'closed';
    case 'SOLD_OUT':
      return 'sold-out';
    case 'RUNNING':
      if (limit > 0 && boughtCount >= limit) return 'limit-reached';
      return stock === 0 ? 'sold-out' : 'buy';
  }
}

export function saleButtonText(action: SaleAction, { startsAt }: Pick<Sale, 'startsAt'>): string {
  switch (action) {
    case 'buy':
      return SALE_TEXTS.buy;
    case 'sold-out':
      return SALE_TEXTS.soldOut;
    case 'limit-reached':
      return SALE_TEXTS.limitReached;
    case 'not-begun':
      return `${shortMinuteOf(startsAt)} 开始`;
    case 'over':
      return SALE_TEXTS.over;
    case 'closed':
      return SALE_TEXTS.notNow;
  }
}

/** Decision: stock is shown only when low, so that a large number is not read as a promise. */
const FEW = 100;

/** The limits on buying, in display order; empty if there are none. */
export function limitTexts({ stock, limit, status }: Standing): readonly string[] {
  return [
    ...(limit > 0 ? [`每人限购 ${limit} 份`] : []),
    ...(status === 'RUNNING' && stock > 0 && stock <= FEW ? [`仅剩 ${stock} 份`] : []),
  ];
}

/** Number of coupons in a package, counting quantities. */
export const couponCount = ({ coupons }: Pick<Sale, 'coupons'>): number =>
  coupons.reduce((sum, { count }) => sum + count, 0);

/** Whether to show the original price: only when it is higher than the sale price. */
export const hasOriginalPrice = ({
  originalFen,
  purchaseFen,
}: Pick<Sale, 'originalFen' | 'purchaseFen'>): boolean => originalFen > purchaseFen;

/** The message for a refusal: the gateway's text, else the code's, else the general one. */
export const refusalText = (code: string, message: string): string =>
  message.trim() || (REFUSED_TEXTS[code] ?? SALE_TEXTS.orderFailed);

/** Client codes for which a payment provider exists (contract `Payment`). */
const PAYING_CLIENTS: readonly number[] = [
  PLATFORM_CODE.wxBrowser,
  PLATFORM_CODE.wechatMini,
  PLATFORM_CODE.alipayMini,
  PLATFORM_CODE.alipayLife,
];

/**
 * Whether a package can be paid for here: in both mini programs and in the browsers of both apps.
 * Decision: the consumer and locker apps have their own payments, which are not described, so users there are sent to
 * the two apps, as from a plain browser. The same holds inside a mini program's web view: the browser's payment call
 * does not work there, and the mini program has this page itself.
 */
export const canPayIn = ({ platformCode, isInMiniProgramWebView }: Host): boolean =>
  !isInMiniProgramWebView && PAYING_CLIENTS.includes(platformCode);

/** Waits longer than a day get no timer; the next visit handles them. */
const MAX_WAIT_MS = 86_400_000;

/** Milliseconds until a package that is not on sale yet is sold; null if there is nothing to wait for. */
export function untilStartMs(
  { status, startsAt }: Pick<Sale, 'status' | 'startsAt'>,
  nowMs: number,
): number | null {
  const startMs = status === 'NOT_START' ? parseBeijingTime(startsAt) : null;
  if (startMs === null || startMs <= nowMs || startMs - nowMs > MAX_WAIT_MS) return null;
  return startMs - nowMs;
}

/** `YYYY-MM-DD HH:mm:ss` to the minute. */
export const minuteOf = (time: string): string => time.slice(0, 'YYYY-MM-DD HH:mm'.length);
/** `MM-DD HH:mm`, for a button. */
export const shortMinuteOf = (time: string): string => time.slice('YYYY-'.length, 'YYYY-MM-DD HH:mm'.length);
/** `HH:mm`. */
export const clockOf = (time: string): string => time.slice('YYYY-MM-DD '.length, 'YYYY-MM-DD HH:mm'.length);
/** The days on which a bought coupon can be used, product §1.5. */
export const validRange = (start: string, end: string): string =>
  `${start.slice(0, 'YYYY-MM-DD'.length)} 至 ${end.slice(0, 'YYYY-MM-DD'.length)}`;
