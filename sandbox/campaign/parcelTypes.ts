export interface Parcel {
  /** Epoch milliseconds of the server's clock. */
  readonly sentAtMs: number;
  /** When it was shipped (运输中); null while it waits. */
  readonly shippedAtMs: number | null;
}
