/** API of the coupon packages and their orders (`pay` calls), and the mapping of DTOs to view types. */
import type { Gateway } from '@/api/createGateway';
import {
  couponSaleClose,
  couponSaleInfo,
  type CouponSaleInfoData,
  couponSaleOrder,
  couponSaleState,
} from '@/api/generated/operations/couponSale';
import { ignoreRefusal } from '@/api/ignoreRefusal';
import type { Scope } from '@/api/scope';
import { type PurchaseApi, purchaseApiOf, toPurchase } from '@/domain/payment/purchaseApi';
import type { PlacedPurchase } from '@/domain/payment/purchaseTypes';
import type { PlatformCode } from '@/platform/host/types';
import { SALE_CODE } from './saleTexts';
import type { Sale } from './saleTypes';

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
  submitOrder(submitNo: string): Promise<PlacedPurchase>;
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
      return ignoreRefusal(SALE_CODE.noPackage, null, async () => {
        const { data } = await gateway.call(couponSaleInfo, { code, client }, ownScope);
        return toSale(data);
      });
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
      return toPurchase(data);
    },
  };
}

/** @param scope the page's scope */
export const createSaleOrderApi = (gateway: Gateway, scope: Scope): PurchaseApi =>
  purchaseApiOf({
    state: (query) => gateway.call(couponSaleState, query, scope),
    close: (query) => gateway.call(couponSaleClose, query, scope),
  });
