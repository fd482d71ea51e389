/** API of the coupon packages and their orders (`pay` calls), and the mapping of DTOs to view types. */
import type { Gateway } from '@/api/createGateway';
import { BusinessError, ContractError } from '@/api/errors';
import {
  couponSaleClose,
  couponSaleInfo,
  type CouponSaleInfoData,
  couponSaleOrder,
  couponSaleState,
} from '@/api/generated/operations/couponSale';
import type { PayOrder } from '@/api/generated/schemas/PayOrder';
import type { PayOrderState } from '@/api/generated/schemas/PayOrderState';
import type { Scope } from '@/api/scope';
import type { PlatformCode } from '@/platform/host/types';
import type { PaymentParams } from '@/platform/payment/types';
import { SALE_CODE } from './saleTexts';
import type { OrderState, PlacedOrder, Sale } from './saleTypes';

function toSale(wire: CouponSaleInfoData): Sale {
  return {
    code: wire.code,
    title: wire.title,
    subTitle: wire.subTitle,
    headerUrl: wire.headImgUrl,
    coupons: wire.couponList.map((coupon) => ({
      type: coupon.couponType,
      cost: coupon.couponCostStr,
      title: coupon.couponTitle,
      description: coupon.couponDesc,
      validDays: coupon.validDays,
      count: coupon.count,
    })),
    originalFen: wire.originalPrice,
    purchaseFen: wire.purchasePrice,
    stock: wire.stock,
    limit: wire.limit,
    boughtCount: wire.boughtCount,
    status: wire.statusCode,
    startsAt: wire.startTm,
    endsAt: wire.endTm,
    rulesHtml: wire.ruleDesc.trim(),
    shareTitle: wire.shareTitle,
    shareImageUrl: wire.shareImgUrl,
  };
}

/** The parameters of the payment provider that the response names (`house`). */
function toPayment({ house, wechat, alipay }: NonNullable<PayOrder['payment']>): PaymentParams {
  if (house === 'WECHAT' && wechat !== null) return { house: 'wechat', ...wechat };
  if (house === 'ALIPAY' && alipay !== null) return { house: 'alipay', ...alipay };
  throw new ContractError('payment', `parameters of ${house}`);
}

/** @throws ContractError for an unpaid order without payment parameters */
export function toOrder({ orderNo, stateCode, payFen, payment }: PayOrder): PlacedOrder {
  if (stateCode === 'PAYING' && payment === null) throw new ContractError('payment', 'parameters');
  return { orderNo, state: stateCode, payFen, payment: payment === null ? null : toPayment(payment) };
}

function toState(wire: PayOrderState): OrderState {
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

/** Calls of the coupon packages (contract tag `pay`, product §2.7 "activity/coupon/sale"). */
export interface SaleApi {
  /**
   * Public; when logged in, includes how many the account has bought. Null: no such package.
   * @param scope can end the call before the page does
   * @throws ApiError
   */
  fetchSale(scope: Scope): Promise<Sale | null>;
  /**
   * Orders the package. If it already has an unpaid order, the gateway returns that one instead of a second. Sent
   * exactly once; after a lost response the same `submitNo` finds the order again.
   * @throws ApiError
   */
  submitOrder(submitNo: string): Promise<PlacedOrder>;
}

export interface OrderApi {
  /** Current state of an order. Null: this account has no such order. @throws ApiError */
  fetchState(orderNo: string): Promise<OrderState | null>;
  /** Looks up the order sent with this number after its response was lost. Null: none was made. @throws ApiError */
  fetchLost(submitNo: string): Promise<OrderState | null>;
  /** Closes an unpaid order; a paid one stays paid, and the response says so. @throws ApiError */
  closeOrder(orderNo: string): Promise<OrderState | null>;
}

interface SaleApiDeps {
  readonly gateway: Gateway;
  readonly client: PlatformCode;
  readonly channelId: string;
  /** Attribution info as JSON. */
  readonly burialPointInfo: () => string;
}

/** Maximum lengths of the contract. */
const MAX_CODE = 64;
const MAX_CHANNEL = 128;

/** @param scope the page's scope; its end cancels running requests */
export function createSaleApi(code: string, deps: SaleApiDeps, scope: Scope): SaleApi {
  const { gateway, client, burialPointInfo } = deps;
  // Decision: a code that cannot be valid is treated as a missing package.
  const isNoCode = code === '' || code.length > MAX_CODE;
  return {
    async fetchSale(ownScope) {
      if (isNoCode) return null;
      try {
        const { data } = await gateway.call(couponSaleInfo, { code, client }, ownScope);
        return toSale(data);
      } catch (cause) {
        if (cause instanceof BusinessError && cause.code === SALE_CODE.noPackage) return null;
        throw cause;
      }
    },
    async submitOrder(submitNo) {
      const { data } = await gateway.call(
        couponSaleOrder,
        {
          code,
          submitNo,
          client,
          channelId: deps.channelId.slice(0, MAX_CHANNEL),
          burialPointInfo: burialPointInfo(),
        },
        scope,
      );
      return toOrder(data);
    },
  };
}

/** @param scope the page's scope */
export function createOrderApi(gateway: Gateway, scope: Scope): OrderApi {
  return {
    fetchState: (orderNo) =>
      nullWithoutOrder(async () => {
        const { data } = await gateway.call(couponSaleState, { orderNo }, scope);
        return toState(data);
      }),
    fetchLost: (ofSubmitNo) =>
      nullWithoutOrder(async () => {
        const { data } = await gateway.call(couponSaleState, { ofSubmitNo }, scope);
        return toState(data);
      }),
    closeOrder: (orderNo) =>
      nullWithoutOrder(async () => {
        const { data } = await gateway.call(couponSaleClose, { orderNo }, scope);
        return toState(data);
      }),
  };
}

async function nullWithoutOrder(ask: () => Promise<OrderState>): Promise<OrderState | null> {
  try {
    return await ask();
  } catch (cause) {
    if (cause instanceof BusinessError && cause.code === SALE_CODE.noOrder) return null;
    throw cause;
  }
}
