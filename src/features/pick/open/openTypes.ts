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
