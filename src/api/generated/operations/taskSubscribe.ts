/* eslint-disable */
// Made from contract/gateway.openapi.yaml by `npm run contract`. Change the contract, not this file.

import { literal, object, type Decoded } from '../../decode';
import type { Operation } from '../../operation';
import type { components } from '../gateway';

const wireTaskSubscribeData = object({ status: literal(0, 1) });
export type TaskSubscribeData = Decoded<typeof wireTaskSubscribeData>;

/** Notice of the next day’s tasks: action 0 asks, 1 subscribes */
export const taskSubscribe: Operation<
  components['schemas']['TaskSubscribeRequest'],
  TaskSubscribeData
> = {
  path: '/activity/api/user/task/subscribe',
  isWrite: true,
  decode: wireTaskSubscribeData,
};
