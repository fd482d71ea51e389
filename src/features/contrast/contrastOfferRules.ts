import type { ContrastOffer } from '@/api/generated/schemas/ContrastOffer';

/** Available, with a known price. */
export const isPriced = (
  offer: ContrastOffer,
): offer is ContrastOffer & { readonly payFen: number; readonly isAvailable: true } =>
  offer.isAvailable && offer.payFen !== null;

/** Whether an order can be placed: the order call does not accept unknown carriers. */
export const canSend = (offer: ContrastOffer): boolean =>
  offer.isAvailable && offer.carrierCode !== 'unknown';

/**
 * What is paid with the best coupon; null if there is none, or if the price already includes it (one chosen offer). A
 * list compares what is paid without it, since a coupon is used once.
 */
export function withCouponFen({
  payFen,
  freightFen,
  discountFen,
  reductionFen,
}: ContrastOffer): number | null {
  if (payFen === null || freightFen === null || (discountFen ?? 0) <= 0) return null;
  const fundFen = reductionFen ?? 0;
  const restFen = Math.max(freightFen - (discountFen ?? 0), 0);
  return payFen === freightFen - fundFen ? restFen - Math.min(restFen, fundFen) : null;
}
