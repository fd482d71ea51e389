/**
 * Rules of the location bar (product §2.5, §2.8): how texts are cut, how coordinates are sent to the gateway, and when
 * two places count as the same.
 */
import { trimDecimals } from '@/utils/text';
import type { Place, LocationBar } from '../page/modulePageTypes';

/** Product §2.5: maximum number of characters shown for the city; `DETAIL_LENGTH`: for the detail address. */
const CITY_LENGTH = 6;

const DETAIL_LENGTH = 11;

/** The first `max` characters with …, or the whole text. Never splits a surrogate pair (emoji, rare ideographs). */
export function cut(text: string, max: number): string {
  const characters = Array.from(text);
  return characters.length <= max ? text : `${characters.slice(0, max).join('')}…`;
}

/** Decimals of a degree: about a millimetre, and the contract's maximum. */
const DECIMALS = 8;

/** Degrees in the gateway's format: at most 8 decimals, never an exponent. */
export function coordinateText(degrees: number): string {
  const text = trimDecimals(degrees.toFixed(DECIMALS));
  return text === '-0' ? '0' : text;
}

/** Distance in degrees within which two points count as the same place, about 200 m. */
const SPOT = 0.002;

const isNear = (one: string, other: string): boolean => Math.abs(Number(one) - Number(other)) <= SPOT;

/**
 * Decision: the page is not refetched if the phone has not really moved. Two measurements never agree to the last
 * decimal, and the page's offers depend on city and district.
 */
export function isSameSpot(one: Place, other: Place): boolean {
  return (
    one.city === other.city &&
    one.province === other.province &&
    one.district === other.district &&
    isNear(one.longitude, other.longitude) &&
    isNear(one.latitude, other.latitude)
  );
}

/**
 * - `idle`: not started
 * - `locating`: in progress
 * - `known`: located or chosen
 * - `not-located`: failed or timed out
 * - `not-enabled`: the user or the system denies the permission
 */
export type PlaceStatus = 'idle' | 'locating' | 'known' | 'not-located' | 'not-enabled';

interface PlaceFacts {
  readonly status: PlaceStatus;
  /** Located, chosen or remembered. */
  readonly place: Place | null;
  readonly defaultArea: LocationBar['defaultArea'];
}

/** What the bar shows: a place, already cut, or why there is none. */
export type PlaceText =
  | { readonly kind: 'place'; readonly city: string; readonly detail: string }
  | { readonly kind: 'locating' | 'not-located' | 'not-enabled' };

export function placeText({ status, place, defaultArea }: PlaceFacts): PlaceText {
  if (place !== null) {
    const city = place.city || place.province || place.district;
    return { kind: 'place', city: cut(city, CITY_LENGTH), detail: cut(place.detailAddress, DETAIL_LENGTH) };
  }
  if (status === 'idle' || status === 'locating') return { kind: 'locating' };
  if (defaultArea !== null) return { kind: 'place', city: cut(defaultArea.city, CITY_LENGTH), detail: '' };
  return { kind: status === 'not-enabled' ? 'not-enabled' : 'not-located' };
}
