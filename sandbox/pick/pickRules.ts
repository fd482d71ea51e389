import type { PickNearestRequest } from '../../contract/types';
import type { GatewayTools } from '../core/call';
import { beijingTime } from '../core/clock';
import type { Visitor } from '../core/visitor';
import { payStateOf } from '../coupon/payRules';
import { fundSums, ORDER_LIMIT } from '../reduction/fundRules';
import { carrierName } from '../send/carriers';
import {
  findCabinet,
  seededHistory,
  seededParcels,
  type CabinetFixture,
  type CabinetParcel,
} from './cabinets';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Storage is free for this long; then each started day costs a yuan, five at most. */
const FREE_MS = DAY_MS;
const FEE_PER_DAY = 100;
const FEE_MOST = 500;
/** The same in words. */
const FEE_RULE = '入柜 24 小时内免费，之后每 24 小时 1 元，不足 24 小时按 24 小时计，最高 5 元';
const EARTH_M = 6_371_000;

/** A waiting parcel, with what prevents picking it up. */
interface Waiting {
  readonly parcel: CabinetParcel;
  readonly cabinet: CabinetFixture;
  readonly isOnline: boolean;
  readonly arrivedAtMs: number;
  readonly overdueAtMs: number;
  /** Fen; 0 until it is overdue, or once the fee is paid. */
  readonly feeFen: number;
  /** Fen that the fund deducts from it. */
  readonly reductionFen: number;
}

/** The overdue fee, fen. */
export function overdueFee(overdueAtMs: number, nowMs: number): number {
  if (nowMs <= overdueAtMs) return 0;
  return Math.min(FEE_MOST, Math.ceil((nowMs - overdueAtMs) / DAY_MS) * FEE_PER_DAY);
}

/** The order that paid a parcel's fee, or the one that is open; null: neither. */
async function feeOrderOf(
  visitor: Visitor,
  parcelId: string,
  { store, clock }: GatewayTools,
): Promise<{ readonly state: 'PAID' | 'PAYING'; readonly payFen: number } | null> {
  const orders = await store.pay.payOrdersFor('FEE', parcelId);
  const mine = orders.filter(({ visitor: { id } }) => id === visitor.id);
  for (const state of ['PAID', 'PAYING'] as const) {
    const found = mine.find((order) => payStateOf(order, clock.nowMs()) === state);
    if (found !== undefined) return { state, payFen: found.payFen };
  }
  return null;
}

/** Fen paid for a parcel, without the fund's part; 0: nothing. */
async function feePaid(visitor: Visitor, parcelId: string, tools: GatewayTools): Promise<number> {
  const order = await feeOrderOf(visitor, parcelId, tools);
  return order?.state === 'PAID' ? order.payFen : 0;
}

