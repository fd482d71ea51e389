/* eslint-disable */
// Made from contract/gateway.openapi.yaml by `npm run contract`. Change the contract, not this file.

import type { AddressListRequest } from '../../../../contract/types';
import type { Operation } from '../../call';
import { object } from '../../decode';
import type { Decoded } from '../../decoder';
import { goodOnes } from '../../lenient';
import { wireAddress } from '../schemas/Address';

const wireAddressListData = object({ addressList: goodOnes(wireAddress, 200) });
export type AddressListData = Decoded<typeof wireAddressListData>;

/** The address book, defaults first, then the most recently used */
export const addressList: Operation<
  AddressListRequest,
  AddressListData
> = {
  path: '/address/api/v1/addressBook/list',
  decode: wireAddressListData,
};
