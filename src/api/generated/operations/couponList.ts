/* eslint-disable */
// Made from contract/gateway.openapi.yaml by `npm run contract`. Change the contract, not this file.

import type { Operation } from '../../call';
import { array, number, object, type Decoded } from '../../decode';
import type { components } from '../gateway';
import { wireCouponListItem } from '../schemas/CouponListItem';

const wireCouponListPage = object({ content: array(wireCouponListItem), total: number });
export type CouponListPage = Decoded<typeof wireCouponListPage>;

/** One page of the coupons that this visitor has from an activity, newest first */
export const couponList: Operation<
  components['schemas']['CouponListRequest'],
  CouponListPage
> = {
  path: '/activity/incentive/activity/prize',
  decode: wireCouponListPage,
};
