/* eslint-disable */
// Made from contract/gateway.openapi.yaml by `npm run contract`. Change the contract, not this file.

import type { CouponSaleCloseRequest, CouponSaleInfoRequest, CouponSaleOrderRequest, CouponSaleStateRequest } from '../../../../contract/types';
import type { Operation } from '../../call';
import { amount, known, object, shortText, string } from '../../decode';
import type { Decoded } from '../../decoder';
import { itemsOf } from '../../lenient';
import { type PayOrder, wirePayOrder } from '../schemas/PayOrder';
import { type PayOrderState, wirePayOrderState } from '../schemas/PayOrderState';
import { wireSaleCoupon } from '../schemas/SaleCoupon';

const wireCouponSaleInfoData = object({
  code: string,
  title: shortText(40),
  subTitle: shortText(60),
  headImgUrl: string,
  couponList: itemsOf(wireSaleCoupon, 50),
  originalPrice: amount,
  purchasePrice: amount,
  stock: amount,
  limit: amount,
  boughtCount: amount,
  statusCode: known('NOT_START', 'RUNNING', 'SOLD_OUT', 'FINISHED'),
  startTm: string,
  endTm: string,
  ruleDesc: string,
  shareTitle: shortText(60),
  shareImgUrl: string,
});
export type CouponSaleInfoData = Decoded<typeof wireCouponSaleInfoData>;

/** A coupon package on sale; no login needed, with boughtCount when logged in */
export const couponSaleInfo: Operation<
  CouponSaleInfoRequest,
  CouponSaleInfoData
> = {
  path: '/activity/coupon/sale/info/code/anon',
  decode: wireCouponSaleInfoData,
};

/** Orders a coupon package and holds it until paid or closed. While an order of the same package is unpaid, returns that order */
export const couponSaleOrder: Operation<
  CouponSaleOrderRequest,
  PayOrder
> = {
  path: '/activity/coupon/sale/wxMiniOrder/v2',
  isWrite: true,
  decode: wirePayOrder,
};

/** State of an order, by its number or by the submitNo of the request; the only truth about a payment, regardless of what the host reported */
export const couponSaleState: Operation<
  CouponSaleStateRequest,
  PayOrderState
> = {
  path: '/activity/coupon/sale/order/state',
  decode: wirePayOrderState,
};

/** The user cancelled: closes an unpaid order and releases what it held. A paid order stays paid, and the response says so */
export const couponSaleClose: Operation<
  CouponSaleCloseRequest,
  PayOrderState
> = {
  path: '/activity/coupon/sale/order/close',
  isWrite: true,
  decode: wirePayOrderState,
};
