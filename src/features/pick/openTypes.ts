/** An accepted command to open cells. */
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

/** State of an opening. */
export interface OpeningState {
  /** `opened`: at least one cell is open. */
  readonly status: CellStatus;
  /** Why it failed, in the gateway's text; may be empty. */
  readonly reason: string;
  readonly cells: readonly Cell[];
  /** Delay before the next poll, in milliseconds; 0 once settled. */
  readonly askAfterMs: number;
}

/** The next step after an opening that failed. */
export type NextStep = 'rescan' | 'retry' | 'fee' | 'list';
