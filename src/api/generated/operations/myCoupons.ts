/* eslint-disable */
// Made from contract/gateway.openapi.yaml by `npm run contract`. Change the contract, not this file.

import type { Operation } from '../../call';
import { array, number, object, type Decoded } from '../../decode';
import type { components } from '../gateway';
import { wireCouponListItem } from '../schemas/CouponListItem';

const wireMyCouponsData = object({ content: array(wireCouponListItem), total: number });
export type MyCouponsData = Decoded<typeof wireMyCouponsData>;

/** One page of this visitor’s coupons, those that end first at the top */
export const myCoupons: Operation<
  components['schemas']['MyCouponsRequest'],
  MyCouponsData
> = {
  path: '/activity/coupon/my/list',
  decode: wireMyCouponsData,
};
