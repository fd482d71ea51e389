import { formatFen } from '@/utils/money';
import { PICK_TEXTS } from './pickTexts';

/** Parcels waiting in cabinets: types and pure rules. */

export interface Cabinet {
  readonly code: string;
  readonly name: string;
  readonly address: string;
  readonly isOnline: boolean;
  /** Degrees, gcj02. */
  readonly longitude: number;
  readonly latitude: number;
}

export interface WaitingParcel {
  readonly id: string;
  readonly carrierName: string;
  /** Last four characters of the waybill number. */
  readonly waybillTail: string;
  readonly cabinet: Cabinet;
  readonly cellNo: string;
  /** Six to eight digits, typed at the cabinet. */
  readonly code: string;
  /** Beijing wall clock, `YYYY-MM-DD HH:mm`. */
  readonly arrivedAt: string;
  readonly freeUntil: string;
  readonly freeUntilMs: number;
  /** Overdue fee in fen; 0 if not overdue, or once it is paid. */
  readonly feeFen: number;
  /** Fen that the reduction fund covers. */
  readonly reductionFen: number;
  /** Fen left to pay. */
  readonly payFen: number;
  /** How the fee is computed, one sentence; '': not said. */
  readonly feeRule: string;
}

/** Degrees, gcj02. */
export interface Position {
  readonly longitude: number;
  readonly latitude: number;
}

export interface CabinetGroup {
  readonly cabinet: Cabinet;
  readonly parcels: readonly WaitingParcel[];
  /** Straight-line distance in metres; null: the user's position is unknown. */
  readonly distanceM: number | null;
}

const EARTH_M = 6_371_000;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Straight-line distance in metres. */
export function distanceM(from: Position, to: Position): number {
  const [south, north] = [radians(from.latitude), radians(to.latitude)];
  const half =
    Math.sin((north - south) / 2) ** 2 +
    Math.cos(south) * Math.cos(north) * Math.sin(radians(to.longitude - from.longitude) / 2) ** 2;
  return Math.round(2 * EARTH_M * Math.asin(Math.min(1, Math.sqrt(half))));
}

/** `120 米`, `1.4 公里`, `23 公里`; '' if unknown. Rounded, since metre precision is not needed. */
export function distanceText(metres: number | null): string {
  if (metres === null) return '';
  if (metres < 995) return `${Math.max(10, Math.round(metres / 10) * 10)} 米`;
  const tenths = Math.round(metres / 100);
  return tenths < 100 ? `${tenths / 10} 公里` : `${Math.round(metres / 1000)} 公里`;
}

/** One group per cabinet, in the order in which the gateway first names them. */
export function groupByCabinet(
  parcels: readonly WaitingParcel[],
  position: Position | null,
): readonly CabinetGroup[] {
  const groups = new Map<string, { readonly cabinet: Cabinet; readonly parcels: WaitingParcel[] }>();
  for (const parcel of parcels) {
    const group = groups.get(parcel.cabinet.code);
    if (group === undefined) groups.set(parcel.cabinet.code, { cabinet: parcel.cabinet, parcels: [parcel] });
    else group.parcels.push(parcel);
  }
  return [...groups.values()].map(({ cabinet, parcels: inside }) => ({
    cabinet,
    parcels: inside,
    distanceM: position === null ? null : distanceM(position, cabinet),
  }));
}

/**
 * What blocks picking up a parcel: nothing, a fee that is paid, one that the fund covers, or one to pay. A fee covered
 * by the fund must still be settled before the cell opens (contract `pickFeeOrder`). `unsure`: free in an answer from
 * before the network was lost, and the free time has ended since.
 */
type FeeState = 'free' | 'paid' | 'covered' | 'due' | 'unsure';

/**
 * @param nowMs server time, epoch milliseconds
 * @param isOld the answer could not be refetched (`Query.staleSince`)
 */
export function feeState(parcel: WaitingParcel, nowMs: number, isOld: boolean): FeeState {
  if (parcel.feeFen === 0) {
    if (nowMs <= parcel.freeUntilMs) return 'free';
    return isOld ? 'unsure' : 'paid';
  }
  return parcel.payFen === 0 ? 'covered' : 'due';
}

/** `MM-DD HH:mm` of `YYYY-MM-DD HH:mm`: no parcel waits for a year. */
const withoutYear = (minute: string): string => minute.slice(5);

const HOUR_MS = 3_600_000;
/** An answer that is some seconds old does not lose an hour. */
const GRACE_MS = 60_000;
/** From here on in days. */
const MANY_HOURS = 48;

/** How long the parcel is still kept for free; coarse, so that it stays true while the page is open. */
export function timeLeft(leftMs: number): string {
  const hours = Math.floor((leftMs + GRACE_MS) / HOUR_MS);
  if (hours >= MANY_HOURS) return PICK_TEXTS.leftDays(Math.floor(hours / 24));
  return hours >= 1 ? PICK_TEXTS.leftHours(hours) : PICK_TEXTS.leftLittle;
}

/**
 * Cell, arrival and time left, as far as they are known.
 * @param nowMs server time, epoch milliseconds
 */
export function parcelFacts(parcel: WaitingParcel, state: FeeState, nowMs: number): readonly string[] {
  return [
    parcel.cellNo === '' ? '' : `${parcel.cellNo} ${PICK_TEXTS.cell}`,
    parcel.arrivedAt === '' ? '' : `${withoutYear(parcel.arrivedAt)} ${PICK_TEXTS.arrived}`,
    state === 'free'
      ? `${withoutYear(parcel.freeUntil)} ${PICK_TEXTS.freeUntil}，${timeLeft(parcel.freeUntilMs - nowMs)}`
      : '',
  ].filter((part) => part !== '');
}

/** The line below the pickup code. */
export const parcelLine = (...facts: Parameters<typeof parcelFacts>): string =>
  parcelFacts(...facts).join(' · ');

/** Text of the fee; '' if there is none. */
export function feeLine(parcel: WaitingParcel, state: FeeState): string {
  const yuan = (amount: number): string => `￥${formatFen(amount, { decimals: 2 })}`;
  switch (state) {
    case 'free':
      return '';
    case 'paid':
      return PICK_TEXTS.feePaid;
    case 'unsure':
      return PICK_TEXTS.feeUnsure;
    case 'covered':
      return `${PICK_TEXTS.fee} ${yuan(parcel.feeFen)}，${PICK_TEXTS.fundCovers}`;
    case 'due':
      return parcel.reductionFen === 0
        ? `${PICK_TEXTS.fee} ${yuan(parcel.feeFen)}`
        : `${PICK_TEXTS.fee} ${yuan(parcel.feeFen)}，${PICK_TEXTS.fundTakesOff} ${yuan(parcel.reductionFen)}，${PICK_TEXTS.left} ${yuan(parcel.payFen)}`;
  }
}
