/**
 * H5 only: the early script removes the login token from the address bar immediately. Until the app reads it, it is
 * kept in session storage, so that a reload during a slow start does not lose it.
 */
import { withoutToken } from '@/utils/addressToken';
import { field } from '../attempt';
import type { BroughtToken } from '../navigation/types';
import { storage } from '../storage';

const STORAGE_KEY = 'linkToken';
/** The longest that the app's code may take to load. */
const WAITS_MS = 10 * 60_000;
/** Window property that holds it when storage is forbidden. */
const PLACE = '__linkToken';
/** Separates path and token; neither contains a space. */
const SEPARATOR = ' ';

/** Cleans the address bar. The token of the query is kept for `takeAddressToken`. */
export function hideAddressToken(): void {
  const { pathname, search, hash } = window.location;
  const shown = search + hash;
  const { address, token } = withoutToken(shown);
  if (address !== shown) {
    // Keep the state: it is the router's (its entry number and key).
    window.history.replaceState(window.history.state, '', pathname + address);
  }
  if (token === null || token === '') return;
  const text = pathname + SEPARATOR + token;
  if (!storage.session.write(STORAGE_KEY, text, { expiresInMs: WAITS_MS })) Reflect.set(window, PLACE, text);
}

/** Whether a token waits in session storage, where a reload keeps it. */
export const isTokenStored = (): boolean => storage.session.read(STORAGE_KEY) !== null;

/** Reads the stored token and keeps it: the user may have moved on to another page before the app has loaded. */
export function peekAddressToken(): BroughtToken | null {
  const placed = field(window, PLACE);
  const text = storage.session.read(STORAGE_KEY) ?? (typeof placed === 'string' ? placed : '');
  const [path = '', token = ''] = text.split(SEPARATOR);
  return token === '' ? null : { token, path };
}

/**
 * Cleans the address bar and returns its token, or the stored one; the token is removed, so a second call returns none.
 */
export function takeAddressToken(): BroughtToken | null {
  hideAddressToken();
  const brought = peekAddressToken();
  storage.session.remove(STORAGE_KEY);
  Reflect.deleteProperty(window, PLACE);
  return brought;
}
