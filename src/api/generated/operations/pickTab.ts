/* eslint-disable */
// Made from contract/gateway.openapi.yaml by `npm run contract`. Change the contract, not this file.

import type { PickNearestRequest } from '../../../../contract/types';
import type { Operation } from '../../call';
import { boolean, nullable, number, object } from '../../decode';
import type { Decoded } from '../../decoder';
import { wireWaitingParcel } from '../schemas/WaitingParcel';

const wirePickNearestData = object({ parcel: nullable(wireWaitingParcel), waitingCount: number });
export type PickNearestData = Decoded<typeof wirePickNearestData>;

/** The waiting parcel in the nearest cabinet (without a place: the first of pickWaiting) */
export const pickNearest: Operation<
  PickNearestRequest,
  PickNearestData
> = {
  path: '/post/pick/nearest',
  decode: wirePickNearestData,
};

const wirePickNameSwitchAnswer = boolean;
type PickNameSwitchAnswer = Decoded<typeof wirePickNameSwitchAnswer>;

/** Whether this user may change the name used for pick-ups */
export const pickNameSwitch: Operation<
  Record<string, never>,
  PickNameSwitchAnswer
> = {
  path: '/post/pick/standard/name/switch',
  method: 'GET',
  decode: wirePickNameSwitchAnswer,
};
