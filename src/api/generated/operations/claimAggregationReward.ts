/* eslint-disable */
// Made from contract/gateway.openapi.yaml by `npm run contract`. Change the contract, not this file.

import { literal, object, type Decoded } from '../../decode';
import type { Operation } from '../../operation';
import { words } from '../../words';
import type { components } from '../gateway';

const wireDistributionStatus = literal(0, 1, 2);
/** 0 not claimed, 1 received, waiting for the parcels to be on their way, 2 distributed */
export type DistributionStatus = Decoded<typeof wireDistributionStatus>;

const wireAggregationClaim = object({ distributionStatus: wireDistributionStatus, toast: words });
export type AggregationClaim = Decoded<typeof wireAggregationClaim>;

/** Claims the reward of one stage; a repeat never gives a second one */
export const claimAggregationReward: Operation<
  components['schemas']['AggregationClaimRequest'],
  AggregationClaim
> = {
  path: '/activity/incentive/activity/send/receive',
  isWrite: true,
  decode: wireAggregationClaim,
};
