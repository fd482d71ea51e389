/* eslint-disable */
// Made from contract/gateway.openapi.yaml by `npm run contract`. Change the contract, not this file.

import { number, object, shortText, string } from '../../decode';
import type { Decoded } from '../../decoder';
import { withDefault } from '../../lenient';

export const wireContrastParcel = object({
  senderProvince: shortText(20),
  senderCity: shortText(30),
  receiverProvince: shortText(20),
  receiverCity: shortText(30),
  goodsType: withDefault(string, ''),
  goodsName: shortText(20),
  weight: withDefault(number, 0),
  lengthCm: withDefault(number, 0),
  widthCm: withDefault(number, 0),
  heightCm: withDefault(number, 0),
  billableKg: withDefault(number, 0),
});
/** The requested places and goods, without persons */
export type ContrastParcel = Decoded<typeof wireContrastParcel>;
