/* eslint-disable */
// Made from contract/gateway.openapi.yaml by `npm run contract`. Change the contract, not this file.

import type { Operation } from '../../operation';
import type { components } from '../gateway';
import { type PayOrderState, wirePayOrderState } from '../schemas/PayOrderState';

/** As activity/coupon/sale/order/state */
export const pickFeeState: Operation<
  components['schemas']['PickFeeStateRequest'],
  PayOrderState
> = {
  path: '/post/pick/fee/state',
  decode: wirePayOrderState,
};
