import { documentCookies } from '../dom/documentCookies';
import { host } from '../host';
import { parseCookies } from '../host/parseCookies';

/**
 * Cookie in which the consumer app and the locker app pass their token to web pages; the name is our choice, the
 * product description gives none.
 */
const APP_TOKEN_COOKIE = 'token';

/** H5 only: whether the page is in the consumer app's or the locker app's web view. */
export function isInOwnApp(): boolean {
  const { kind } = host.current();
  return kind === 'consumer-app' || kind === 'locker-app';
}

/** H5 only: the token of the app around the page, null in other hosts. */
export function readAppToken(): string | null {
  if (!isInOwnApp()) return null; // in a browser anyone can set a cookie
  return parseCookies(documentCookies())[APP_TOKEN_COOKIE] || null;
}
