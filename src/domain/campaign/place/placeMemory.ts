/**
 * The place of this visit, so that the next load's first call is already for it (session storage). Without the
 * decoders: the early call reads it before the app's code is there.
 */
import type { StorageArea } from '@/platform/storage/types';
import { NO_PLACE, type Place } from '../campaignTypes';

const KEY = 'campaign.place';
/** Longer texts are no names of places. */
const MAX_TEXT = 128;

export interface KnownPlace {
  readonly place: Place;
  /** The person chose it: it stays for the visit, and nothing is located. */
  readonly isChosen: boolean;
}

/** Null: none, or a text that is not ours. */
export function parsePlace(text: string | null): KnownPlace | null {
  if (text === null) return null;
  let stored: unknown;
  try {
    stored = JSON.parse(text);
  } catch {
    return null; // somebody else's text under our name
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
  // A city of the list has no coordinates; what was located or came from the app's addresses has.
  if ((place.longitude === '' || place.latitude === '') && !(isChosen && place.city !== '')) return null;
  return { place, isChosen };
}

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

export const readPlace = (area: Pick<StorageArea, 'read'>): KnownPlace | null => parsePlace(area.read(KEY));

/** What the page is asked for first. */
export const firstPlace = (area: Pick<StorageArea, 'read'>): Place => readPlace(area)?.place ?? NO_PLACE;

export const rememberPlace = (area: Pick<StorageArea, 'write'>, known: KnownPlace): void =>
  void area.write(KEY, JSON.stringify(known));
