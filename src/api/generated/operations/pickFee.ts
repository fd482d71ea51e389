/* eslint-disable */
// Made from contract/gateway.openapi.yaml by `npm run contract`. Change the contract, not this file.

import type { PickFeeCloseRequest, PickFeeOrderRequest, PickFeeStateRequest } from '../../../../contract/types';
import type { Operation } from '../../call';
import { type PayOrder, wirePayOrder } from '../schemas/PayOrder';
import { type PayOrderState, wirePayOrderState } from '../schemas/PayOrderState';

/** Order for a waiting parcel’s overdue fee; the reduction fund is used immediately and returned when the order is closed. With payFen 0 it is PAID immediately */
export const pickFeeOrder: Operation<
  PickFeeOrderRequest,
  PayOrder
> = {
  path: '/post/pick/fee/order',
  isWrite: true,
  decode: wirePayOrder,
};

/** As activity/coupon/sale/order/state */
export const pickFeeState: Operation<
  PickFeeStateRequest,
  PayOrderState
> = {
  path: '/post/pick/fee/state',
  decode: wirePayOrderState,
};

/** As activity/coupon/sale/order/close */
export const pickFeeClose: Operation<
  PickFeeCloseRequest,
  PayOrderState
> = {
  path: '/post/pick/fee/close',
  isWrite: true,
  decode: wirePayOrderState,
};
