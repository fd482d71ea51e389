/* eslint-disable */
// Made from contract/gateway.openapi.yaml by `npm run contract`. Change the contract, not this file.

import type { Operation } from '../../call';
import { ignored, rawObject } from '../../decode';
import type { Decoded } from '../../decoder';
import type { components } from '../gateway';

const wireAggregateHomeAnswer = rawObject;
type AggregateHomeAnswer = Decoded<typeof wireAggregateHomeAnswer>;

/** Content of the weekly page for this user and place; no login needed, with more content when logged in */
export const aggregateHome: Operation<
  components['schemas']['AggregateHomeRequest'],
  AggregateHomeAnswer
> = {
  path: '/activity/api/marketing/aggregatePage/home',
  decode: wireAggregateHomeAnswer,
};

const wireSubscribePushAnswer = ignored;
type SubscribePushAnswer = Decoded<typeof wireSubscribePushAnswer>;

/** Requests a reminder of the page or of one session */
export const subscribePush: Operation<
  components['schemas']['SubscribePushRequest'],
  SubscribePushAnswer
> = {
  path: '/activity/api/marketing/aggregatePage/subscribePush',
  isWrite: true,
  decode: wireSubscribePushAnswer,
};

const wireReceiveSessionCouponAnswer = ignored;
type ReceiveSessionCouponAnswer = Decoded<typeof wireReceiveSessionCouponAnswer>;

/** Claims a right of a session; counted once for each user and right */
export const receiveSessionCoupon: Operation<
  components['schemas']['ReceiveSessionCouponRequest'],
  ReceiveSessionCouponAnswer
> = {
  path: '/activity/api/marketing/aggregatePage/receiveCoupon',
  isWrite: true,
  decode: wireReceiveSessionCouponAnswer,
};
