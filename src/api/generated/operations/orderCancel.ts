/* eslint-disable */
// Made from contract/gateway.openapi.yaml by `npm run contract`. Change the contract, not this file.

import { boolean, object, type Decoded } from '../../decode';
import { amount } from '../../forms';
import type { Operation } from '../../operation';
import type { components } from '../gateway';

const wireOrderCancelData = object({ couponReturned: boolean, reductionFen: amount });
export type OrderCancelData = Decoded<typeof wireOrderCancelData>;

/** Cancels an order that waits for its courier; coupon and reduction come back. Cancelled before is a success */
export const orderCancel: Operation<
  components['schemas']['OrderCancelRequest'],
  OrderCancelData
> = {
  path: '/sendOrder/wechat/applets/order/cancel',
  isWrite: true,
  decode: wireOrderCancelData,
};
