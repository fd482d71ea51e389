/** Choice of carrier and coupon, and the resulting price: pure, integer fen. */
import type { CarrierQuote, CouponChoice, Offers, SendCoupon, Totals } from '@/domain/send/sendTypes';

/**
 * The carrier of the order: the user's choice if available, otherwise the first available one.
 * Decision: the gateway lists the cheapest first, so that is the default.
 */
export function chosenQuote(quotes: readonly CarrierQuote[] | null, wanted: string): CarrierQuote | null {
  const open = (quotes ?? []).filter(({ isAvailable }) => isAvailable);
  return open.find(({ code }) => code === wanted) ?? open[0] ?? null;
}

/** The usable coupon with the largest discount; of equal ones the one that expires first. Null: none can be used. */
export function bestCoupon(coupons: readonly SendCoupon[]): SendCoupon | null {
  let best: SendCoupon | null = null;
  for (const coupon of coupons) {
    if (!coupon.isUsable || coupon.discountFen <= 0) continue;
    const isBetter =
      best === null ||
      coupon.discountFen > best.discountFen ||
      (coupon.discountFen === best.discountFen && coupon.endsAtMs < best.endsAtMs);
    if (isBetter) best = coupon;
  }
  return best;
}

/** The coupon of this order. If the user's choice cannot be used, the best one is used instead. */
export function chosenCoupon(coupons: readonly SendCoupon[], choice: CouponChoice): SendCoupon | null {
  if (choice.kind === 'none') return null;
  const wanted =
    choice.kind === 'this' ? coupons.find(({ id, isUsable }) => isUsable && id === choice.id) : undefined;
  return wanted ?? bestCoupon(coupons);
}

/** The coupon first, then the reduction fund; neither takes more than is left. */
export function totalsOf(freightFen: number, coupon: SendCoupon | null, offers: Offers | null): Totals {
  const discountFen = Math.min(coupon?.discountFen ?? 0, freightFen);
  const rest = freightFen - discountFen;
  const reductionFen = Math.min(offers?.reductionFen ?? 0, rest);
  return { freightFen, discountFen, reductionFen, payFen: rest - reductionFen };
}
