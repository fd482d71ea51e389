/* eslint-disable */
// Made from contract/gateway.openapi.yaml by `npm run contract`. Change the contract, not this file.

import type { Operation } from '../../operation';
import type { components } from '../gateway';
import { type PayOrderState, wirePayOrderState } from '../schemas/PayOrderState';

/** How an order stands; the only truth about a payment, whatever the host said */
export const couponSaleState: Operation<
  components['schemas']['CouponSaleStateRequest'],
  PayOrderState
> = {
  path: '/activity/coupon/sale/order/state',
  decode: wirePayOrderState,
};
