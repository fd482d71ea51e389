/* eslint-disable */
// Made from contract/gateway.openapi.yaml by `npm run contract`. Change the contract, not this file.

import type { ChangePickNameRequest, EmptyRequest } from '../../../../contract/types';
import type { Operation } from '../../call';
import { object, shortText } from '../../decode';
import type { Decoded } from '../../decoder';

const wirePickName = object({ name: shortText(20) });
export type PickName = Decoded<typeof wirePickName>;

/** The name used for pick-ups, partly masked */
export const pickName: Operation<
  EmptyRequest,
  PickName
> = {
  path: '/post/pick/standard/name/info',
  decode: wirePickName,
};

/** Changes that name, once per account; then the switch is off */
export const changePickName: Operation<
  ChangePickNameRequest,
  PickName
> = {
  path: '/post/pick/standard/name/change',
  encrypt: true,
  isWrite: true,
  decode: wirePickName,
};
