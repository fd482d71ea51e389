/* eslint-disable */
// Made from contract/gateway.openapi.yaml by `npm run contract`. Change the contract, not this file.

import { type Decoded } from '../../decode';
import type { Operation } from '../../operation';
import { ignored } from '../../raw';
import type { components } from '../gateway';

const wireAnswer = ignored;
type Answer = Decoded<typeof wireAnswer>;

/** As activity/coupon/sale/order/close */
export const pickFeeClose: Operation<
  components['schemas']['PickFeeCloseRequest'],
  Answer
> = {
  path: '/post/pick/fee/close',
  isWrite: true,
  decode: wireAnswer,
};
