/**
 * H5 only: takes the token out of the path of `/outerOpenApp/{accessToken}`, at once, by the early script; on a move within
 * the app its page does, whose code alone carries this. Until then it waits in memory and nowhere else: a reload has lost it.
 */
import { BARE_PATH, pathToken, readPathToken } from '@/utils/pathToken';

declare global {
  interface Window {
    __handedToken?: string;
  }
}

/** Cleans the path in the address bar and in the history's entry. */
export function hidePathToken(): void {
  const { pathname, search, hash } = location;
  const given = pathToken(pathname);
  if (given === '') return;
  // The state is the router's (its entry number and key) and has to stay.
  history.replaceState(history.state, '', BARE_PATH + search + hash);
  window.__handedToken = given;
}

/** Cleans the path and gives what it, or the one before, brought: once. */
export function takePathToken(): string {
  hidePathToken();
  const given = window.__handedToken ?? '';
  delete window.__handedToken;
  return readPathToken(given);
}
