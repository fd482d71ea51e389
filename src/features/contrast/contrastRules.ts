/** Comparing and sorting offers, and writing a parcel into a URL (product §3.27). Pure. */
import type { ContrastOffer } from '@/api/generated/schemas/ContrastOffer';
import type { ContrastParcel } from '@/api/generated/schemas/ContrastParcel';
import type { PricedParcel } from '@/domain/send/fillSendForm';
import { MAX_SIDE_CM, type ParcelSize } from '@/domain/send/sendTypes';
import { MAX_WEIGHT, MIN_WEIGHT } from '@/domain/send/weightRules';
import {
  numberParam,
  readNumber,
  textParam,
  type AddressParams,
  type NumberRule,
} from '@/utils/addressParams';
import { formatFen } from '@/utils/money';

export const SORTS = ['price', 'time', 'reviews'] as const;
export type Sort = (typeof SORTS)[number];
export const SORT_TITLES: Readonly<Record<Sort, string>> = {
  price: '价格优先',
  time: '时效优先',
  reviews: '口碑优先',
};

export type Mark = 'cheapest' | 'fastest';
export const MARK_TEXTS: Readonly<Record<Mark, string>> = { cheapest: '最便宜', fastest: '最快' };

/** Available, with a known price. */
export const isPriced = (
  offer: ContrastOffer,
): offer is ContrastOffer & { readonly payFen: number; readonly isAvailable: true } =>
  offer.isAvailable && offer.payFen !== null;

/** Whether an order can be placed: the order call does not accept unknown carriers. */
export const canSend = (offer: ContrastOffer): boolean =>
  offer.isAvailable && offer.carrierCode !== 'unknown';

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

/** `4.8 分 · 12 条评价`. */
export const scoreText = ({ score, reviewCount }: ContrastOffer): string =>
  score === null
    ? '暂无评价'
    : [`${(score / 10).toFixed(1)} 分`, reviewCount > 0 ? `${reviewCount} 条评价` : '']
        .filter((part) => part !== '')
        .join(' · ');

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

/** Discounts already subtracted: `已减 优惠券￥3、减免金￥2`; '' for none. */
export function savedText(offer: ContrastOffer): string {
  const { discountFen, reductionFen } = offer;
  const parts = [
    (discountFen ?? 0) > 0 && withCouponFen(offer) === null ? `优惠券￥${formatFen(discountFen ?? 0)}` : '',
    (reductionFen ?? 0) > 0 ? `减免金￥${formatFen(reductionFen ?? 0)}` : '',
  ].filter((part) => part !== '');
  return parts.length === 0 ? '' : `已减 ${parts.join('、')}`;
}

/** City name without 市; the province if the city is missing. */
const cityText = (province: string, city: string): string =>
  (city || province).replace(/市$/, '') || '未知城市';

export const routeText = (parcel: ContrastParcel): string =>
  `${cityText(parcel.senderProvince, parcel.senderCity)} → ${cityText(parcel.receiverProvince, parcel.receiverCity)}`;

/** `日用品 · 2 公斤`, with the size if known, and the billable weight if it is higher. */
export function goodsText(parcel: ContrastParcel): string {
  const { goodsName, weight, billableKg } = parcel;
  const size = parcelSize(parcel);
  return [
    goodsName,
    weight > 0 ? `${weight} 公斤` : '',
    size === null ? '' : `${size.lengthCm}×${size.widthCm}×${size.heightCm} 厘米`,
    billableKg > weight ? `按 ${billableKg} 公斤计费` : '',
  ]
    .filter((part) => part !== '')
    .join(' · ');
}

/** A price request: places and goods, no personal data. A size with a missing or zero side is unknown. */
export interface ContrastQuestion extends Partial<ParcelSize> {
  readonly senderProvince: string;
  readonly senderCity: string;
  readonly receiverProvince: string;
  readonly receiverCity: string;
  readonly goodsType: string;
  /** Whole kilograms. */
  readonly weight: number;
}

