/** Decoders of the `pay` calls: wire types stop here. */
import { array, literal, nullable, number, object, string, type Decoded, type Decoder } from '@/api/decode';
import { ContractError } from '@/api/errors';
import { shortWords } from '@/api/shortWords';
import type { PaymentParams } from '@/platform/payment/types';
import type { OrderState, PlacedOrder, Sale } from './saleTypes';

/** A whole number from 0: fen, packages, days. */
const count: Decoder<number> = (value, path) => {
  const amount = number(value, path);
  if (!Number.isSafeInteger(amount) || amount < 0) throw new ContractError(path, 'a whole number from 0');
  return amount;
};

const couponType = literal(2, 3, 4, 5);
const payState = literal('PAYING', 'PAID', 'CLOSED', 'REFUNDED');

export const wireSale = object({
  code: string,
  title: shortWords(40),
  subTitle: shortWords(60),
  headImgUrl: string,
  couponList: array(
    object({
      couponType,
      couponCostStr: shortWords(12),
      couponTitle: shortWords(40),
      couponDesc: shortWords(60),
      validDays: count,
      count,
    }),
  ),
  originalPrice: count,
  purchasePrice: count,
  stock: count,
  limit: count,
  boughtCount: count,
  statusCode: literal('NOT_START', 'RUNNING', 'SOLD_OUT', 'FINISHED'),
  startTm: string,
  endTm: string,
  ruleDesc: string,
  shareTitle: shortWords(60),
  shareImgUrl: string,
});

export function toSale(wire: Decoded<typeof wireSale>): Sale {
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

const wirePayment = object({
  house: literal('WECHAT', 'ALIPAY'),
  wechat: nullable(
    object({
      appId: string,
      timeStamp: string,
      nonceStr: string,
      package: string,
      signType: literal('RSA'),
      paySign: string,
    }),
  ),
  alipay: nullable(object({ tradeNo: string })),
});

/** The parameters of the house that the answer names. */
function toPayment({ house, wechat, alipay }: Decoded<typeof wirePayment>): PaymentParams {
  if (house === 'WECHAT' && wechat !== null) return { house: 'wechat', ...wechat };
  if (house === 'ALIPAY' && alipay !== null) return { house: 'alipay', ...alipay };
  throw new ContractError('payment', `parameters of ${house}`);
}

export const wireOrder = object({
  orderNo: string,
  stateCode: payState,
  payFen: count,
  payment: nullable(wirePayment),
});

/** @throws ContractError for an unpaid order that cannot be paid */
export function toOrder({ orderNo, stateCode, payFen, payment }: Decoded<typeof wireOrder>): PlacedOrder {
  if (stateCode === 'PAYING' && payment === null) throw new ContractError('payment', 'parameters');
  return { orderNo, state: stateCode, payFen, payment: payment === null ? null : toPayment(payment) };
}

export const wireState = object({
  orderNo: string,
  stateCode: payState,
  title: shortWords(40),
  payFen: count,
  expireTm: string,
  couponInfos: array(
    object({
      couponId: string,
      couponType,
      couponCostStr: shortWords(12),
      couponTitle: shortWords(40),
      couponDesc: shortWords(60),
      validStartTm: string,
      validEndTm: string,
    }),
  ),
  msg: shortWords(60),
  useUrl: string,
});

export function toState(wire: Decoded<typeof wireState>): OrderState {
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
