/* eslint-disable */
// Made from contract/gateway.openapi.yaml by `npm run contract`. Change the contract, not this file.

import { type Decoded } from '../../decode';
import type { Operation } from '../../operation';
import { rawObject } from '../../raw';
import type { components } from '../gateway';

const wireAnswer = rawObject;
type Answer = Decoded<typeof wireAnswer>;

/** What the weekly page shows this visitor at this place; open to everybody, with more to say to one who is logged in */
export const aggregateHome: Operation<
  components['schemas']['AggregateHomeRequest'],
  Answer
> = {
  path: '/activity/api/marketing/aggregatePage/home',
  decode: wireAnswer,
};
