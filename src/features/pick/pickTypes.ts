/** Parcels that wait in cabinets, as pages know them. */

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
  /** Last four of the waybill number. */
  readonly waybillTail: string;
  readonly cabinet: Cabinet;
  readonly cellNo: string;
  /** Six to eight digits, typed at the cabinet. */
  readonly code: string;
  /** Beijing wall clock, `YYYY-MM-DD HH:mm`. */
  readonly arrivedAt: string;
  readonly freeUntil: string;
  readonly freeUntilMs: number;
  /** Fen for staying too long; 0 before that, or once it is paid. */
  readonly feeFen: number;
  /** Fen that the reduction fund takes off it. */
  readonly reductionFen: number;
  /** Fen that is left to pay. */
  readonly payFen: number;
}

/** Degrees, gcj02. */
export interface Position {
  readonly longitude: number;
  readonly latitude: number;
}

export interface CabinetGroup {
  readonly cabinet: Cabinet;
  readonly parcels: readonly WaitingParcel[];
  /** Metres as the crow flies; null: the visitor's place is not known. */
  readonly distanceM: number | null;
}
