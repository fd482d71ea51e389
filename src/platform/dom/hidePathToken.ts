/**
 * H5 only: removes the token from the path of `/outerOpenApp/{accessToken}`. The early script does it immediately;
 * after a navigation inside the app, the page itself does, and only that page's code contains this module. Until it is
 * read, the token is kept in memory only: a reload loses it.
 */
import { BARE_PATH, pathToken, readPathToken } from '@/utils/pathToken';

declare global {
  interface Window {
    __handedToken?: string;
  }
}

/** Removes the token from the address bar and from the history entry. */
export function hidePathToken(): void {
  const { pathname, search, hash } = location;
  const given = pathToken(pathname);
  if (given === '') return;
  // Keep the state: it is the router's (its entry number and key).
  history.replaceState(history.state, '', BARE_PATH + search + hash);
  window.__handedToken = given;
}

/** Cleans the path and returns its token, or the stored one; the token is removed, so a second call returns none. */
export function takePathToken(): string {
  hidePathToken();
  const given = window.__handedToken ?? '';
  delete window.__handedToken;
  return readPathToken(given);
}
