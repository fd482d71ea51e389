/** Steps of the region picker. Pure. */
import type { Regions } from '@/domain/address/addressTypes';
import type { CityName } from '@/domain/address/cityRules';

/** None: the city is the whole region. */
export const districtsOf = (regions: Regions, { province, city }: CityName): readonly string[] =>
  regions.provinces.find(({ name }) => name === province)?.cities.find(({ name }) => name === city)
    ?.districts ?? [];

/** A municipality is its own province. */
export const cityWords = ({ province, city }: CityName): string =>
  province === city ? city : `${province} ${city}`;
