/** Settling the fee for a parcel that stayed too long (contract tag `pay`). Raw server types stop here. */
import type { Gateway, Scope } from '@/api';
import { pickFeeClose } from '@/api/generated/operations/pickFeeClose';
import { pickFeeOrder } from '@/api/generated/operations/pickFeeOrder';
import type { PayOrder } from '@/api/generated/schemas/PayOrder';
import type { PlatformCode } from '@/platform/host/types';

export interface FeeOrder {
  readonly orderNo: string;
  readonly state: PayOrder['stateCode'];
  /** Fen that are left to pay. */
  readonly payFen: number;
}

export interface FeeApi {
  /**
   * The fund's part is taken at once; with nothing left to pay the fee is settled by that.
   * @param submitNo sent again it answers what it made the first time
   * @throws ApiError
   */
  placeOrder(parcelId: string, submitNo: string, scope: Scope): Promise<FeeOrder>;
  /** What the fund gave comes back. @throws ApiError */
  closeOrder(orderNo: string, scope: Scope): Promise<void>;
}

export function createFeeApi(gateway: Gateway, client: PlatformCode): FeeApi {
  return {
    async placeOrder(parcelId, submitNo, scope) {
      const { data } = await gateway.call(pickFeeOrder, { parcelId, submitNo, client }, scope);
      return { orderNo: data.orderNo, state: data.stateCode, payFen: data.payFen };
    },
    async closeOrder(orderNo, scope) {
      await gateway.call(pickFeeClose, { orderNo }, scope);
    },
  };
}
