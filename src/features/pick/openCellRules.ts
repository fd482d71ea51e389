import type { WaitingParcel } from '@/domain/parcel/pickRules';
import type { NextStep } from './openTypes';

/** Failure codes of 开柜 (contract `pickOpen`, `pollingCabinetOperation`). */
const OPEN_CODE = {
  nothingThere: '201000001',
  otherCabinet: '201000002',
  taken: '201000003',
  cabinetOffline: '201000004',
  feeFirst: '201000005',
  noSuchParcel: '201000006',
  noSuchOperation: '201000007',
} as const;

/** The next step after a refusal; an unknown code can be tried again. */
export function nextStepAfter(code: string): NextStep {
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

/** Splits a cabinet's parcels into those that can open now and those blocked by a fee. */
export function splitByFee(parcels: readonly WaitingParcel[]): {
  readonly free: readonly WaitingParcel[];
  readonly kept: readonly WaitingParcel[];
} {
  return {
    free: parcels.filter(({ feeFen }) => feeFen === 0),
    kept: parcels.filter(({ feeFen }) => feeFen > 0),
  };
}
