/* eslint-disable */
// Made from contract/gateway.openapi.yaml by `npm run contract`. Change the contract, not this file.

import { array, boolean, nullable, object, string, type Decoded } from '../../decode';
import type { Operation } from '../../operation';
import { words } from '../../words';
import type { components } from '../gateway';
import { wireCouponInfo } from '../schemas/CouponInfo';

const wireClaimResult = object({
  result: boolean,
  couponInfos: array(wireCouponInfo),
  reasonCode: nullable(string),
  reasonMsg: nullable(words),
});
export type ClaimResult = Decoded<typeof wireClaimResult>;

/** Claim; once per account and activity, a repeat never gives a second set */
export const receiveCoupon: Operation<
  components['schemas']['ReceiveRequest'],
  ClaimResult
> = {
  path: '/activity/marketing/common/activity/receiveCoupon',
  isWrite: true,
  decode: wireClaimResult,
};
