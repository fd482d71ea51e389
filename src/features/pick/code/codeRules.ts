import { codeGroups } from '@/domain/parcel/codeGroups';
import type { NearestParcel } from '@/domain/parcel/nearestParcel';
import { parcelName } from '@/domain/parcel/parcelName';
import { feeState, parcelFacts, type WaitingParcel } from '@/domain/parcel/pickRules';

/** One parcel of the cabinet. */
interface BoardCode {
  readonly parcelId: string;
  /** Carrier and end of the waybill number. */
  readonly from: string;
  /** The code in groups that are easy to read and type. */
  readonly groups: readonly string[];
  /** Cell, arrival, time left: what is known of it. */
  readonly facts: readonly string[];
  /** A fee keeps the cell closed; `unsure`: perhaps, as the answer is older than the end of the free time. */
  readonly fee: 'none' | 'due' | 'unsure';
}

/** What is shown at one cabinet. */
export interface CodeBoard {
  /** '' unknown. */
  readonly cabinetCode: string;
  readonly name: string;
  readonly address: string;
  /** Its doors do not open now. */
  readonly isOffline: boolean;
  readonly codes: readonly BoardCode[];
}

/**
 * All parcels at the cabinet of the wanted one, that one first; null: it is not waiting.
 * @param parcelId '' for the first cabinet
 * @param nowMs server time, epoch milliseconds
 * @param isOld the list could not be refetched
 */
export function boardOf(
  parcels: readonly WaitingParcel[],
  parcelId: string,
  nowMs: number,
  isOld: boolean,
): CodeBoard | null {
  const wanted = parcelId === '' ? parcels[0] : parcels.find(({ id }) => id === parcelId);
  if (wanted === undefined) return null;
  const { cabinet } = wanted;
  const others = parcels.filter((parcel) => parcel !== wanted && parcel.cabinet.code === cabinet.code);
  return {
    cabinetCode: cabinet.code,
    name: cabinet.name,
    address: cabinet.address,
    isOffline: !cabinet.isOnline,
    codes: [wanted, ...others].map((parcel) => {
      const fee = feeState(parcel, nowMs, isOld);
      return {
        parcelId: parcel.id,
        from: parcelName({ carrier: parcel.carrierName, tail: parcel.waybillTail }),
        groups: codeGroups(parcel.code),
        facts: parcelFacts(parcel, fee, nowMs),
        fee: feeOf(fee),
      };
    }),
  };
}

function feeOf(state: ReturnType<typeof feeState>): BoardCode['fee'] {
  if (state === 'unsure') return 'unsure';
  return state === 'due' || state === 'covered' ? 'due' : 'none';
}

/**
 * Of what home has kept, where the list itself does not have the parcel, or not yet; null: it is another parcel.
 * @param nowMs server time, epoch milliseconds
 */
export function boardOfNearest(
  parcel: NearestParcel | null,
  parcelId: string,
  nowMs: number,
): CodeBoard | null {
  if (parcel === null || (parcelId !== '' && parcel.parcelId !== parcelId)) return null;
  const isLate = parcel.overdueAtMs !== null && nowMs > parcel.overdueAtMs;
  return {
    cabinetCode: '',
    name: parcel.cabinet,
    address: '',
    isOffline: false,
    codes: [
      {
        parcelId: parcel.parcelId,
        from: parcelName(parcel),
        groups: codeGroups(parcel.pickupCode),
        facts: [],
        fee: parcel.payFen > 0 ? 'due' : isLate ? 'unsure' : 'none',
      },
    ],
  };
}
