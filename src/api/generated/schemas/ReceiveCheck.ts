/* eslint-disable */
// Made from contract/gateway.openapi.yaml by `npm run contract`. Change the contract, not this file.

import { boolean, nullable, object, string, words } from '../../decode';
import type { Decoded } from '../../decoder';
import { itemsOf } from '../../lenient';
import { wireCouponInfo } from '../schemas/CouponInfo';

export const wireReceiveCheck = object({
  phone: string,
  isCanReceive: boolean,
  couponInfos: itemsOf(wireCouponInfo, 1000),
  reasonCode: nullable(string),
  reasonMsg: nullable(words),
});
export type ReceiveCheck = Decoded<typeof wireReceiveCheck>;
