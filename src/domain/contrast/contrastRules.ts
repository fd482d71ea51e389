/** Which offer is better in what, and how a parcel is written into an address: pure (product §3.27). */
import type { ContrastOffer } from '@/api/generated/schemas/ContrastOffer';
import type { ContrastParcel } from '@/api/generated/schemas/ContrastParcel';
import type { PricedParcel } from '@/domain/send/handParcel';
import { MAX_SIDE_CM, MAX_WEIGHT, MIN_WEIGHT, type ParcelSize } from '@/domain/send/sendRules';
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

/** Can be had at a price that is known. */
export const isPriced = (
  offer: ContrastOffer,
): offer is ContrastOffer & { readonly payFen: number; readonly isAvailable: true } =>
  offer.isAvailable && offer.payFen !== null;

/** Nobody can order by a carrier that the order's call does not take. */
export const canSend = (offer: ContrastOffer): boolean =>
  offer.isAvailable && offer.carrierCode !== 'unknown';

/** What is not known comes after everything that is. */
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

/** Those that can be had first, then as wanted; equal ones stay as the gateway has them. */
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
 * What is best in something. Equal ones share the mark; where all are equal, or one is alone, it would say nothing and
 * nobody has it.
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

/** What has been taken off already: `已减 优惠券￥3、减免金￥2`; '' for nothing. */
export function savedText({ discountFen, reductionFen }: ContrastOffer): string {
  const parts = [
    (discountFen ?? 0) > 0 ? `优惠券￥${formatFen(discountFen ?? 0)}` : '',
    (reductionFen ?? 0) > 0 ? `减免金￥${formatFen(reductionFen ?? 0)}` : '',
  ].filter((part) => part !== '');
  return parts.length === 0 ? '' : `已减 ${parts.join('、')}`;
}

/** A city without its 市; what there is in its place when it is missing. */
const cityText = (province: string, city: string): string =>
  (city || province).replace(/市$/, '') || '未知城市';

export const routeText = (parcel: ContrastParcel): string =>
  `${cityText(parcel.senderProvince, parcel.senderCity)} → ${cityText(parcel.receiverProvince, parcel.receiverCity)}`;

/** `日用品 · 2 公斤`, with the size where it is known, and what is paid for where that is more. */
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

/** What is asked for: places and goods, no person. A size of zeros, or without one side, is not known. */
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

/** Null: not known. */
export function parcelSize({
  lengthCm = 0,
  widthCm = 0,
  heightCm = 0,
}: Partial<ParcelSize>): ParcelSize | null {
  return [lengthCm, widthCm, heightCm].every(isSide) ? { lengthCm, widthCm, heightCm } : null;
}

/** @param max characters (contract, ContrastQuestion) */
const isName = (text: string, max: number): boolean => text !== '' && text.length <= max;

/** A parcel as it can be asked for; null: something of it is missing, or it is heavier than can be sent here. */
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

/** Query of an address; a parcel that cannot be asked for has none. */
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

/** What an address asks for; null: nothing, or not all of it. A size that is none is not known. */
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

/** What the send page is handed: all that the price depends on. */
export const pricedParcel = (question: ContrastQuestion, carrierCode: string): PricedParcel => ({
  from: { province: question.senderProvince, city: question.senderCity },
  to: { province: question.receiverProvince, city: question.receiverCity },
  weight: question.weight,
  size: parcelSize(question),
  goodsType: question.goodsType,
  carrierCode,
});

/** Designs of the comparison card. */
export const CARD_STYLES = ['list', 'columns', 'line'] as const;
export type CardStyle = (typeof CARD_STYLES)[number];
export const CARD_STYLE_TITLES: Readonly<Record<CardStyle, string>> = {
  list: '列表',
  columns: '并排',
  line: '单行',
};

/** The design that an address names; null: all of them. One that nobody knows is the first. */
export function cardStyleOf(style: string | undefined): CardStyle | null {
  if (style === undefined || style === '') return null;
  return CARD_STYLES.find((known) => known === style) ?? CARD_STYLES[0];
}
