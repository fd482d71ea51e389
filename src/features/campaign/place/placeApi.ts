/** Names of a place (spec 2 §7 "Location by server", contract tag `location`). */
import type { Gateway } from '@/api/createGateway';
import { object, string } from '@/api/decode';
import type { Scope } from '@/api/scope';
import { words } from '@/api/words';
import type { Place } from '../campaignTypes';
import { coordinateText } from './placeRules';

export interface MapPoint {
  /** Degrees. */
  readonly longitude: number;
  readonly latitude: number;
  /** Map code of the two. */
  readonly system: 'gcj02' | 'wgs84';
}

export interface PlaceApi {
  /** The place at these coordinates, which it carries as they were asked for. @throws ApiError also when nothing is known there */
  fetchPlace(point: MapPoint): Promise<Place>;
}

/** Spec 2 §7: "adds fixed map codes and source 11". */
const SOURCE = 11;

const wirePlace = object({
  province: words,
  city: words,
  cityCode: string,
  area: words,
  areaCode: string,
  detailAddress: words,
});

/** @param scope life of the page; its end cancels what is in flight */
export function createPlaceApi(gateway: Gateway, scope: Scope): PlaceApi {
  return {
    async fetchPlace({ longitude, latitude, system }) {
      const coordinates = { longitude: coordinateText(longitude), latitude: coordinateText(latitude) };
      const { data } = await gateway.read(
        {
          path: '/address/api/v1/geo/parseLatLongAddress',
          json: { ...coordinates, mapType: system, source: SOURCE },
          decode: wirePlace,
        },
        scope,
      );
      const { province, city, cityCode, area, areaCode, detailAddress } = data;
      return {
        province,
        city,
        cityCode,
        district: area,
        districtCode: areaCode,
        detailAddress,
        ...coordinates,
      };
    },
  };
}
