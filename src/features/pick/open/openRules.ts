/** What an opening's answers mean for the person before the cabinet: pure. */
import type { WaitingParcel } from '../pickTypes';
import { OPEN_CODE } from './openCodes';
import type { Cell, WayOn } from './openTypes';

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
