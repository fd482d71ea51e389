/* eslint-disable */
// Made from contract/gateway.openapi.yaml by `npm run contract`. Change the contract, not this file.

import { array, object, type Decoded } from '../../decode';
import { goodOnes } from '../../lenient';
import type { Operation } from '../../operation';
import { shortWords } from '../../shortWords';
import type { components } from '../gateway';

const wireDistrict = object({ districtName: shortWords(200) });
export type District = Decoded<typeof wireDistrict>;

const wireCity = object({ cityName: shortWords(200), districtList: goodOnes(wireDistrict, 60) });
export type City = Decoded<typeof wireCity>;

const wireProvince = object({ provinceName: shortWords(200), cityList: goodOnes(wireCity, 60) });
export type Province = Decoded<typeof wireProvince>;

const wireProvinceGroup = object({ letter: shortWords(1), provinceList: array(wireProvince) });
export type ProvinceGroup = Decoded<typeof wireProvinceGroup>;

const wireQueryProvAndCityBySortData = object({ groupList: array(wireProvinceGroup) });
export type QueryProvAndCityBySortData = Decoded<typeof wireQueryProvAndCityBySortData>;

/** Provinces with their cities and districts, by first letter */
export const queryProvAndCityBySort: Operation<
  components['schemas']['EmptyRequest'],
  QueryProvAndCityBySortData
> = {
  path: '/sendOrder/wechat/applets/address/queryProvAndCityBySort',
  skipsAuth: true,
  decode: wireQueryProvAndCityBySortData,
};
