/* eslint-disable */
// Made from contract/gateway.openapi.yaml by `npm run contract`. Change the contract, not this file.

import type { EmptyRequest } from '../../../../contract/types';
import type { Operation } from '../../call';
import { object, shortText } from '../../decode';
import type { Decoded } from '../../decoder';
import { itemsOf } from '../../lenient';
import { wireContrastOffer } from '../schemas/ContrastOffer';
import { wireContrastParcel } from '../schemas/ContrastParcel';

const wireContrastCardData = object({ title: shortText(20), parcel: wireContrastParcel, offerList: itemsOf(wireContrastOffer, 3) });
export type ContrastCardData = Decoded<typeof wireContrastCardData>;

/** Up to three suggested offers: for this user’s last requested parcel, else for a common one; no login needed */
export const contrastCard: Operation<
  EmptyRequest,
  ContrastCardData
> = {
  path: '/sendOrder/wechat/applets/contrast/card',
  decode: wireContrastCardData,
};
