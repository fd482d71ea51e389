/* eslint-disable */
// Made from contract/gateway.openapi.yaml by `npm run contract`. Change the contract, not this file.

import { array, object, type Decoded } from '../../decode';
import { id } from '../../forms';
import type { Operation } from '../../operation';
import type { components } from '../gateway';

const wirePickOpenData = object({ operationId: id, skippedList: array(id) });
export type PickOpenData = Decoded<typeof wirePickOpenData>;

/** Opens cells of the cabinet whose code was scanned; asked again while it runs it answers the same operation */
export const pickOpen: Operation<
  components['schemas']['PickOpenRequest'],
  PickOpenData
> = {
  path: '/post/pick/open',
  isWrite: true,
  decode: wirePickOpenData,
};
