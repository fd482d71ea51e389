/* eslint-disable */
// Made from contract/gateway.openapi.yaml by `npm run contract`. Change the contract, not this file.

import type { ParseLatLongRequest } from '../../../../contract/types';
import type { Operation } from '../../call';
import { object, string, words } from '../../decode';
import type { Decoded } from '../../decoder';

const wirePlace = object({ province: words, city: words, cityCode: string, area: words, areaCode: string, detailAddress: words });
export type Place = Decoded<typeof wirePlace>;

/** Place names for these coordinates */
export const parseLatLongAddress: Operation<
  ParseLatLongRequest,
  Place
> = {
  path: '/address/api/v1/geo/parseLatLongAddress',
  decode: wirePlace,
};
