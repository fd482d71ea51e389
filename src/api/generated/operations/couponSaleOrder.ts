/* eslint-disable */
// Made from contract/gateway.openapi.yaml by `npm run contract`. Change the contract, not this file.

import type { Operation } from '../../operation';
import type { components } from '../gateway';
import { type PayOrder, wirePayOrder } from '../schemas/PayOrder';

/** Orders a coupon package and holds it until paid or closed. While an order of the same package is unpaid, that one is answered */
export const couponSaleOrder: Operation<
  components['schemas']['CouponSaleOrderRequest'],
  PayOrder
> = {
  path: '/activity/coupon/sale/wxMiniOrder/v2',
  isWrite: true,
  decode: wirePayOrder,
};
