/** The carriers' prices for a parcel, calculated as for an order, and the changes between two inquiries. Pure. */
import type { CarrierCode, ContrastQuestion, QueryFreightAndTimeRequest } from '../../contract/types';
import type { WalletCoupon } from '../coupon/walletCoupon';
import { ORDER_LIMIT } from '../reduction/fundRules';
import { findCarrier, GOODS_TYPES } from '../send/carriers';
import { arrivalOf, billableKgOf, quoteOf, type CarrierPrice } from '../send/freightRules';
import { couponOffers } from '../send/sendCouponRules';
import { COMMON_LIMITS, REVIEWS, SERVICES, type SeededInquiry, type SeededReview } from './contrast';
import type { ContrastOffer, PriceInquiry } from './contrastTypes';

const DAY_MS = 86_400_000;

/** Discounts that an account could use for an order. */
export interface Means {
  readonly wallet: readonly WalletCoupon[];
  /** Fen in the reduction fund. */
  readonly fundFen: number;
}
export const NO_MEANS: Means = { wallet: [], fundFen: 0 };

/** A city is enough: the district does not affect the freight. */
export const quoteRequest = (question: ContrastQuestion): QueryFreightAndTimeRequest => ({
  ...question,
  senderDistrict: '',
  receiverDistrict: '',
});

const goodsNameOf = (goodsType: string): string =>
  GOODS_TYPES.find((goods) => goods.goodsType === goodsType)?.name ?? '';

export function parcelOf(question: ContrastQuestion) {
  const { lengthCm = 0, widthCm = 0, heightCm = 0 } = question;
  return {
    ...question,
    ...{ lengthCm, widthCm, heightCm },
    goodsName: goodsNameOf(question.goodsType),
    billableKg: billableKgOf(question.weight, question),
  };
}

interface Rating {
  /** Tenths of a star; null: no reviews. */
  readonly score: number | null;
  readonly reviewCount: number;
}

export const ratingOf = (reviews: readonly { readonly star: number }[]): Rating => ({
  score:
    reviews.length === 0
      ? null
      : Math.round((reviews.reduce((sum, { star }) => sum + star, 0) * 10) / reviews.length),
  reviewCount: reviews.length,
});

/**
 * The sum without a coupon, and the saving of the best one: a coupon is used once, so a list of offers must not subtract
 * it from each. `withCoupon` applies it to the chosen offer.
 */
export function offerOf(
  price: CarrierPrice,
  { wallet, fundFen }: Means,
  rating: Rating,
  nowMs: number,
): ContrastOffer {
  const { carrier, refusal } = price;
  const about = {
    carrierCode: carrier.code,
    carrierName: carrier.name,
    isAvailable: refusal === '',
    unavailableReason: refusal,
    ...rating,
    includeList: SERVICES[carrier.code].filter(({ isIncluded }) => isIncluded).map(({ title }) => title),
  };
  if (refusal !== '') return { ...about, ...NO_PRICE };
  const best = couponOffers(wallet, price, nowMs)[0];
  const coupon = best === undefined || best.unusableReason !== '' ? undefined : best;
  const discountFen = coupon?.discountFen ?? 0;
  const reductionFen = Math.min(price.freightFen, fundFen, ORDER_LIMIT);
  const { earliestMs, latestMs } = arrivalOf(price, nowMs);
  return {
    ...about,
    freightFen: price.freightFen,
    originalFreightFen: price.originalFreightFen,
    discountFen,
    couponTitle: discountFen === 0 ? '' : (coupon?.coupon.info.couponTitle ?? ''),
    reductionFen,
    payFen: price.freightFen - reductionFen,
    earliestArrivalMs: earliestMs,
    latestArrivalMs: latestMs,
  };
}

/** The coupon first, then the fund: sending the same parcel costs the same (`sendSubmit`). */
export function withCoupon(offer: ContrastOffer): ContrastOffer {
  const { freightFen, discountFen, reductionFen } = offer;
  if (freightFen === null || discountFen === null || reductionFen === null) return offer;
  const restFen = freightFen - discountFen;
  const fundFen = Math.min(restFen, reductionFen);
  return { ...offer, reductionFen: fundFen, payFen: restFen - fundFen };
}

const NO_PRICE = {
  freightFen: null,
  originalFreightFen: null,
  discountFen: null,
  couponTitle: '',
  reductionFen: null,
  payFen: null,
  earliestArrivalMs: null,
  latestArrivalMs: null,
} as const;

interface PriceLine {
  readonly title: string;
  readonly fen: number;
  readonly kindCode: 'CHARGE' | 'OFF';
  readonly note: string;
}

/** The parts of the price; charges minus deductions is the amount to pay. */
export function linesOf(
  price: CarrierPrice,
  offer: ContrastOffer,
  isByVolume: boolean,
): readonly PriceLine[] {
  if (!offer.isAvailable) return [];
  const extraKg = price.billableKg - 1;
  const line = (title: string, fen: number | null, kindCode: PriceLine['kindCode'], note: string) =>
    fen === null || fen === 0 ? [] : [{ title, fen, kindCode, note }];
  return [
    ...line('首重 1 公斤', price.firstWeightFen, 'CHARGE', ''),
    ...line(
      `续重 ${extraKg} 公斤`,
      price.freightFen - price.firstWeightFen,
      'CHARGE',
      `每公斤 ${price.extraWeightFen / 100} 元${isByVolume ? '，按体积计费' : ''}`,
    ),
    ...line('优惠券', offer.discountFen, 'OFF', offer.couponTitle),
    ...line('减免金', offer.reductionFen, 'OFF', '下单时自动抵扣'),
  ];
}

