/* eslint-disable */
// Made from contract/gateway.openapi.yaml by `npm run contract`. Change the contract, not this file.

import type { Operation } from '../../call';
import { amount, known, object, shortWords, string } from '../../decode';
import type { Decoded } from '../../decoder';
import { itemsOf } from '../../lenient';
import type { components } from '../gateway';
import { type PayOrder, wirePayOrder } from '../schemas/PayOrder';
import { type PayOrderState, wirePayOrderState } from '../schemas/PayOrderState';
import { wireSaleCoupon } from '../schemas/SaleCoupon';

const wireCouponSaleInfoData = object({
  code: string,
  title: shortWords(40),
  subTitle: shortWords(60),
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
  shareTitle: shortWords(60),
  shareImgUrl: string,
});
export type CouponSaleInfoData = Decoded<typeof wireCouponSaleInfoData>;

/** A coupon package on sale; open to everybody, with boughtCount for one who is logged in */
export const couponSaleInfo: Operation<
  components['schemas']['CouponSaleInfoRequest'],
  CouponSaleInfoData
> = {
  path: '/activity/coupon/sale/info/code/anon',
  decode: wireCouponSaleInfoData,
};

/** Orders a coupon package and holds it until paid or closed. While an order of the same package is unpaid, that one is answered */
export const couponSaleOrder: Operation<
  components['schemas']['CouponSaleOrderRequest'],
  PayOrder
> = {
  path: '/activity/coupon/sale/wxMiniOrder/v2',
  isWrite: true,
  decode: wirePayOrder,
};

/** How an order stands, by its number or by the submitNo it was asked for with; the only truth about a payment, whatever the host said */
export const couponSaleState: Operation<
  components['schemas']['CouponSaleStateRequest'],
  PayOrderState
> = {
  path: '/activity/coupon/sale/order/state',
  decode: wirePayOrderState,
};

/** The person gave up: closes an unpaid order and frees what it held. One that is paid stays paid, the answer says so */
export const couponSaleClose: Operation<
  components['schemas']['CouponSaleCloseRequest'],
  PayOrderState
> = {
  path: '/activity/coupon/sale/order/close',
  isWrite: true,
  decode: wirePayOrderState,
};
