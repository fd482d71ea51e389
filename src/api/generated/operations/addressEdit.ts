/* eslint-disable */
// Made from contract/gateway.openapi.yaml by `npm run contract`. Change the contract, not this file.

import type { AddressDeleteRequest, AddressParseRequest, AddressSaveRequest, AddressSetDefaultRequest, EmptyRequest } from '../../../../contract/types';
import type { Operation } from '../../call';
import { ignored, number, object, shortText } from '../../decode';
import type { Decoded } from '../../decoder';
import { goodOnes, itemsOf } from '../../lenient';
import { wireAddress } from '../schemas/Address';

const wireDistrict = object({ districtName: shortText(200) });
export type District = Decoded<typeof wireDistrict>;

const wireCity = object({
  cityName: shortText(200),
  letter: shortText(1),
  pinyin: shortText(60),
  districtList: goodOnes(wireDistrict, 60),
});
export type City = Decoded<typeof wireCity>;

const wireProvince = object({ provinceName: shortText(200), cityList: goodOnes(wireCity, 60) });
export type Province = Decoded<typeof wireProvince>;

const wireProvinceGroup = object({ letter: shortText(1), provinceList: itemsOf(wireProvince, 20) });
export type ProvinceGroup = Decoded<typeof wireProvinceGroup>;

const wireQueryProvAndCityBySortData = object({ groupList: itemsOf(wireProvinceGroup, 26) });
export type QueryProvAndCityBySortData = Decoded<typeof wireQueryProvAndCityBySortData>;

/** Provinces with their cities and districts, by first letter */
export const queryProvAndCityBySort: Operation<
  EmptyRequest,
  QueryProvAndCityBySortData
> = {
  path: '/sendOrder/wechat/applets/address/queryProvAndCityBySort',
  skipsAuth: true,
  decode: wireQueryProvAndCityBySortData,
};

const wireHotCity = object({ cityName: shortText(200), provinceName: shortText(200) });
export type HotCity = Decoded<typeof wireHotCity>;

const wireQueryHotCitysData = object({ cityList: goodOnes(wireHotCity, 30) });
export type QueryHotCitysData = Decoded<typeof wireQueryHotCitysData>;

/** Most frequent destination cities */
export const queryHotCitys: Operation<
  EmptyRequest,
  QueryHotCitysData
> = {
  path: '/sendOrder/wechat/applets/address/queryHotCitys',
  skipsAuth: true,
  decode: wireQueryHotCitysData,
};

const wireAddressSaveData = object({ address: wireAddress });
export type AddressSaveData = Decoded<typeof wireAddressSaveData>;

/** Saves an address, new or existing. Identical content is stored once */
export const addressSave: Operation<
  AddressSaveRequest,
  AddressSaveData
> = {
  path: '/address/api/v1/addressBook/save',
  encrypt: true,
  isWrite: true,
  decode: wireAddressSaveData,
};

const wireAddressDeleteAnswer = ignored;
type AddressDeleteAnswer = Decoded<typeof wireAddressDeleteAnswer>;

/** Deletes an address; one that does not exist is a success */
export const addressDelete: Operation<
  AddressDeleteRequest,
  AddressDeleteAnswer
> = {
  path: '/address/api/v1/addressBook/delete',
  isWrite: true,
  decode: wireAddressDeleteAnswer,
};

const wireAddressSetDefaultData = object({ address: wireAddress });
export type AddressSetDefaultData = Decoded<typeof wireAddressSetDefaultData>;

/** Makes an address the default of its kind, or removes the default */
export const addressSetDefault: Operation<
  AddressSetDefaultRequest,
  AddressSetDefaultData
> = {
  path: '/address/api/v1/addressBook/setDefault',
  isWrite: true,
  decode: wireAddressSetDefaultData,
};

const wireAddressConfidence = object({ name: number, mobile: number, province: number, city: number, district: number, detail: number });
export type AddressConfidence = Decoded<typeof wireAddressConfidence>;

const wireAddressParseData = object({
  name: shortText(200),
  mobile: shortText(200),
  province: shortText(200),
  city: shortText(200),
  district: shortText(200),
  detail: shortText(200),
  confidence: wireAddressConfidence,
});
export type AddressParseData = Decoded<typeof wireAddressParseData>;

/** Extracts name, number and address from a pasted text; parts not found are empty. No login needed */
export const addressParse: Operation<
  AddressParseRequest,
  AddressParseData
> = {
  path: '/address/api/v1/parse',
  skipsAuth: true,
  encrypt: true,
  decode: wireAddressParseData,
};
