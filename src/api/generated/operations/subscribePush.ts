/* eslint-disable */
// Made from contract/gateway.openapi.yaml by `npm run contract`. Change the contract, not this file.

import { type Decoded } from '../../decode';
import type { Operation } from '../../operation';
import { ignored } from '../../raw';
import type { components } from '../gateway';

const wireAnswer = ignored;
type Answer = Decoded<typeof wireAnswer>;

/** Asks for a reminder of the page or of one session */
export const subscribePush: Operation<
  components['schemas']['SubscribePushRequest'],
  Answer
> = {
  path: '/activity/api/marketing/aggregatePage/subscribePush',
  isWrite: true,
  decode: wireAnswer,
};
