import { array, boolean, number, object, string } from '@/api/decode';
import type { KeptForm } from '@/data/LastAnswer';
import type { WaitingParcel } from '@/domain/parcel/pickRules';

/** The waiting parcels as the device keeps them. */
export const KEPT_PARCELS: KeptForm<readonly WaitingParcel[]> = {
  decode: array(
    object({
      id: string,
      carrierName: string,
      waybillTail: string,
      cabinet: object({
        code: string,
        name: string,
        address: string,
        isOnline: boolean,
        longitude: number,
        latitude: number,
      }),
      cellNo: string,
      code: string,
      arrivedAt: string,
      freeUntil: string,
      freeUntilMs: number,
      feeFen: number,
      reductionFen: number,
      payFen: number,
      feeRule: string,
    }),
  ),
  part: (parcels, rows) => parcels.slice(0, rows),
};
