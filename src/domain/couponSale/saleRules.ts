/**
 * Rules of a coupon package on sale: the button, limits, prices and refusals (contract tag `pay`; product §2.4). Pure.
 */
import type { PaymentTexts } from '../payment/payTexts';
import { REFUSED_TEXTS, SALE_TEXTS } from './saleTexts';
import { shortMinuteOf } from './saleTimes';
import type { Sale } from './saleTypes';

/** What the page's one button does; every value but `buy` only shows why buying is closed. */
export type SaleAction = 'buy' | 'sold-out' | 'limit-reached' | 'not-begun' | 'over' | 'closed';

type Availability = Pick<Sale, 'status' | 'stock' | 'limit' | 'boughtCount'>;

/**
 * | status | and | button |
 * |---|---|---|
 * | NOT_START, FINISHED, SOLD_OUT | | not-begun, over, sold-out |
 * | unknown | | closed: sells nothing on a guess, and does not claim it is over |
 * | RUNNING | the account has reached its limit | limit-reached |
 * | RUNNING | none left | sold-out |
 * | RUNNING | otherwise | buy |
 */
export function saleAction({ status, stock, limit, boughtCount }: Availability): SaleAction {
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
export function limitTexts({ stock, limit, status }: Availability): readonly string[] {
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
const refusalText = (code: string, message: string): string =>
  message.trim() || (REFUSED_TEXTS[code] ?? SALE_TEXTS.orderFailed);

/** What paying for a package or a bargain says. */
export const SALE_WORDS: PaymentTexts = {
  orderFailed: SALE_TEXTS.orderFailed,
  priceChanged: SALE_TEXTS.priceChanged,
  unpaid: SALE_TEXTS.unpaid,
  cancel: SALE_TEXTS.cancelOrder,
  order: '订单',
  cannotPayHere: SALE_TEXTS.cannotPayHere,
  refusal: refusalText,
};
