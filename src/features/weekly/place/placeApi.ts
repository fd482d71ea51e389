/** Resolves coordinates to a place (product §2.7 "Location by server", contract tag `location`). */
import type { Gateway } from '@/api/createGateway';
import { parseLatLongAddress } from '@/api/generated/operations/place';
import type { Scope } from '@/api/scope';
import type { Place } from '../page/modulePageTypes';
import { coordinateText } from './placeRules';

export interface MapPoint {
  /** Degrees. */
  readonly longitude: number;
  readonly latitude: number;
  /** Coordinate system of the two. */
  readonly system: 'gcj02' | 'wgs84';
}

export interface PlaceApi {
  /**
   * The place at these coordinates; it contains the coordinates as sent.
   * @throws ApiError, also if the place is unknown
   */
  fetchPlace(point: MapPoint): Promise<Place>;
}

/** Product §2.7: "adds fixed map codes and source 11". */
const SOURCE = 11;

/** @param scope cancelled when the page is unmounted; cancels running requests */
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
