/* eslint-disable */
// Made from contract/gateway.openapi.yaml by `npm run contract`. Change the contract, not this file.

import { number, object, type Decoded } from '../../decode';
import type { Operation } from '../../operation';
import { shortWords } from '../../shortWords';
import type { components } from '../gateway';

const wireAddressConfidence = object({ name: number, mobile: number, province: number, city: number, district: number, detail: number });
export type AddressConfidence = Decoded<typeof wireAddressConfidence>;

const wireAddressParseData = object({
  name: shortWords(200),
  mobile: shortWords(200),
  province: shortWords(200),
  city: shortWords(200),
  district: shortWords(200),
  detail: shortWords(200),
  confidence: wireAddressConfidence,
});
export type AddressParseData = Decoded<typeof wireAddressParseData>;

/** Reads name, number and address out of a pasted text; what is not found is empty. Open to everybody */
export const addressParse: Operation<
  components['schemas']['AddressParseRequest'],
  AddressParseData
> = {
  path: '/address/api/v1/parse',
  skipsAuth: true,
  encrypt: true,
  decode: wireAddressParseData,
};
