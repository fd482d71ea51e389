/* eslint-disable */
// Made from contract/gateway.openapi.yaml by `npm run contract`. Change the contract, not this file.

import { boolean, id, known, object, shortText } from '../../decode';
import type { Decoded } from '../../decoder';

export const wireAddress = object({
  id: id,
  name: shortText(200),
  mobile: shortText(200),
  province: shortText(200),
  city: shortText(200),
  district: shortText(200),
  detail: shortText(200),
  isDefault: boolean,
  kind: known('SENDER', 'RECEIVER'),
});
/** Entry of the address book; texts are entered by users */
export type Address = Decoded<typeof wireAddress>;
