/* eslint-disable */
// Made from contract/gateway.openapi.yaml by `npm run contract`. Change the contract, not this file.

import { object, type Decoded } from '../../decode';
import type { Operation } from '../../operation';
import type { components } from '../gateway';
import { wireAddress } from '../schemas/Address';

const wireAddressSetDefaultData = object({ address: wireAddress });
export type AddressSetDefaultData = Decoded<typeof wireAddressSetDefaultData>;

/** Makes an address the default of its kind, or no longer */
export const addressSetDefault: Operation<
  components['schemas']['AddressSetDefaultRequest'],
  AddressSetDefaultData
> = {
  path: '/address/api/v1/addressBook/setDefault',
  isWrite: true,
  decode: wireAddressSetDefaultData,
};
