/* eslint-disable */
// Made from contract/gateway.openapi.yaml by `npm run contract`. Change the contract, not this file.

import { boolean, object, string, type Decoded } from '../../decode';
import { amount } from '../../forms';
import type { Operation } from '../../operation';
import type { components } from '../gateway';

const wireReduceMoneyJoinData = object({ reduceMoney: amount, alreadyJoined: boolean, validEndTm: string });
export type ReduceMoneyJoinData = Decoded<typeof wireReduceMoneyJoinData>;

/** Joins a reduction-fund activity, once; joining again is a success that says so */
export const reduceMoneyJoin: Operation<
  components['schemas']['ReduceMoneyJoinRequest'],
  ReduceMoneyJoinData
> = {
  path: '/activity/api/reduceMoneyActivity/join',
  isWrite: true,
  decode: wireReduceMoneyJoinData,
};
