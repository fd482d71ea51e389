import { trimDecimals } from '@/utils/text';
import type { Place, LocationBar } from '../campaignTypes';

/** Product §2.5: characters of city and detail address that are shown. */
export const CITY_LENGTH = 6;

export const DETAIL_LENGTH = 11;

/** The first `max` characters with …, or the whole text. Characters, not halves of them (emoji, rare ideographs). */
export function cut(text: string, max: number): string {
  const characters = Array.from(text);
  return characters.length <= max ? text : `${characters.slice(0, max).join('')}…`;
}

/** Decimals of a degree: about a millimetre, and what the contract takes at most. */
const DECIMALS = 8;

/** Degrees as the gateway reads them: at most 8 decimals, never an exponent. */
export function coordinateText(degrees: number): string {
  const text = trimDecimals(degrees.toFixed(DECIMALS));
  return text === '-0' ? '0' : text;
}

/** Degrees within which two points are one spot to the page, about 200 m. */
const SPOT = 0.002;

const isNear = (one: string, other: string): boolean => Math.abs(Number(one) - Number(other)) <= SPOT;

/**
 * Decision: the page is not asked anew for a phone that lies where it lay. Two measurements never agree to the last
 * decimal, and what the page offers goes by city and district.
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
 * - `idle`: nothing was looked for yet
 * - `locating`: on its way
 * - `known`: located or chosen
 * - `not-located`: it did not come (in time)
 * - `not-enabled`: the person or the system does not allow it
 */
export type PlaceStatus = 'idle' | 'locating' | 'known' | 'not-located' | 'not-enabled';

export interface PlaceFacts {
  readonly status: PlaceStatus;
  /** Located, chosen or remembered. */
  readonly place: Place | null;
  readonly defaultArea: LocationBar['defaultArea'];
}

/** What the bar says: a place, already cut, or why there is none. */
export type PlaceWords =
  | { readonly kind: 'place'; readonly city: string; readonly detail: string }
  | { readonly kind: 'locating' | 'not-located' | 'not-enabled' };

export function placeWords({ status, place, defaultArea }: PlaceFacts): PlaceWords {
  if (place !== null) {
    const city = place.city || place.province || place.district;
    return { kind: 'place', city: cut(city, CITY_LENGTH), detail: cut(place.detailAddress, DETAIL_LENGTH) };
  }
  if (status === 'idle' || status === 'locating') return { kind: 'locating' };
  if (defaultArea !== null) return { kind: 'place', city: cut(defaultArea.city, CITY_LENGTH), detail: '' };
  return { kind: status === 'not-enabled' ? 'not-enabled' : 'not-located' };
}
