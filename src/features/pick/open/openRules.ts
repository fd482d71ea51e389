import type { WaitingParcel } from '@/domain/parcel/pickRules';

/** Opening cells of a cabinet. */

export interface Opening {
  readonly operationId: string;
  /** Parcels that stay because of a fee. */
  readonly skippedIds: readonly string[];
}

export type CellStatus = 'waiting' | 'opened' | 'failed';

export interface Cell {
  readonly parcelId: string;
  readonly cellNo: string;
  readonly status: CellStatus;
}

/** How an opening stands. */
export interface OpeningState {
  /** `opened`: at least one cell is. */
  readonly status: CellStatus;
  /** Why it failed, in the gateway's words; may be empty. */
  readonly reason: string;
  readonly cells: readonly Cell[];
  /** To be asked again after that, milliseconds; 0 when it is settled. */
  readonly askAfterMs: number;
}

/** Where a person goes on after an opening that came to nothing. */
export type WayOn = 'rescan' | 'retry' | 'fee' | 'list';

/** Answers to 开柜 (contract `pickOpen`, `pollingCabinetOperation`). */
export const OPEN_CODE = {
  nothingThere: '201000001',
  otherCabinet: '201000002',
  taken: '201000003',
  cabinetOffline: '201000004',
  feeFirst: '201000005',
  noSuchParcel: '201000006',
  noSuchOperation: '201000007',
} as const;

/** What an opening's answers mean for the person before the cabinet: pure. */
/** What leads on after the gateway has refused; what nobody has named may be tried again. */
export function wayAfter(code: string): WayOn {
  switch (code) {
    case OPEN_CODE.nothingThere:
    case OPEN_CODE.otherCabinet:
      return 'rescan';
    case OPEN_CODE.feeFirst:
      return 'fee';
    case OPEN_CODE.taken:
    case OPEN_CODE.noSuchParcel:
      return 'list';
    default:
      return 'retry';
  }
}

/** Parcels of a cabinet that open now, and those that a fee keeps. */
export function splitByFee(parcels: readonly WaitingParcel[]): {
  readonly free: readonly WaitingParcel[];
  readonly kept: readonly WaitingParcel[];
} {
  return {
    free: parcels.filter(({ feeFen }) => feeFen === 0),
    kept: parcels.filter(({ feeFen }) => feeFen > 0),
  };
}

/** `A03、B11`; cells without a number are not named. */
export const cellNames = (cells: readonly Pick<Cell, 'cellNo'>[]): string =>
  cells
    .map(({ cellNo }) => cellNo)
    .filter((cellNo) => cellNo !== '')
    .join('、');
