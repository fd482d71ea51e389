/** Cities to look at where there is no cabinet near by. Raw server types stop here. */
import { ApiError, CancelledError, type Gateway, type Scope } from '@/api';
import { nearbyLanding } from '@/api/generated/operations/nearby';
import type { CityName } from '@/domain/address/cityRules';
import { fetchHotCities } from '@/domain/address/regionsApi';
import { MAX_CONFIG_ID, type NearRow, toNearRow } from './nearRules';

/** Cabinets of a city that are shown before the user has chosen it. */
const SAMPLE = 3;

export interface CityOffer {
  readonly cities: readonly CityName[];
  /** What is in the first of them; null if that is unknown. */
  readonly sample: {
    readonly city: CityName;
    readonly rows: readonly NearRow[];
    readonly total: number;
  } | null;
}

export interface CityQuestion {
  readonly configId: string;
  /** Not offered: it has just been looked at; '' for none. */
  readonly except: string;
}

/** Needs no login; what cannot be loaded is left out, since the list of all cities remains. */
export async function fetchCityOffer(
  gateway: Pick<Gateway, 'call'>,
  { configId, except }: CityQuestion,
  scope: Scope,
): Promise<CityOffer> {
  const cities = (await fetchHotCities(gateway, scope)).filter(({ city }) => city !== except);
  const [first] = cities;
  return { cities, sample: first === undefined ? null : await sampleOf(gateway, configId, first, scope) };
}

async function sampleOf(
  gateway: Pick<Gateway, 'call'>,
  configId: string,
  city: CityName,
  scope: Scope,
): Promise<CityOffer['sample']> {
  try {
    const { data } = await gateway.call(
      nearbyLanding,
      {
        configId: configId.slice(0, MAX_CONFIG_ID),
        longitude: '',
        latitude: '',
        mapType: '',
        province: city.province,
        city: city.city,
        pageNo: 1,
        pageSize: SAMPLE,
      },
      scope,
    );
    const rows = data.content.slice(0, SAMPLE).map(toNearRow);
    return rows.length === 0 ? null : { city, rows, total: data.total };
  } catch (cause) {
    if (!(cause instanceof ApiError) || cause instanceof CancelledError) throw cause;
    return null;
  }
}
