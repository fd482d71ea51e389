/** Mapping of the gateway's payment orders, and the calls that every kind of order has. */
import { ContractError } from '@/api/errors';
import type { PayOrder } from '@/api/generated/schemas/PayOrder';
import type { PayOrderState } from '@/api/generated/schemas/PayOrderState';
import { ignoreRefusal } from '@/api/ignoreRefusal';
import type { PaymentParams } from '@/platform/payment/types';
import { PAY_CODE } from './payTexts';
import type { PurchaseState, PlacedPurchase } from './purchaseTypes';

/** The parameters of the payment provider that the response names (`house`). */
function toPayment({ house, wechat, alipay }: NonNullable<PayOrder['payment']>): PaymentParams {
  if (house === 'WECHAT' && wechat !== null) return { provider: 'wechat', ...wechat };
  if (house === 'ALIPAY' && alipay !== null) return { provider: 'alipay', ...alipay };
  throw new ContractError('payment', `parameters of ${house}`);
}

/** @throws ContractError for an unpaid order without payment parameters */
export function toPurchase({ orderNo, stateCode, payFen, payment }: PayOrder): PlacedPurchase {
  if (stateCode === 'PAYING' && payment === null) throw new ContractError('payment', 'parameters');
  return { orderNo, state: stateCode, payFen, payment: payment === null ? null : toPayment(payment) };
}

function toState(wire: PayOrderState): PurchaseState {
  return {
    orderNo: wire.orderNo,
    state: wire.stateCode,
    title: wire.title,
    payFen: wire.payFen,
    expiresAt: wire.expireTm,
    coupons: wire.couponInfos.map((coupon) => ({
      id: coupon.couponId,
      type: coupon.couponType,
      cost: coupon.couponCostStr,
      title: coupon.couponTitle,
      description: coupon.couponDesc,
      validStart: coupon.validStartTm,
      validEnd: coupon.validEndTm,
    })),
    message: wire.msg,
    useUrl: wire.useUrl.trim(),
  };
}

export interface PurchaseApi {
  /** Current state of an order. Null: this account has no such order. @throws ApiError */
  fetchState(orderNo: string): Promise<PurchaseState | null>;
  /** Looks up the order sent with this number after its response was lost. Null: none was made. @throws ApiError */
  fetchLost(submitNo: string): Promise<PurchaseState | null>;
  /** Closes an unpaid order; a paid one stays paid, and the response says so. @throws ApiError */
  closeOrder(orderNo: string): Promise<PurchaseState | null>;
}

export interface PurchaseCalls {
  readonly state: (
    query: { readonly orderNo: string } | { readonly ofSubmitNo: string },
  ) => Promise<{ readonly data: PayOrderState }>;
  readonly close: (query: { readonly orderNo: string }) => Promise<{ readonly data: PayOrderState }>;
}

/** @param calls of this kind of order */
export const purchaseApiOf = ({ state, close }: PurchaseCalls): PurchaseApi => ({
  fetchState: (orderNo) => nullWithoutOrder(() => state({ orderNo })),
  fetchLost: (ofSubmitNo) => nullWithoutOrder(() => state({ ofSubmitNo })),
  closeOrder: (orderNo) => nullWithoutOrder(() => close({ orderNo })),
});

async function nullWithoutOrder(
  ask: () => Promise<{ readonly data: PayOrderState }>,
): Promise<PurchaseState | null> {
  return ignoreRefusal(PAY_CODE.noOrder, null, async () => toState((await ask()).data));
}
