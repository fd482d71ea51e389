/* eslint-disable */
// Made from contract/gateway.openapi.yaml by `npm run contract`. Change the contract, not this file.

import type { PriceInquiriesRequest } from '../../../../contract/types';
import type { Operation } from '../../call';
import { amount, id, number, object, string } from '../../decode';
import type { Decoded } from '../../decoder';
import { itemsOf, withDefault } from '../../lenient';
import { wireContrastParcel } from '../schemas/ContrastParcel';

const wirePriceInquiryRow = object({
  inquiryNo: id,
  parcel: wireContrastParcel,
  offerCount: withDefault(number, 0),
  lowestFen: withDefault(amount, null),
  createTm: withDefault(string, ''),
});
export type PriceInquiryRow = Decoded<typeof wirePriceInquiryRow>;

const wirePriceInquiriesData = object({ content: itemsOf(wirePriceInquiryRow, 50), total: number });
export type PriceInquiriesData = Decoded<typeof wirePriceInquiriesData>;

/** One page of this user’s past inquiries, newest first */
export const priceInquiries: Operation<
  PriceInquiriesRequest,
  PriceInquiriesData
> = {
  path: '/sendOrder/wechat/applets/contrast/inquiries',
  decode: wirePriceInquiriesData,
};
