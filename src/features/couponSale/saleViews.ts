/** What the `pay` calls answer -> what the pages show. */
import type { CouponSaleInfoData } from '@/api/generated/operations/couponSaleInfo';
import type { PayOrder } from '@/api/generated/schemas/PayOrder';
import type { PayOrderState } from '@/api/generated/schemas/PayOrderState';
import { ContractError } from '@/api/errors';
import type { PaymentParams } from '@/platform/payment/types';
import type { OrderState, PlacedOrder, Sale } from './saleTypes';

export function toSale(wire: CouponSaleInfoData): Sale {
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

/** The parameters of the house that the answer names. */
function toPayment({ house, wechat, alipay }: NonNullable<PayOrder['payment']>): PaymentParams {
  if (house === 'WECHAT' && wechat !== null) return { house: 'wechat', ...wechat };
  if (house === 'ALIPAY' && alipay !== null) return { house: 'alipay', ...alipay };
  throw new ContractError('payment', `parameters of ${house}`);
}

/** @throws ContractError for an unpaid order that cannot be paid */
export function toOrder({ orderNo, stateCode, payFen, payment }: PayOrder): PlacedOrder {
  if (stateCode === 'PAYING' && payment === null) throw new ContractError('payment', 'parameters');
  return { orderNo, state: stateCode, payFen, payment: payment === null ? null : toPayment(payment) };
}

export function toState(wire: PayOrderState): OrderState {
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
