/* eslint-disable */
// Made from contract/gateway.openapi.yaml by `npm run contract`. Change the contract, not this file.

import { boolean, type Decoded } from '../../decode';
import type { Operation } from '../../operation';

const wireAnswer = boolean;
type Answer = Decoded<typeof wireAnswer>;

/** May this visitor change the name that parcels are given out under */
export const pickNameSwitch: Operation<
  Record<string, never>,
  Answer
> = {
  path: '/post/pick/standard/name/switch',
  method: 'GET',
  decode: wireAnswer,
};