export const servicesOf = (code: CarrierCode) => SERVICES[code].map(({ title, text }) => ({ title, text }));

export function limitsOf({ carrier, limits }: CarrierPrice, goodsType: string): readonly string[] {
  const hint = GOODS_TYPES.find((goods) => goods.goodsType === goodsType)?.hint ?? '';
  return [
    limits,
    ...(carrier.leavesOut.length === 0 ? [] : [`暂不寄往或寄自：${carrier.leavesOut.join('、')}`]),
    ...(hint === '' ? [] : [hint]),
    ...COMMON_LIMITS,
  ];
}

type ChangeCode = 'SAME' | 'UP' | 'DOWN' | 'GONE' | 'NEW';
interface PriceChange {
  readonly carrierCode: CarrierCode;
  readonly carrierName: string;
  readonly changeCode: ChangeCode;
  readonly thenFen: number | null;
  readonly nowFen: number | null;
  readonly reason: string;
}

const moved = (thenFen: number, nowFen: number): 'SAME' | 'UP' | 'DOWN' =>
  nowFen > thenFen ? 'UP' : nowFen < thenFen ? 'DOWN' : 'SAME';
export const moveOf = (thenFen: number, nowFen: number | null): 'SAME' | 'UP' | 'DOWN' =>
  nowFen === null ? 'SAME' : moved(thenFen, nowFen);

/** How each carrier changed; one that accepts the parcel neither then nor now is left out. */
export function changesBetween(
  then: readonly ContrastOffer[],
  now: readonly ContrastOffer[],
): readonly PriceChange[] {
  const codes = [...new Set([...now, ...then].map(({ carrierCode }) => carrierCode))];
  return codes.flatMap((carrierCode): readonly PriceChange[] => {
    const before = then.find((offer) => offer.carrierCode === carrierCode);
    const after = now.find((offer) => offer.carrierCode === carrierCode);
    const thenFen = before?.payFen ?? null;
    const nowFen = after?.payFen ?? null;
    if (thenFen === null && nowFen === null) return [];
    const about = { carrierCode, carrierName: (after ?? before)?.carrierName ?? '', thenFen, nowFen };
    if (nowFen === null)
      return [{ ...about, changeCode: 'GONE', reason: after?.unavailableReason || '该快递暂不可用' }];
    if (thenFen === null) return [{ ...about, changeCode: 'NEW', reason: '现在可以寄了' }];
    const changeCode = moved(thenFen, nowFen);
    return [{ ...about, changeCode, reason: changeCode === 'SAME' ? '' : whyMoved(before, after) }];
  });
}

const savedFen = ({ freightFen, payFen }: ContrastOffer): number => (freightFen ?? 0) - (payFen ?? 0);

function whyMoved(before: ContrastOffer | undefined, after: ContrastOffer | undefined): string {
  if (before === undefined || after === undefined) return '';
  if (before.freightFen === after.freightFen) return '可用的优惠有变化';
  return savedFen(before) === savedFen(after) ? '运费有调整' : '运费和优惠都有变化';
}

/** A seeded record, at the prices in its fixture, with the discounts that its account could use. */
export function seededInquiry(seed: SeededInquiry, seededAtMs: number, means: Means): PriceInquiry {
  const { inquiryNo, question, daysAgo, dearerThen = {}, goneSince = {}, newSince = [] } = seed;
  const atMs = seededAtMs - daysAgo * DAY_MS;
  const quote = quoteOf(quoteRequest(question), new Set());
  const today =
    quote.kind === 'prices'
      ? quote.prices.map((price) => offerOf(price, means, ratingOf(REVIEWS[price.carrier.code]), seededAtMs))
      : [];
  const codes = Object.keys(goneSince).flatMap((code) => findCarrier(code) ?? []);
  const gone = codes.map((carrier): ContrastOffer => {
    const fen = goneSince[carrier.code] ?? 0;
    return {
      carrierCode: carrier.code,
      carrierName: carrier.name,
      isAvailable: true,
      unavailableReason: '',
      ...NO_PRICE,
      freightFen: fen,
      originalFreightFen: fen,
      discountFen: 0,
      reductionFen: 0,
      payFen: fen,
      ...ratingOf(REVIEWS[carrier.code]),
      includeList: [],
    };
  });
  const offers = [...today.filter(({ carrierCode }) => goneSince[carrierCode] === undefined), ...gone].map(
    (offer): ContrastOffer => {
      if (newSince.includes(offer.carrierCode))
        return { ...offer, ...NO_PRICE, isAvailable: false, unavailableReason: '运力已满，暂不可用' };
      const more = dearerThen[offer.carrierCode] ?? 0;
      return offer.freightFen === null || offer.payFen === null
        ? offer
        : { ...offer, freightFen: offer.freightFen + more, payFen: offer.payFen + more };
    },
  );
  return { inquiryNo, question, atMs, offers };
}

/** A seeded review, or one written since. */
export interface Review extends Omit<SeededReview, 'daysAgo' | 'tags'> {
  readonly tagList: readonly string[];
  readonly atMs: number;
}

export const seededReviews = (code: CarrierCode, seededAtMs: number): readonly Review[] =>
  REVIEWS[code].map(({ daysAgo, tags, ...rest }) => ({
    ...rest,
    tagList: tags,
    atMs: seededAtMs - daysAgo * DAY_MS,
  }));
