/* eslint-disable */
// Made from contract/gateway.openapi.yaml by `npm run contract`. Change the contract, not this file.

import { boolean, id, known, object, shortWords } from '../../decode';
import type { Decoded } from '../../decoder';

export const wireAddress = object({
  id: id,
  name: shortWords(200),
  mobile: shortWords(200),
  province: shortWords(200),
  city: shortWords(200),
  district: shortWords(200),
  detail: shortWords(200),
  isDefault: boolean,
  kind: known('SENDER', 'RECEIVER'),
});
/** Entry of the address book; texts are entered by users */
export type Address = Decoded<typeof wireAddress>;
