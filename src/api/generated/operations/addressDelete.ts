/* eslint-disable */
// Made from contract/gateway.openapi.yaml by `npm run contract`. Change the contract, not this file.

import { type Decoded } from '../../decode';
import type { Operation } from '../../operation';
import { ignored } from '../../raw';
import type { components } from '../gateway';

const wireAnswer = ignored;
type Answer = Decoded<typeof wireAnswer>;

/** Takes an address out of the book; one that is not there is a success */
export const addressDelete: Operation<
  components['schemas']['AddressDeleteRequest'],
  Answer
> = {
  path: '/address/api/v1/addressBook/delete',
  isWrite: true,
  decode: wireAnswer,
};
