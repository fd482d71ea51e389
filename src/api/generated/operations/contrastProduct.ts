/* eslint-disable */
// Made from contract/gateway.openapi.yaml by `npm run contract`. Change the contract, not this file.

import type { ContrastProductRequest, ContrastShareRequest } from '../../../../contract/types';
import type { Operation } from '../../call';
import { amount, array, id, known, number, object, shortText, string, words } from '../../decode';
import type { Decoded } from '../../decoder';
import { goodOnes, withDefault } from '../../lenient';
import { wireContrastOffer } from '../schemas/ContrastOffer';
import { wireContrastParcel } from '../schemas/ContrastParcel';

const wireContrastLine = object({ title: shortText(20), fen: amount, kindCode: known('CHARGE', 'OFF'), note: shortText(40) });
export type ContrastLine = Decoded<typeof wireContrastLine>;

const wireContrastService = object({ title: shortText(12), text: shortText(80) });
export type ContrastService = Decoded<typeof wireContrastService>;

const wireContrastReview = object({
  id: id,
  name: shortText(20),
  star: withDefault(number, 0),
  tagList: goodOnes(shortText(20), 10),
  content: withDefault(words, ''),
  time: withDefault(string, ''),
});
export type ContrastReview = Decoded<typeof wireContrastReview>;

const wireContrastProductData = object({
  parcel: wireContrastParcel,
  offer: wireContrastOffer,
  lineList: array(wireContrastLine),
  serviceList: goodOnes(wireContrastService, 12),
  limitList: goodOnes(shortText(80), 12),
  reviewList: goodOnes(wireContrastReview, 10),
});
export type ContrastProductData = Decoded<typeof wireContrastProductData>;

/** One carrier’s price item by item, its services, what it does not accept, and its reviews; no login needed */
export const contrastProduct: Operation<
  ContrastProductRequest,
  ContrastProductData
> = {
  path: '/sendOrder/wechat/applets/contrast/product',
  decode: wireContrastProductData,
};

const wireContrastShareData = object({ shareCode: id });
export type ContrastShareData = Decoded<typeof wireContrastShareData>;

/** The link that shows this offer to a friend; the same link again when it was shared before at the same freight. It contains parcel and carrier, never sender and recipient */
export const contrastShare: Operation<
  ContrastShareRequest,
  ContrastShareData
> = {
  path: '/sendOrder/wechat/applets/contrast/share',
  isWrite: true,
  decode: wireContrastShareData,
};
