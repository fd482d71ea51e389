/* eslint-disable */
// Made from contract/gateway.openapi.yaml by `npm run contract`. Change the contract, not this file.

import type { ContrastQuestion } from '../../../../contract/types';
import type { Operation } from '../../call';
import { object } from '../../decode';
import type { Decoded } from '../../decoder';
import { itemsOf } from '../../lenient';
import { wireContrastOffer } from '../schemas/ContrastOffer';
import { wireContrastParcel } from '../schemas/ContrastParcel';

const wireContrastOffersData = object({ parcel: wireContrastParcel, offerList: itemsOf(wireContrastOffer, 20) });
export type ContrastOffersData = Decoded<typeof wireContrastOffersData>;

/** Each carrier’s price for a parcel, with this user’s best coupon and fund deducted as in an order; no login needed. When logged in the inquiry is recorded: once for the same parcel at the same prices */
export const contrastOffers: Operation<
  ContrastQuestion,
  ContrastOffersData
> = {
  path: '/sendOrder/wechat/applets/contrast/offers',
  decode: wireContrastOffersData,
};
