/* eslint-disable */
// Made from contract/gateway.openapi.yaml by `npm run contract`. Change the contract, not this file.

import { literal, object, type Decoded } from '../../decode';
import { amount } from '../../forms';
import type { Operation } from '../../operation';
import { shortWords } from '../../shortWords';
import type { components } from '../gateway';

const wireAppIncentiveClaimData = object({ claimStatus: literal(0, 1, 2, 3), reward: amount, toast: shortWords(60) });
export type AppIncentiveClaimData = Decoded<typeof wireAppIncentiveClaimData>;

/** Pays the reward of a finished task into the reduction fund, once; claimed before is a success with its status */
export const appIncentiveClaim: Operation<
  components['schemas']['AppIncentiveClaimRequest'],
  AppIncentiveClaimData
> = {
  path: '/activity/api/appIncentive/claim',
  isWrite: true,
  decode: wireAppIncentiveClaimData,
};
