/* eslint-disable */
// Made from contract/gateway.openapi.yaml by `npm run contract`. Change the contract, not this file.

import type { Operation } from '../../operation';
import type { components } from '../gateway';
import { type IncentiveState, wireIncentiveState } from '../schemas/IncentiveState';

/** Where this visitor stands; changes nothing */
export const incentiveProgress: Operation<
  components['schemas']['ReceiveRequest'],
  IncentiveState
> = {
  path: '/activity/incentive/activity/progress',
  decode: wireIncentiveState,
};
