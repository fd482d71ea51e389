/* eslint-disable */
// Made from contract/gateway.openapi.yaml by `npm run contract`. Change the contract, not this file.

import type { FreightCloseRequest, FreightOrderRequest, FreightStateRequest } from '../../../../contract/types';
import type { Operation } from '../../call';
import { type PayOrder, wirePayOrder } from '../schemas/PayOrder';
import { type PayOrderState, wirePayOrderState } from '../schemas/PayOrderState';

/** Payment of a sent parcel’s freight, once it is collected and weighed */
export const freightOrder: Operation<
  FreightOrderRequest,
  PayOrder
> = {
  path: '/sendOrder/wechat/applets/order/pay/order',
  isWrite: true,
  decode: wirePayOrder,
};

/** As activity/coupon/sale/order/state */
export const freightState: Operation<
  FreightStateRequest,
  PayOrderState
> = {
  path: '/sendOrder/wechat/applets/order/pay/state',
  decode: wirePayOrderState,
};

/** As activity/coupon/sale/order/close */
export const freightClose: Operation<
  FreightCloseRequest,
  PayOrderState
> = {
  path: '/sendOrder/wechat/applets/order/pay/close',
  isWrite: true,
  decode: wirePayOrderState,
};
