/**
 * H5 only: takes the login token out of the address bar, at once, by the early script; until the app asks for it, it waits
 * in the visit's storage, so that a reload of a slow start does not lose it.
 */
import { withoutToken } from '@/utils/addressToken';
import { field } from '../attempt';
import type { BroughtToken } from '../navigation/types';
import { storage } from '../storage';

const STORAGE_KEY = 'linkToken';
/** As long as the app's code may take to come. */
const WAITS_MS = 10 * 60_000;
/** Where it waits when storage is forbidden. */
const PLACE = '__linkToken';
/** Between path and token; neither holds one. */
const SEPARATOR = ' ';

/** Cleans the address bar. What the query brought waits for `takeAddressToken`. */
export function hideAddressToken(): void {
  const { pathname, search, hash } = window.location;
  const shown = search + hash;
  const { address, token } = withoutToken(shown);
  if (address !== shown) {
    // The state is the router's (its entry number and key) and has to stay.
    window.history.replaceState(window.history.state, '', pathname + address);
  }
  if (token === null || token === '') return;
  const text = pathname + SEPARATOR + token;
  if (!storage.session.write(STORAGE_KEY, text, { expiresInMs: WAITS_MS })) Reflect.set(window, PLACE, text);
}

/** What waits, and still does afterwards: the person may have gone on to another page before the app was there. */
export function peekAddressToken(): BroughtToken | null {
  const placed = field(window, PLACE);
  const text = storage.session.read(STORAGE_KEY) ?? (typeof placed === 'string' ? placed : '');
  const [path = '', token = ''] = text.split(SEPARATOR);
  return token === '' ? null : { token, path };
}

/** Cleans the address bar and gives what it, or the one before, brought: once. */
export function takeAddressToken(): BroughtToken | null {
  hideAddressToken();
  const brought = peekAddressToken();
  storage.session.remove(STORAGE_KEY);
  Reflect.deleteProperty(window, PLACE);
  return brought;
}
