import type { CarrierCode, QueryFreightAndTimeRequest } from '../../contract/types';
import { CARRIERS, findCarrier, GOODS_TYPES, type Carrier, type Zone } from './carriers';
import { findProvince, type RegionArea } from './regions';

const HOUR_MS = 3_600_000;
/** Cubic centimetres charged as one kg. */
const CM3_PER_KG = 8000;

/** Neighbouring regions; freight between them is priced as within one. */
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
  /** Why the carrier does not accept the parcel; empty: it does, and the figures are valid. */
  readonly refusal: string;
  readonly firstWeightFen: number;
  /** Fen for each further kg. */
  readonly extraWeightFen: number;
  /** Charged weight, kg. */
  readonly billableKg: number;
  readonly freightFen: number;
  readonly originalFreightFen: number;
  /** Limits of one parcel, as text. */
  readonly limits: string;
  /** Hours from collection: at best, at worst. */
  readonly hours: readonly [number, number];
}

export type Quote =
  | { readonly kind: 'out-of-range' }
  | { readonly kind: 'goods-refused'; readonly msg: string }
  | { readonly kind: 'prices'; readonly prices: readonly CarrierPrice[] };

/** Distance zone; null: no carrier serves one of the two places. */
function zoneOf(request: QueryFreightAndTimeRequest): Zone | null {
  const from = findProvince(request.senderProvince);
  const to = findProvince(request.receiverProvince);
  if (from === undefined || to === undefined || from.area === 'other' || to.area === 'other') return null;
  if (from === to) return request.senderCity === request.receiverCity ? 'city' : 'province';
  if (from.area === 'remote' || to.area === 'remote') return 'remote';
  return NEIGHBOURS[from.area].includes(to.area) ? 'near' : 'far';
}

/** Charged weight in kg: the weight or, if all three sides are known and it is higher, the volumetric weight. */
export function billableKgOf(
  weight: number,
  {
    lengthCm = 0,
    widthCm = 0,
    heightCm = 0,
  }: Pick<QueryFreightAndTimeRequest, 'lengthCm' | 'widthCm' | 'heightCm'>,
): number {
  return Math.max(weight, Math.ceil((lengthCm * widthCm * heightCm) / CM3_PER_KG));
}

/** Price in fen for a weight: the first kg, plus each further one. */
export const freightFenOf = (firstFen: number, extraFen: number, billableKg: number): number =>
  firstFen + (billableKg - 1) * extraFen;

/**
 * Every carrier's price: those that accept the parcel first, the cheapest at the top. The only price rule: used by the
 * send page, orders, the freight page and the price comparison.
 */
export function quoteOf(request: QueryFreightAndTimeRequest, closed: ReadonlySet<string>): Quote {
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
  request: QueryFreightAndTimeRequest,
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
    // Rounded up to whole jiao: a list price is never 12.37.
    originalFreightFen: Math.ceil((freightFen * carrier.listPercent) / 1000) * 10,
    hours,
  };
}

/** Earliest and latest arrival, epoch milliseconds, of a parcel collected at that moment. */
export const arrivalOf = ({ hours: [best, worst] }: CarrierPrice, collectedAtMs: number) => ({
  earliestMs: collectedAtMs + best * HOUR_MS,
  latestMs: collectedAtMs + worst * HOUR_MS,
});

/** Last hour (Beijing) of collection; of one carrier if it is chosen, otherwise the latest of all. */
export const collectsUntil = (code: CarrierCode | ''): number =>
  findCarrier(code)?.collectsUntil ?? Math.max(...CARRIERS.map((carrier) => carrier.collectsUntil));