/** Parcels that wait for a user: overdue ones first, then the oldest. */
export async function waitingFor(visitor: Visitor, tools: GatewayTools): Promise<readonly Waiting[]> {
  const { store, clock, seededAtMs } = tools;
  const taken = new Set((await store.cabinets.takenBy(visitor)).map(({ parcelId }) => parcelId));
  const fundFen = fundSums(await store.funds.fundOf(visitor), clock.nowMs()).availableMoney;
  const waiting: Waiting[] = [];
  for (const parcel of seededParcels(visitor.phone)) {
    const cabinet = findCabinet(parcel.cabinetCode);
    if (cabinet === undefined || taken.has(parcel.parcelId)) continue;
    const arrivedAtMs = seededAtMs() - parcel.arrivedHoursAgo * HOUR_MS;
    const overdueAtMs = arrivedAtMs + FREE_MS;
    const order = await feeOrderOf(visitor, parcel.parcelId, tools);
    const feeFen = order?.state === 'PAID' ? 0 : overdueFee(overdueAtMs, clock.nowMs());
    waiting.push({
      parcel,
      cabinet,
      isOnline: store.cabinets.cabinetSwitches.get(cabinet.code) ?? cabinet.isOnline,
      arrivedAtMs,
      overdueAtMs,
      feeFen,
      // An open order has already taken the fund's part.
      reductionFen:
        order?.state === 'PAYING'
          ? Math.max(0, feeFen - order.payFen)
          : Math.min(feeFen, fundFen, ORDER_LIMIT),
    });
  }
  const isOverdue = ({ overdueAtMs }: Waiting): boolean => overdueAtMs < clock.nowMs();
  return waiting.sort((a, b) => Number(isOverdue(b)) - Number(isOverdue(a)) || a.arrivedAtMs - b.arrivedAtMs);
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Straight-line distance in metres; null: the user's location is unknown. */
function distanceTo({ longitude, latitude }: PickNearestRequest, cabinet: CabinetFixture): number | null {
  if (longitude === '' || latitude === '') return null;
  const [from, to] = [radians(Number(latitude)), radians(cabinet.latitude)];
  const half =
    Math.sin((to - from) / 2) ** 2 +
    Math.cos(from) * Math.cos(to) * Math.sin(radians(cabinet.longitude - Number(longitude)) / 2) ** 2;
  return Math.round(2 * EARTH_M * Math.asin(Math.min(1, Math.sqrt(half))));
}

/** The DTO of a waiting parcel. */
export function waitingItem(waiting: Waiting, position: PickNearestRequest) {
  const { parcel, cabinet, feeFen, reductionFen } = waiting;
  return {
    parcelId: parcel.parcelId,
    carrierCode: parcel.carrierCode,
    carrierName: carrierName(parcel.carrierCode),
    waybillTail: parcel.waybillTail,
    cabinetCode: cabinet.code,
    cabinetName: cabinet.name,
    cabinetAddress: cabinet.address,
    isCabinetOnline: waiting.isOnline,
    longitude: cabinet.longitude,
    latitude: cabinet.latitude,
    distanceMeter: distanceTo(position, cabinet),
    cellNo: parcel.cellNo,
    pickupCode: parcel.pickupCode,
    arrivedTm: beijingTime(waiting.arrivedAtMs),
    overdueTm: beijingTime(waiting.overdueAtMs),
    overdueFeeFen: feeFen,
    reductionFen,
    payFen: feeFen - reductionFen,
    feeRule: FEE_RULE,
  };
}

/** The one in the nearest cabinet; without a location, the first one. */
export function nearestOf(waiting: readonly Waiting[], position: PickNearestRequest): Waiting | undefined {
  const far = ({ cabinet }: Waiting): number => distanceTo(position, cabinet) ?? 0;
  return [...waiting].sort((a, b) => far(a) - far(b))[0];
}

/** Parcels already picked up, newest first. */
export async function pickRecords(visitor: Visitor, tools: GatewayTools) {
  const { store, seededAtMs } = tools;
  const ago = (hours: number): number => seededAtMs() - hours * HOUR_MS;
  const taken = [];
  for (const { parcelId, takenAtMs } of await store.cabinets.takenBy(visitor)) {
    const parcel = seededParcels(visitor.phone).find((candidate) => candidate.parcelId === parcelId);
    if (parcel === undefined) continue;
    taken.push({
      parcelId,
      carrierCode: parcel.carrierCode,
      waybillTail: parcel.waybillTail,
      cabinetName: findCabinet(parcel.cabinetCode)?.name ?? '',
      arrivedAtMs: ago(parcel.arrivedHoursAgo),
      endedAtMs: takenAtMs,
      isReturned: false,
      paidFen: await feePaid(visitor, parcelId, tools),
    });
  }
  const before = seededHistory(visitor.phone).map(({ arrivedHoursAgo, endedHoursAgo, ...past }) => ({
    ...past,
    arrivedAtMs: ago(arrivedHoursAgo),
    endedAtMs: ago(endedHoursAgo),
  }));
  return [...taken.reverse(), ...before].map(({ isReturned, arrivedAtMs, endedAtMs, ...record }) => ({
    ...record,
    carrierName: carrierName(record.carrierCode),
    arrivedTm: beijingTime(arrivedAtMs),
    endTm: beijingTime(endedAtMs),
    stateCode: isReturned ? 'RETURNED' : 'PICKED',
  }));
}
