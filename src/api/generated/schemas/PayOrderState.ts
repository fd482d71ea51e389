/* eslint-disable */
// Made from contract/gateway.openapi.yaml by `npm run contract`. Change the contract, not this file.

import { amount, id, known, object, shortText, string } from '../../decode';
import type { Decoded } from '../../decoder';
import { itemsOf } from '../../lenient';
import { wireCouponInfo } from '../schemas/CouponInfo';

const wirePayState = known('PAYING', 'PAID', 'CLOSED', 'REFUNDED');
/** PAYING unpaid, or the payment provider has not reported yet; PAID and delivered; CLOSED unpaid, by the user or after expireTm; REFUNDED paid after it was closed, and refunded */
export type PayState = Decoded<typeof wirePayState>;

export const wirePayOrderState = object({
  orderNo: id,
  stateCode: wirePayState,
  title: shortText(40),
  payFen: amount,
  expireTm: string,
  couponInfos: itemsOf(wireCouponInfo, 50),
  msg: shortText(60),
  useUrl: string,
});
export type PayOrderState = Decoded<typeof wirePayOrderState>;
