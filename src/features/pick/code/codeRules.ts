import type { NearestParcel } from '@/domain/parcel/nearestParcel';
import { feeState, parcelFacts, type WaitingParcel } from '@/domain/parcel/pickRules';
import { PICK_TEXTS } from '@/domain/parcel/pickTexts';

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

/** `123 456`, `1234 567`, `7031 6208`; anything that is no code of digits stays whole. */
export function codeGroups(code: string): readonly string[] {
  if (!/^\d{6,8}$/.test(code)) return [code];
  const head = code.length === 6 ? 3 : 4;
  return [code.slice(0, head), code.slice(head)];
}

const from = (carrier: string, tail: string): string =>
  [carrier, tail === '' ? '' : `${PICK_TEXTS.tail} ${tail}`].filter((part) => part !== '').join(' ');

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
        from: from(parcel.carrierName, parcel.waybillTail),
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
        from: from(parcel.carrier, parcel.tail),
        groups: codeGroups(parcel.pickupCode),
        facts: [],
        fee: parcel.payFen > 0 ? 'due' : isLate ? 'unsure' : 'none',
      },
    ],
  };
}
