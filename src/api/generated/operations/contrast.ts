/* eslint-disable */
// Made from contract/gateway.openapi.yaml by `npm run contract`. Change the contract, not this file.

import type { Operation } from '../../call';
import { object } from '../../decode';
import type { Decoded } from '../../decoder';
import { itemsOf } from '../../lenient';
import type { components } from '../gateway';
import { wireContrastOffer } from '../schemas/ContrastOffer';
import { wireContrastParcel } from '../schemas/ContrastParcel';

const wireContrastOffersData = object({ parcel: wireContrastParcel, offerList: itemsOf(wireContrastOffer, 20) });
export type ContrastOffersData = Decoded<typeof wireContrastOffersData>;

/** What each carrier asks for a parcel, this visitor’s best coupon and fund counted in as an order would count them; open to everybody. Of whoever is logged in it is noted: the same parcel at the same prices once */
export const contrastOffers: Operation<
  components['schemas']['ContrastQuestion'],
  ContrastOffersData
> = {
  path: '/sendOrder/wechat/applets/contrast/offers',
  decode: wireContrastOffersData,
};
