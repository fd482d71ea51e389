export interface ParcelHistory {
  /** In the order of sending. */
  readonly parcels: readonly Parcel[];
  /** When all waiting parcels were last shipped; null: never. */
  readonly lastShippingMs: number | null;
}
export interface Parcel {
  /** Epoch milliseconds of the server's clock. */
  readonly sentAtMs: number;
  /** When it was shipped (运输中); null while it waits. */
  readonly shippedAtMs: number | null;
}
