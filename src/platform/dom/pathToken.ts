/**
 * H5 only: takes the token out of the path of `/outerOpenApp/{accessToken}`, at once, by the early script. Until its page
 * asks for it, it waits in memory and nowhere else: a reload has lost it.
 */
import { withoutPathToken } from '@/utils/addressToken';
import { field } from '../attempt';

const PLACE = '__handedToken';

/** Cleans the path in the address bar and in the history's entry. */
export function hidePathToken(): void {
  const { pathname, search, hash } = window.location;
  const { path, token } = withoutPathToken(pathname);
  if (path === pathname) return;
  // The state is the router's (its entry number and key) and has to stay.
  window.history.replaceState(window.history.state, '', path + search + hash);
  Reflect.set(window, PLACE, token);
}

/** Cleans the path and gives what it, or the one before, brought: once. */
export function takePathToken(): string {
  hidePathToken();
  const token = field(window, PLACE);
  Reflect.deleteProperty(window, PLACE);
  return typeof token === 'string' ? token : '';
}
