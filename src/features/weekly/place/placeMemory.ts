/**
 * The place of this visit in session storage, so that the first request of the next load is already for it. Uses no
 * decoders: the early call reads it before the app's code has loaded.
 */
import type { StorageArea } from '@/platform/storage/types';
import { NO_PLACE, type Place } from '../page/modulePageTypes';

const KEY = 'campaign.place';
/** Longer texts are not place names. */
const MAX_TEXT = 128;

export interface KnownPlace {
  readonly place: Place;
  /** Chosen by the user: kept for the visit, and the device is not located. */
  readonly isChosen: boolean;
}

/** Null: nothing stored, or not in our format. */
export function parsePlace(text: string | null): KnownPlace | null {
  if (text === null) return null;
  let stored: unknown;
  try {
    stored = JSON.parse(text);
  } catch {
    return null; // not JSON: something else wrote under our key
  }
  const known = fieldsOf(stored);
  const source = fieldsOf(known['place']);
  const read = (field: keyof Place): string => {
    const value = source[field];
    return typeof value === 'string' ? value.slice(0, MAX_TEXT) : '';
  };
  const place: Place = {
    province: read('province'),
    city: read('city'),
    cityCode: read('cityCode'),
    district: read('district'),
    districtCode: read('districtCode'),
    detailAddress: read('detailAddress'),
    longitude: read('longitude'),
    latitude: read('latitude'),
  };
  const isChosen = known['isChosen'] === true;
  // A city from the city list has no coordinates; located places and the app's addresses have.
  if ((place.longitude === '' || place.latitude === '') && !(isChosen && place.city !== '')) return null;
  return { place, isChosen };
}

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

export const readPlace = (area: Pick<StorageArea, 'read'>): KnownPlace | null => parsePlace(area.read(KEY));

/** The place for the page's first request. */
export const firstPlace = (area: Pick<StorageArea, 'read'>): Place => readPlace(area)?.place ?? NO_PLACE;

export const rememberPlace = (area: Pick<StorageArea, 'write'>, known: KnownPlace): void =>
  void area.write(KEY, JSON.stringify(known));
