/* eslint-disable */
// Made from contract/gateway.openapi.yaml by `npm run contract`. Change the contract, not this file.

import { type Decoded } from '../../decode';
import type { Operation } from '../../operation';
import { ignored } from '../../raw';
import type { components } from '../gateway';

const wireAnswer = ignored;
type Answer = Decoded<typeof wireAnswer>;

/** Claims a right of a session; counted once for each visitor and right */
export const receiveSessionCoupon: Operation<
  components['schemas']['ReceiveSessionCouponRequest'],
  Answer
> = {
  path: '/activity/api/marketing/aggregatePage/receiveCoupon',
  isWrite: true,
  decode: wireAnswer,
};
