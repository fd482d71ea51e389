/* eslint-disable */
// Made from contract/gateway.openapi.yaml by `npm run contract`. Change the contract, not this file.

import type { Operation } from '../../operation';
import type { components } from '../gateway';
import { type IncentiveState, wireIncentiveState } from '../schemas/IncentiveState';

/** Joins a round; a repeat changes nothing and answers the state as it is */
export const joinIncentive: Operation<
  components['schemas']['JoinIncentiveRequest'],
  IncentiveState
> = {
  path: '/activity/incentive/activity/join',
  isWrite: true,
  decode: wireIncentiveState,
};
