/** Parcels that wait for the visitor (contract tag `pick`). Raw server types stop here. */
import type { Gateway, Scope } from '@/api';
import { array, boolean, number, object, string, type Decoded, type Decoder } from '@/api/decode';
import { ContractError } from '@/api/errors';
import { shortWords } from '@/api/shortWords';
import { beijingTime, fen, id, minute } from '@/api/wireForms';
import { parseBeijingTime } from '@/utils/beijingTime';
import type { WaitingParcel } from './pickTypes';

const MAX_NAME = 40;
const MAX_ADDRESS = 80;
const MAX_CELL = 12;
const MAX_TAIL = 8;

/** A code that cannot be typed at a cabinet must not be shown as one. */
const pickupCode: Decoder<string> = (value, path) => {
  const text = string(value, path);
  if (!/^\d{6,8}$/.test(text)) throw new ContractError(path, 'a pickup code');
  return text;
};
const wireParcel = object({
  parcelId: id,
  carrierName: shortWords(MAX_NAME),
  waybillTail: shortWords(MAX_TAIL),
  cabinetCode: id,
  cabinetName: shortWords(MAX_NAME),
  cabinetAddress: shortWords(MAX_ADDRESS),
  isCabinetOnline: boolean,
  longitude: number,
  latitude: number,
  cellNo: shortWords(MAX_CELL),
  pickupCode,
  arrivedTm: minute,
  overdueTm: beijingTime,
  overdueFeeFen: fen,
  reductionFen: fen,
  payFen: fen,
});
const wireWaiting = object({ parcelList: array(wireParcel) });

export interface WaitingApi {
  /** Those that are overdue first, then the oldest. @throws ApiError; UnauthorizedError without login */
  fetchWaiting(scope: Scope): Promise<readonly WaitingParcel[]>;
}

/**
 * Decision: the visitor's place is not sent; distances are made here of the cabinets' places, so that the place never
 * leaves the phone and a list that is there needs no second call when the place becomes known.
 */
export function createWaitingApi(gateway: Gateway): WaitingApi {
  return {
    async fetchWaiting(scope) {
      const { data } = await gateway.read(
        { path: '/post/pick/waiting', json: { longitude: '', latitude: '' }, decode: wireWaiting },
        scope,
      );
      return data.parcelList.map(toParcel);
    },
  };
}

function toParcel(wire: Decoded<typeof wireParcel>): WaitingParcel {
  return {
    id: wire.parcelId,
    carrierName: wire.carrierName,
    waybillTail: wire.waybillTail,
    cabinet: {
      code: wire.cabinetCode,
      name: wire.cabinetName,
      address: wire.cabinetAddress,
      isOnline: wire.isCabinetOnline,
      longitude: wire.longitude,
      latitude: wire.latitude,
    },
    cellNo: wire.cellNo,
    code: wire.pickupCode,
    arrivedAt: wire.arrivedTm,
    freeUntil: wire.overdueTm.slice(0, wire.arrivedTm.length),
    freeUntilMs: parseBeijingTime(wire.overdueTm) ?? 0,
    feeFen: wire.overdueFeeFen,
    reductionFen: wire.reductionFen,
    payFen: wire.payFen,
  };
}
