/** Calls of the address book and of reading pasted texts (contract tags `account`, `send`). Raw server types stop here. */
import { ApiError, CancelledError, type Gateway, type Scope } from '@/api';
import { array, number, object } from '@/api/decode';
import { goodOnes } from '@/api/lenient';
import { contactShape, id, line, wireEntry } from './addressDecoders';
import { createBookApi, type BookApi } from './bookApi';
import type { AddressEntry, AddressKind, Contact, ParsedContact, Regions } from './addressTypes';

/** The contract's limit. */
const MAX_PLACES = 60;

const wireSaved = object({ address: wireEntry });
const wireRemoved = object({ id });
const wireParsed = object({
  ...contactShape,
  confidence: object({
    name: number,
    mobile: number,
    province: number,
    city: number,
    district: number,
    detail: number,
  }),
});
const wireRegions = object({
  groupList: array(
    object({
      letter: line,
      provinceList: array(
        object({
          provinceName: line,
          cityList: goodOnes(
            object({
              cityName: line,
              districtList: goodOnes(object({ districtName: line }), MAX_PLACES),
            }),
            MAX_PLACES,
          ),
        }),
      ),
    }),
  ),
});
const wireHot = object({ cityList: goodOnes(object({ cityName: line, provinceName: line }), MAX_PLACES) });

export interface SavedAddress extends Contact {
  /** '': a new one. */
  readonly id: string;
  readonly kind: AddressKind;
  readonly isDefault: boolean;
}

export interface AddressApi extends BookApi {
  /** The same words twice make one entry. @throws ApiError; BusinessError with a code of `ADDRESS_CODE` */
  save(address: SavedAddress): Promise<AddressEntry>;
  /** One that is not there is a success. @throws ApiError */
  remove(id: string): Promise<void>;
  /** @throws ApiError */
  setDefault(id: string, isDefault: boolean): Promise<AddressEntry>;
  /** Open to everybody. @throws ApiError; BusinessError 201100004: nothing found */
  parse(text: string, scope: Scope): Promise<ParsedContact>;
  /** Open to everybody. @throws ApiError */
  fetchRegions(scope: Scope): Promise<Regions>;
}

/** @param life of the page: writes end with it */
export function createAddressApi(gateway: Gateway, life: Scope): AddressApi {
  return {
    ...createBookApi(gateway),
    async save(address) {
      const { data } = await gateway.write(
        { path: '/address/api/v1/addressBook/save', json: address, decode: wireSaved },
        life,
      );
      return data.address;
    },
    async remove(entryId) {
      await gateway.write(
        { path: '/address/api/v1/addressBook/delete', json: { id: entryId }, decode: wireRemoved },
        life,
      );
    },
    async setDefault(entryId, isDefault) {
      const { data } = await gateway.write(
        {
          path: '/address/api/v1/addressBook/setDefault',
          json: { id: entryId, isDefault },
          decode: wireSaved,
        },
        life,
      );
      return data.address;
    },
    async parse(text, scope) {
      const { data } = await gateway.read(
        { path: '/address/api/v1/parse', auth: 'skip', json: { text }, decode: wireParsed },
        scope,
      );
      return data;
    },
    async fetchRegions(scope) {
      const [{ data: all }, hotCities] = await Promise.all([
        gateway.read(
          {
            path: '/sendOrder/wechat/applets/address/queryProvAndCityBySort',
            auth: 'skip',
            json: {},
            decode: wireRegions,
          },
          scope,
        ),
        fetchHot(gateway, scope),
      ]);
      return {
        hotCities,
        provinces: all.groupList.flatMap(({ letter, provinceList }) =>
          provinceList.map(({ provinceName, cityList }) => ({
            name: provinceName,
            letter,
            cities: cityList.map(({ cityName, districtList }) => ({
              name: cityName,
              districts: districtList.map(({ districtName }) => districtName),
            })),
          })),
        ),
      };
    },
  };
}

/** Short cuts only: without them every place is still two presses away. */
async function fetchHot(gateway: Gateway, scope: Scope): Promise<Regions['hotCities']> {
  try {
    const { data } = await gateway.read(
      {
        path: '/sendOrder/wechat/applets/address/queryHotCitys',
        auth: 'skip',
        json: {},
        decode: wireHot,
      },
      scope,
    );
    return data.cityList.map(({ provinceName, cityName }) => ({ province: provinceName, city: cityName }));
  } catch (cause) {
    if (!(cause instanceof ApiError) || cause instanceof CancelledError) throw cause;
    return [];
  }
}
