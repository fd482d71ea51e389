/** Views of a coupon package on sale and of its orders (contract tag `pay`, product §2.3 "Rights item", "Coupon"). */
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

/** Rules of a coupon package on sale, without state or platform (product §2.3, §2.4; contract `CouponSaleInfoData`). */
/** What the page's one button does; all but `buy` only say why it is closed. */
export type SaleAction = 'buy' | 'sold-out' | 'limit-reached' | 'not-begun' | 'over' | 'closed';

type Standing = Pick<Sale, 'status' | 'stock' | 'limit' | 'boughtCount'>;

/**
 * | status | and | button |
 * |---|---|---|
 * | NOT_START, FINISHED, SOLD_OUT | | not-begun, over, sold-out |
 * | one that nobody has named | | closed: nothing is sold on a guess, nor called over |
 * | RUNNING | the account has as many as it may | limit-reached |
 * | RUNNING | nothing left | sold-out |
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

/** Decision: what is left is told when it is little, so that nobody reads a large number for a promise. */
const FEW = 100;

/** What limits buying, in the order it is told; empty when nothing does. */
export function limitTexts({ stock, limit, status }: Standing): readonly string[] {
  return [
    ...(limit > 0 ? [`每人限购 ${limit} 份`] : []),
    ...(status === 'RUNNING' && stock > 0 && stock <= FEW ? [`仅剩 ${stock} 份`] : []),
  ];
}

/** Coupons in a package, each as often as it is in it. */
export const couponCount = ({ coupons }: Pick<Sale, 'coupons'>): number =>
  coupons.reduce((sum, { count }) => sum + count, 0);

/** The original price is shown where it is more than what is asked for. */
export const hasOriginalPrice = ({
  originalFen,
  purchaseFen,
}: Pick<Sale, 'originalFen' | 'purchaseFen'>): boolean => originalFen > purchaseFen;

/** What the person is told about a refusal: the gateway's sentence, else the code's, else the general one. */
export const refusalText = (code: string, message: string): string =>
  message.trim() || (REFUSED_TEXTS[code] ?? SALE_TEXTS.orderFailed);

/** Client codes that a house takes money from (contract `Payment`). */
const PAYING_CLIENTS: readonly number[] = [
  PLATFORM_CODE.wxBrowser,
  PLATFORM_CODE.wechatMini,
  PLATFORM_CODE.alipayMini,
  PLATFORM_CODE.alipayLife,
];

/**
 * Whether a package can be paid for here: in both mini programs and in the browsers of both apps.
 * Decision: the consumer and locker apps have payments of their own that nobody has described, so a person is sent to the
 * two apps from there as from a plain browser. So is one inside a mini program's web view: the browser's payment call
 * does not work there, and the mini program has this page itself.
 */
export const canPayIn = ({ platformCode, isInMiniProgramWebView }: Host): boolean =>
  !isInMiniProgramWebView && PAYING_CLIENTS.includes(platformCode);

/** Longer waits than a day are for another visit (and for no timer). */
const MAX_WAIT_MS = 86_400_000;

/** How long until a package that is not sold yet is, milliseconds; null when there is nothing to wait for. */
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
/** `MM-DD HH:mm` of it, for a button. */
export const shortMinuteOf = (time: string): string => time.slice('YYYY-'.length, 'YYYY-MM-DD HH:mm'.length);
/** `HH:mm` of it. */
export const clockOf = (time: string): string => time.slice('YYYY-MM-DD '.length, 'YYYY-MM-DD HH:mm'.length);
/** The days that a bought coupon can be used in, product §1.5. */
export const validRange = (start: string, end: string): string =>
  `${start.slice(0, 'YYYY-MM-DD'.length)} 至 ${end.slice(0, 'YYYY-MM-DD'.length)}`;
