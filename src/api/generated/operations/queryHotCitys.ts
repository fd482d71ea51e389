/* eslint-disable */
// Made from contract/gateway.openapi.yaml by `npm run contract`. Change the contract, not this file.

import { object, type Decoded } from '../../decode';
import { goodOnes } from '../../lenient';
import type { Operation } from '../../operation';
import { shortWords } from '../../shortWords';
import type { components } from '../gateway';

const wireHotCity = object({ cityName: shortWords(200), provinceName: shortWords(200) });
export type HotCity = Decoded<typeof wireHotCity>;

const wireQueryHotCitysData = object({ cityList: goodOnes(wireHotCity, 30) });
export type QueryHotCitysData = Decoded<typeof wireQueryHotCitysData>;

/** Cities that most parcels go to */
export const queryHotCitys: Operation<
  components['schemas']['EmptyRequest'],
  QueryHotCitysData
> = {
  path: '/sendOrder/wechat/applets/address/queryHotCitys',
  skipsAuth: true,
  decode: wireQueryHotCitysData,
};
