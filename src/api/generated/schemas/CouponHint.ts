/* eslint-disable */
// Made from contract/gateway.openapi.yaml by `npm run contract`. Change the contract, not this file.

import { nullable, object, string, type Decoded } from '../../decode';
import { amount } from '../../formats';

export const wireCouponHint = object({ count: amount, expiringCount: amount, firstEndTm: nullable(string) });
export type CouponHint = Decoded<typeof wireCouponHint>;
