export interface Parcel {
  /** Epoch milliseconds of the server's clock. */
  readonly sentAtMs: number;
  /** When it came on its way (运输中); null while it waits. */
  readonly shippedAtMs: number | null;
}
