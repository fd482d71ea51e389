import { field } from '../attempt';
import { makeMiniLocation } from './mini';
import type { LocationCapability } from './types';

/**
 * `error` of `my.getLocation` (its page in the payment app's documentation): 11 the system's permission is off, 14
 * timeout, 2001 to 2003 the user denied this mini program, once, permanently or in its settings.
 */
const ERRORS: Readonly<Record<number, 'denied' | 'timeout'>> = {
  11: 'denied',
  14: 'timeout',
  2001: 'denied',
  2002: 'denied',
  2003: 'denied',
};

export const location: LocationCapability = makeMiniLocation({
  // Here `type` is a number that additionally requests street names; without it, only the coordinates, always gcj02.
  query: {},
  scope: 'location',
  readFailure: (error) => ERRORS[Number(field(error, 'error'))] ?? null,
}) satisfies LocationCapability;
