import { nullable, number, object, string } from '@/api/decode';
import type { Decoded } from '@/api/decoder';

/** The nearest waiting parcel, as the device keeps it with the home page. */
export const NEAREST_PARCEL = object({
  parcelId: string,
  carrier: string,
  /** Last four digits of the waybill number. */
  tail: string,
  cabinet: string,
  /** Null: the user's location is unknown. */
  distanceMeter: nullable(number),
  pickupCode: string,
  /** Epoch milliseconds, server time; null if the gateway sends none. */
  overdueAtMs: nullable(number),
  /** To be paid before the cell opens, in fen. */
  payFen: number,
});

export type NearestParcel = Decoded<typeof NEAREST_PARCEL>;
