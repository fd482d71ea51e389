/* eslint-disable */
// Made from contract/gateway.openapi.yaml by `npm run contract`. Change the contract, not this file.

import { array, boolean, nullable, object, string, type Decoded } from '../../decode';
import type { Operation } from '../../operation';
import { words } from '../../words';
import type { components } from '../gateway';
import { wireCouponInfo } from '../schemas/CouponInfo';

const wireReceiveCheck = object({
  phone: string,
  isCanReceive: boolean,
  couponInfos: array(wireCouponInfo),
  reasonCode: nullable(string),
  reasonMsg: nullable(words),
});
export type ReceiveCheck = Decoded<typeof wireReceiveCheck>;

/** May this visitor claim, and what does he already hold; changes nothing */
export const preReceiveCheck: Operation<
  components['schemas']['ReceiveRequest'],
  ReceiveCheck
> = {
  path: '/activity/marketing/common/activity/preReceiveCheck',
  decode: wireReceiveCheck,
};
