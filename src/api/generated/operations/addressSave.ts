/* eslint-disable */
// Made from contract/gateway.openapi.yaml by `npm run contract`. Change the contract, not this file.

import { object, type Decoded } from '../../decode';
import type { Operation } from '../../operation';
import type { components } from '../gateway';
import { wireAddress } from '../schemas/Address';

const wireAddressSaveData = object({ address: wireAddress });
export type AddressSaveData = Decoded<typeof wireAddressSaveData>;

/** Keeps an address, a new one or one that is there. The same words twice make one entry */
export const addressSave: Operation<
  components['schemas']['AddressSaveRequest'],
  AddressSaveData
> = {
  path: '/address/api/v1/addressBook/save',
  encrypt: true,
  isWrite: true,
  decode: wireAddressSaveData,
};
