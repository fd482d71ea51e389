/** Provinces, cities and districts (contract tag `addressEdit`). Raw server types stop here. */
import { ApiError, CancelledError, type Gateway, type Scope } from '@/api';
import { queryHotCitys, queryProvAndCityBySort } from '@/api/generated/operations/addressEdit';
import type { Regions } from './addressTypes';

/** Needs no login. @throws ApiError */
export async function fetchRegions(gateway: Gateway, scope: Scope): Promise<Regions> {
  const [{ data: all }, hotCities] = await Promise.all([
    gateway.call(queryProvAndCityBySort, {}, scope),
    fetchHotCities(gateway, scope),
  ]);
  return {
    hotCities,
    provinces: all.groupList.flatMap(({ letter, provinceList }) =>
      provinceList.map(({ provinceName, cityList }) => ({
        name: provinceName,
        letter,
        cities: cityList.map(({ cityName, letter: cityLetter, pinyin, districtList }) => ({
          name: cityName,
          letter: cityLetter,
          pinyin,
          districts: districtList.map(({ districtName }) => districtName),
        })),
      })),
    ),
  };
}

/** Shortcuts: without them every city is still two taps away, so a failure gives an empty list. Needs no login. */
export async function fetchHotCities(
  gateway: Pick<Gateway, 'call'>,
  scope: Scope,
): Promise<Regions['hotCities']> {
  try {
    const { data } = await gateway.call(queryHotCitys, {}, scope);
    return data.cityList.map(({ provinceName, cityName }) => ({ province: provinceName, city: cityName }));
  } catch (cause) {
    if (!(cause instanceof ApiError) || cause instanceof CancelledError) throw cause;
    return [];
  }
}
