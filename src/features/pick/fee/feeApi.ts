/** Settling the fee for a parcel that stayed too long (contract tag `pay`). Raw server types stop here. */
import type { Gateway, Scope } from '@/api';
import { literal, object, type Decoder } from '@/api/decode';
import { fen, id } from '@/api/wireForms';
import type { PlatformCode } from '@/platform/host/types';

export type FeeOrderState = 'PAYING' | 'PAID' | 'CLOSED' | 'REFUNDED';

export interface FeeOrder {
  readonly orderNo: string;
  readonly state: FeeOrderState;
  /** Fen that are left to pay. */
  readonly payFen: number;
}

const wireOrder = object({
  orderNo: id,
  stateCode: literal('PAYING', 'PAID', 'CLOSED', 'REFUNDED'),
  payFen: fen,
});
/** Nobody asks what a closed order looks like. */
const anything: Decoder<unknown> = (value) => value;

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
      const { data } = await gateway.write(
        { path: '/post/pick/fee/order', json: { parcelId, submitNo, client }, decode: wireOrder },
        scope,
      );
      return { orderNo: data.orderNo, state: data.stateCode, payFen: data.payFen };
    },
    async closeOrder(orderNo, scope) {
      await gateway.write({ path: '/post/pick/fee/close', json: { orderNo }, decode: anything }, scope);
    },
  };
}
