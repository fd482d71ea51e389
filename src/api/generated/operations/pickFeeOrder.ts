/* eslint-disable */
// Made from contract/gateway.openapi.yaml by `npm run contract`. Change the contract, not this file.

import type { Operation } from '../../operation';
import type { components } from '../gateway';
import { type PayOrder, wirePayOrder } from '../schemas/PayOrder';

/** Order for a waiting parcel’s overdue fee; the reduction fund is used at once and comes back when it is closed. With payFen 0 it is PAID at once */
export const pickFeeOrder: Operation<
  components['schemas']['PickFeeOrderRequest'],
  PayOrder
> = {
  path: '/post/pick/fee/order',
  isWrite: true,
  decode: wirePayOrder,
};