const isSide = (cm: number): boolean => Number.isInteger(cm) && cm >= 1 && cm <= MAX_SIDE_CM;

/** Null: unknown. */
export function parcelSize({
  lengthCm = 0,
  widthCm = 0,
  heightCm = 0,
}: Partial<ParcelSize>): ParcelSize | null {
  return [lengthCm, widthCm, heightCm].every(isSide) ? { lengthCm, widthCm, heightCm } : null;
}

/** @param max characters (contract, ContrastQuestion) */
const isName = (text: string, max: number): boolean => text !== '' && text.length <= max;

/** The parcel as a valid request; null: something is missing or invalid, or it is too heavy to send here. */
export function questionOf(parcel: ContrastQuestion): ContrastQuestion | null {
  const { senderProvince, senderCity, receiverProvince, receiverCity, goodsType, weight } = parcel;
  const isWhole =
    isName(senderProvince, 20) &&
    isName(senderCity, 30) &&
    isName(receiverProvince, 20) &&
    isName(receiverCity, 30) &&
    isName(goodsType, 64);
  if (!isWhole) return null;
  if (!Number.isInteger(weight) || weight < MIN_WEIGHT || weight > MAX_WEIGHT) return null;
  return {
    senderProvince,
    senderCity,
    receiverProvince,
    receiverCity,
    goodsType,
    weight,
    ...parcelSize(parcel),
  };
}

/** Whole centimetres. */
const SIDE: NumberRule = { min: 1, max: MAX_SIDE_CM };
/** Whole kilograms. */
const WEIGHT: NumberRule = { min: MIN_WEIGHT, max: MAX_WEIGHT };

/** Query parameters of a parcel; empty if it is not a valid request. */
export function parcelParams(parcel: ContrastQuestion): Readonly<Record<string, string>> {
  const question = questionOf(parcel);
  if (question === null) return {};
  const size = parcelSize(question);
  return {
    fromProvince: question.senderProvince,
    fromCity: question.senderCity,
    toProvince: question.receiverProvince,
    toCity: question.receiverCity,
    goods: question.goodsType,
    weight: String(question.weight),
    ...(size === null ? {} : { size: [size.lengthCm, size.widthCm, size.heightCm].join('x') }),
  };
}

/** The parcel in a URL's query; null: missing or incomplete. An invalid size is read as unknown. */
export function readParcel(params: AddressParams): ContrastQuestion | null {
  const [lengthCm, widthCm, heightCm] = textParam(params, 'size')
    .split('x')
    .map((side) => readNumber(side, SIDE) ?? 0);
  return questionOf({
    senderProvince: textParam(params, 'fromProvince'),
    senderCity: textParam(params, 'fromCity'),
    receiverProvince: textParam(params, 'toProvince'),
    receiverCity: textParam(params, 'toCity'),
    goodsType: textParam(params, 'goods'),
    weight: numberParam(params, 'weight', WEIGHT) ?? 0,
    lengthCm,
    widthCm,
    heightCm,
  });
}

/** The data handed to the send page: everything that the price depends on. */
export const pricedParcel = (question: ContrastQuestion, carrierCode: string): PricedParcel => ({
  from: { province: question.senderProvince, city: question.senderCity },
  to: { province: question.receiverProvince, city: question.receiverCity },
  weight: question.weight,
  size: parcelSize(question),
  goodsType: question.goodsType,
  carrierCode,
});

export const CARD_STYLES = ['list', 'columns', 'line'] as const;
export type CardStyle = (typeof CARD_STYLES)[number];
export const CARD_STYLE_TITLES: Readonly<Record<CardStyle, string>> = {
  list: '列表',
  columns: '并排',
  line: '单行',
};

/** The card style in a URL; null: show all styles. An unknown value is read as the first style. */
export function cardStyleOf(style: string | undefined): CardStyle | null {
  if (style === undefined || style === '') return null;
  return CARD_STYLES.find((known) => known === style) ?? CARD_STYLES[0];
}
