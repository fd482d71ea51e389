/* eslint-disable */
// Made from contract/gateway.openapi.yaml by `npm run contract`. Change the contract, not this file.

import { amount, boolean, known, number, object, shortText } from '../../decode';
import type { Decoded } from '../../decoder';
import { goodOnes, withDefault } from '../../lenient';

const wireCarrierCode = known('SF', 'ZTO', 'YTO', 'STO', 'YD', 'zgyz', 'JTJZ');
/** Product §2.3: SF 顺丰速运, ZTO 中通快递, YTO 圆通速递, STO 申通快递, YD 韵达快递, zgyz 中国邮政, JTJZ 极兔速递 */
export type CarrierCode = Decoded<typeof wireCarrierCode>;

export const wireContrastOffer = object({
  carrierCode: wireCarrierCode,
  carrierName: shortText(20),
  isAvailable: withDefault(boolean, false),
  unavailableReason: shortText(40),
  freightFen: withDefault(amount, null),
  originalFreightFen: withDefault(amount, null),
  discountFen: withDefault(amount, null),
  couponTitle: shortText(40),
  reductionFen: withDefault(amount, null),
  payFen: withDefault(amount, null),
  earliestArrivalMs: withDefault(number, null),
  latestArrivalMs: withDefault(number, null),
  score: withDefault(number, null),
  reviewCount: withDefault(number, 0),
  includeList: goodOnes(shortText(12), 8),
});
/** One carrier’s offer for a parcel */
export type ContrastOffer = Decoded<typeof wireContrastOffer>;
