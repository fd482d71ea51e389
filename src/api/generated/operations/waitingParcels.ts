/* eslint-disable */
// Made from contract/gateway.openapi.yaml by `npm run contract`. Change the contract, not this file.

import type { PickWaitingRequest } from '../../../../contract/types';
import type { Operation } from '../../call';
import { object } from '../../decode';
import type { Decoded } from '../../decoder';
import { itemsOf } from '../../lenient';
import { wireWaitingParcel } from '../schemas/WaitingParcel';

const wirePickWaitingData = object({ parcelList: itemsOf(wireWaitingParcel, 100) });
export type PickWaitingData = Decoded<typeof wirePickWaitingData>;

/** This user’s parcels in cabinets, overdue ones first, then the oldest */
export const pickWaiting: Operation<
  PickWaitingRequest,
  PickWaitingData
> = {
  path: '/post/pick/waiting',
  decode: wirePickWaitingData,
};
