/* eslint-disable */
// Made from contract/gateway.openapi.yaml by `npm run contract`. Change the contract, not this file.

import type { Operation } from '../../operation';
import type { components } from '../gateway';
import { type PayOrderState, wirePayOrderState } from '../schemas/PayOrderState';

/** The person gave up: closes an unpaid order and frees what it held. One that is paid stays paid, the answer says so */
export const couponSaleClose: Operation<
  components['schemas']['CouponSaleCloseRequest'],
  PayOrderState
> = {
  path: '/activity/coupon/sale/order/close',
  isWrite: true,
  decode: wirePayOrderState,
};
