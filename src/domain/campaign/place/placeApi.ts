/** Names of a place (product §2.7 "Location by server", contract tag `location`). */
import type { Gateway } from '@/api/createGateway';
import { parseLatLongAddress } from '@/api/generated/operations/place';
import type { Scope } from '@/api/scope';
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

/** Product §2.7: "adds fixed map codes and source 11". */
const SOURCE = 11;

/** @param scope life of the page; its end cancels what is in flight */
export function createPlaceApi(gateway: Gateway, scope: Scope): PlaceApi {
  return {
    async fetchPlace({ longitude, latitude, system }) {
      const coordinates = { longitude: coordinateText(longitude), latitude: coordinateText(latitude) };
      const { data } = await gateway.call(
        parseLatLongAddress,
        { ...coordinates, mapType: system, source: SOURCE },
        scope,
      );
      const { area, areaCode, ...place } = data;
      return { ...place, district: area, districtCode: areaCode, ...coordinates };
    },
  };
}
