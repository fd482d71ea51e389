import type { ContrastOffer } from '@/api/generated/schemas/ContrastOffer';
import { marksOf, sortOffers, type Sort } from './offerOrder';
import { testOffer as offer } from './testing/testOffer';

const codes = (offers: readonly ContrastOffer[]) => offers.map(({ carrierCode }) => carrierCode).join(' ');

const SF = offer('SF', { payFen: 2000, latestArrivalMs: 10, score: 48, reviewCount: 9 });
const ZTO = offer('ZTO', { payFen: 1000, latestArrivalMs: 30, score: 44, reviewCount: 2 });
const YTO = offer('YTO', { payFen: 1000, latestArrivalMs: 20, score: 44, reviewCount: 5 });
const LATE = offer('STO', { payFen: 900, latestArrivalMs: null, score: null, reviewCount: 0 });
const UNPRICED = offer('YD', { payFen: null, latestArrivalMs: 5 });
const CLOSED = offer('JTJZ', { isAvailable: false, payFen: null, latestArrivalMs: null, score: 50 });

describe('order', () => {
  it.each<[Sort, string]>([
    ['price', 'STO YTO ZTO SF YD JTJZ'], // equal prices: the faster one first; without a price last
    ['time', 'YD SF YTO ZTO STO JTJZ'], // without a time last
    ['reviews', 'SF YD YTO ZTO STO JTJZ'], // equal scores: the one with more reviews first; without a score last
  ])('%s: %s', (sort, expected) => {
    const all = [CLOSED, UNPRICED, LATE, ZTO, YTO, SF];
    expect(codes(sortOffers(all, sort))).toBe(expected);
    expect(codes(all)).toBe('JTJZ YD STO ZTO YTO SF'); // the input is not changed
  });

  it.each<Sort>(['price', 'time', 'reviews'])('by %s equal ones keep their order', (sort) => {
    const same = [offer('ZTO'), offer('SF'), offer('YTO')];
    expect(codes(sortOffers(same, sort))).toBe('ZTO SF YTO');
  });

  it('accepts no offer and a single one', () => {
    expect(sortOffers([], 'price')).toEqual([]);
    expect(codes(sortOffers([SF], 'time'))).toBe('SF');
  });
});

describe('marks', () => {
  it.each([
    ['each its own', [SF, ZTO], [['fastest'], ['cheapest']]],
    ['both of one', [offer('SF', { payFen: 1, latestArrivalMs: 1 }), ZTO], [['cheapest', 'fastest'], []]],
    ['equal prices share it', [ZTO, YTO, SF], [['cheapest'], ['cheapest'], ['fastest']]],
    ['all equal: none', [offer('SF'), offer('ZTO')], [[], []]],
    ['alone: none', [SF], [[]]],
    ['an unknown time is never the fastest', [LATE, SF, ZTO], [['cheapest'], ['fastest'], []]],
    ['neither is one that is unavailable', [CLOSED, SF, ZTO], [[], ['fastest'], ['cheapest']]],
    ['nor one without a price', [UNPRICED, SF, ZTO], [[], ['fastest'], ['cheapest']]],
    ['none', [], []],
  ])('%s', (_name, offers, expected) => {
    expect(offers.map(marksOf(offers))).toEqual(expected);
  });
});
