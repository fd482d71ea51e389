import { CARRIERS, findCarrier, GOODS_TYPES, type Carrier, type Zone } from '../fixtures/mini/carriers';
import { findProvince, type RegionArea } from '../fixtures/mini/regions';
import type { CarrierCode, ParcelSize, QuoteRequest } from './miniRequests';

const HOUR_MS = 3_600_000;
/** Cubic centimetres that are paid for as one kg. */
const CM3_PER_KG = 8000;

/** Neighbours of a part of the country; freight between them is that of one part. */
const NEIGHBOURS: Readonly<Record<RegionArea, readonly RegionArea[]>> = {
  east: ['east', 'middle'],
  south: ['south', 'middle'],
  north: ['north', 'northeast'],
  middle: ['middle', 'east', 'south'],
  west: ['west'],
  northeast: ['northeast', 'north'],
  remote: [],
  other: [],
};

export interface CarrierPrice {
  readonly carrier: Carrier;
  /** Why it does not take the parcel; empty: it does, and the figures hold. */
  readonly refusal: string;
  readonly firstWeightFen: number;
  /** Fen of each further kg. */
  readonly extraWeightFen: number;
  /** Kg that are paid for. */
  readonly billableKg: number;
  readonly freightFen: number;
  readonly originalFreightFen: number;
  /** What one parcel may be at most, in words. */
  readonly limits: string;
  /** Hours from collection: at best, at worst. */
  readonly hours: readonly [number, number];
}

export type Quote =
  | { readonly kind: 'out-of-range' }
  | { readonly kind: 'goods-refused'; readonly msg: string }
  | { readonly kind: 'prices'; readonly prices: readonly CarrierPrice[] };

/** How far it is; null: nobody goes from or to there. */
export function zoneOf(request: QuoteRequest): Zone | null {
  const from = findProvince(request.senderProvince);
  const to = findProvince(request.receiverProvince);
  if (from === undefined || to === undefined || from.area === 'other' || to.area === 'other') return null;
  if (from === to) return request.senderCity === request.receiverCity ? 'city' : 'province';
  if (from.area === 'remote' || to.area === 'remote') return 'remote';
  return NEIGHBOURS[from.area].includes(to.area) ? 'near' : 'far';
}

/** Kg that are paid for: by weight or, where all three sides are known and it is more, by volume. */
export function billableKgOf(
  weight: number,
  { lengthCm = 0, widthCm = 0, heightCm = 0 }: ParcelSize,
): number {
  return Math.max(weight, Math.ceil((lengthCm * widthCm * heightCm) / CM3_PER_KG));
}

/** Fen of so many kg: the first one, and each further one. */
export const freightFenOf = (firstFen: number, extraFen: number, billableKg: number): number =>
  firstFen + (billableKg - 1) * extraFen;

/**
 * What every carrier takes: those that take it first, the cheapest at the top. The one rule of prices: the send page's,
 * an order's, the freight page's, whoever compares.
 */
export function quoteOf(request: QuoteRequest, closed: ReadonlySet<string>): Quote {
  const zone = zoneOf(request);
  if (zone === null) return { kind: 'out-of-range' };
  if (request.goodsType !== '') {
    const goods = GOODS_TYPES.find(({ goodsType }) => goodsType === request.goodsType);
    if (goods === undefined) return { kind: 'goods-refused', msg: '暂不支持寄送该类物品' };
    if (request.weight > goods.maxWeight)
      return { kind: 'goods-refused', msg: `${goods.name}单件最多 ${goods.maxWeight} 公斤` };
  }
  const prices = CARRIERS.map((carrier) => priceOf(carrier, zone, request, closed));
  return { kind: 'prices', prices: prices.sort(byUse) };
}

const byUse = (a: CarrierPrice, b: CarrierPrice): number =>
  Number(a.refusal !== '') - Number(b.refusal !== '') || a.freightFen - b.freightFen;

function priceOf(
  carrier: Carrier,
  zone: Zone,
  request: QuoteRequest,
  closed: ReadonlySet<string>,
): CarrierPrice {
  const { weight, senderProvince, receiverProvince, lengthCm = 0, widthCm = 0, heightCm = 0 } = request;
  const { firstFen, extraFen, hours } = carrier.prices[zone];
  const billableKg = billableKgOf(weight, request);
  const freightFen = freightFenOf(firstFen, extraFen, billableKg);
  const refusal = closed.has(carrier.code)
    ? '运力已满，暂不可用'
    : carrier.leavesOut.some((name) => name === senderProvince || name === receiverProvince)
      ? '暂不支持该地区'
      : weight > carrier.maxWeight
        ? `单件最多 ${carrier.maxWeight} 公斤`
        : Math.max(lengthCm, widthCm, heightCm) > carrier.maxSideCm
          ? `单边最长 ${carrier.maxSideCm} 厘米`
          : '';
  return {
    carrier,
    refusal,
    firstWeightFen: firstFen,
    extraWeightFen: extraFen,
    billableKg,
    freightFen,
    limits: `单件最多 ${carrier.maxWeight} 公斤，单边最长 ${carrier.maxSideCm} 厘米`,
    // Whole jiao: a list price is never 12.37.
    originalFreightFen: Math.ceil((freightFen * carrier.listPercent) / 1000) * 10,
    hours,
  };
}

/** Earliest and latest arrival, epoch milliseconds, of a parcel collected at that moment. */
export const arrivalOf = ({ hours: [best, worst] }: CarrierPrice, collectedAtMs: number) => ({
  earliestMs: collectedAtMs + best * HOUR_MS,
  latestMs: collectedAtMs + worst * HOUR_MS,
});

/** Hours (Beijing) until which somebody collects; of one carrier when it is chosen. */
export const collectsUntil = (code: CarrierCode | ''): number =>
  findCarrier(code)?.collectsUntil ?? Math.max(...CARRIERS.map((carrier) => carrier.collectsUntil));
