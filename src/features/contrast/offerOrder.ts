import type { ContrastOffer } from '@/api/generated/schemas/ContrastOffer';
import { isPriced } from './contrastOfferRules';

export const SORTS = ['price', 'time', 'reviews'] as const;

export type Sort = (typeof SORTS)[number];

export const SORT_TITLES: Readonly<Record<Sort, string>> = {
  price: '价格优先',
  time: '时效优先',
  reviews: '口碑优先',
};

export type Mark = 'cheapest' | 'fastest';

export const MARK_TEXTS: Readonly<Record<Mark, string>> = { cheapest: '最便宜', fastest: '最快' };

/** Ascending; unknown values come last (in `down` too). */
const up = (a: number | null, b: number | null): number =>
  a === b ? 0 : a === null ? 1 : b === null ? -1 : a - b;

const down = (a: number | null, b: number | null): number => (a === null || b === null ? up(a, b) : up(b, a));

const byPrice = (a: ContrastOffer, b: ContrastOffer): number => up(a.payFen, b.payFen);

const byTime = (a: ContrastOffer, b: ContrastOffer): number => up(a.latestArrivalMs, b.latestArrivalMs);

const byReviews = (a: ContrastOffer, b: ContrastOffer): number =>
  down(a.score, b.score) || down(a.reviewCount, b.reviewCount);

const ORDERS: Readonly<Record<Sort, (a: ContrastOffer, b: ContrastOffer) => number>> = {
  price: (a, b) => byPrice(a, b) || byTime(a, b),
  time: (a, b) => byTime(a, b) || byPrice(a, b),
  reviews: (a, b) => byReviews(a, b) || byPrice(a, b),
};

/** Available offers first, then by the given order; equal ones keep the gateway's order. */
export function sortOffers(offers: readonly ContrastOffer[], sort: Sort): readonly ContrastOffer[] {
  const compare = ORDERS[sort];
  return offers
    .map((offer, place) => ({ offer, place }))
    .sort(
      (a, b) =>
        Number(b.offer.isAvailable) - Number(a.offer.isAvailable) ||
        compare(a.offer, b.offer) ||
        a.place - b.place,
    )
    .map(({ offer }) => offer);
}

/**
 * Marks the best offers. Equal ones share the mark; if all are equal or there is only one, none is marked, since the
 * mark would say nothing.
 */
export function marksOf(offers: readonly ContrastOffer[]): (offer: ContrastOffer) => readonly Mark[] {
  const open = offers.filter(isPriced);
  const cheapest = bestOf(open.map(({ payFen }) => payFen));
  const fastest = bestOf(open.map(({ latestArrivalMs }) => latestArrivalMs));
  return (offer) =>
    isPriced(offer)
      ? [
          ...(offer.payFen === cheapest ? (['cheapest'] as const) : []),
          ...(offer.latestArrivalMs !== null && offer.latestArrivalMs === fastest
            ? (['fastest'] as const)
            : []),
        ]
      : [];
}

function bestOf(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  const best = Math.min(...known);
  return known.some((value) => value > best) ? best : null;
}
