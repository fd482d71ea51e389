/* eslint-disable */
// Made from contract/gateway.openapi.yaml by `npm run contract`. Change the contract, not this file.

import type { PriceInquiryRequest } from '../../../../contract/types';
import type { Operation } from '../../call';
import { amount, known, object, shortText, string } from '../../decode';
import type { Decoded } from '../../decoder';
import { itemsOf, withDefault } from '../../lenient';
import { wireContrastOffer } from '../schemas/ContrastOffer';
import { wireContrastParcel } from '../schemas/ContrastParcel';

const wirePriceInquiryData = object({ parcel: wireContrastParcel, createTm: withDefault(string, ''), offerList: itemsOf(wireContrastOffer, 20) });
export type PriceInquiryData = Decoded<typeof wirePriceInquiryData>;

/** One past inquiry, with the prices of that time */
export const priceInquiry: Operation<
  PriceInquiryRequest,
  PriceInquiryData
> = {
  path: '/sendOrder/wechat/applets/contrast/inquiry',
  decode: wirePriceInquiryData,
};

const wirePriceChange = object({
  carrierName: shortText(20),
  changeCode: known('SAME', 'UP', 'DOWN', 'GONE', 'NEW'),
  thenFen: withDefault(amount, null),
  nowFen: withDefault(amount, null),
  reason: shortText(40),
});
export type PriceChange = Decoded<typeof wirePriceChange>;

const wirePriceInquiryAgainData = object({
  parcel: wireContrastParcel,
  createTm: withDefault(string, ''),
  changeList: itemsOf(wirePriceChange, 20),
  offerList: itemsOf(wireContrastOffer, 20),
});
export type PriceInquiryAgainData = Decoded<typeof wirePriceInquiryAgainData>;

/** The same parcel at today’s prices, with the changes since then; recorded like any other inquiry */
export const priceInquiryAgain: Operation<
  PriceInquiryRequest,
  PriceInquiryAgainData
> = {
  path: '/sendOrder/wechat/applets/contrast/askAgain',
  decode: wirePriceInquiryAgainData,
};
