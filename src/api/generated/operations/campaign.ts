/* eslint-disable */
// Made from contract/gateway.openapi.yaml by `npm run contract`. Change the contract, not this file.

import type { AggregateHomeRequest, ReceiveSessionCouponRequest, SubscribePushRequest } from '../../../../contract/types';
import type { Operation } from '../../call';
import { ignored, rawObject } from '../../decode';
import type { Decoded } from '../../decoder';

const wireAggregateHomeAnswer = rawObject;
type AggregateHomeAnswer = Decoded<typeof wireAggregateHomeAnswer>;

/** Content of the weekly page for this user and place; no login needed, with more content when logged in */
export const aggregateHome: Operation<
  AggregateHomeRequest,
  AggregateHomeAnswer
> = {
  path: '/activity/api/marketing/aggregatePage/home',
  decode: wireAggregateHomeAnswer,
};

const wireSubscribePushAnswer = ignored;
type SubscribePushAnswer = Decoded<typeof wireSubscribePushAnswer>;

/** Requests a reminder of the page or of one session */
export const subscribePush: Operation<
  SubscribePushRequest,
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
  ReceiveSessionCouponRequest,
  ReceiveSessionCouponAnswer
> = {
  path: '/activity/api/marketing/aggregatePage/receiveCoupon',
  isWrite: true,
  decode: wireReceiveSessionCouponAnswer,
};
