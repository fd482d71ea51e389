import { field } from '../attempt';
import { signsLoadedAddress } from '../share/signsLoadedAddress';
import { isTokenStored } from './addressToken';

/** `performance.navigation.type` of a reload. iOS 13 has no newer way to ask. */
const RELOAD = 1;

const withoutHash = (address: string): string => address.replace(/#.*$/, '');

/**
 * H5 only: loads the document again when the early script has cleaned its address (a login's token, stray characters)
 * and the browser signs the address where the document was loaded: the share card's signature would need an address
 * with a token, which no call may carry. The second time the address is clean; only the HTML has arrived so far.
 *
 * @param loaded the address before it was cleaned
 * @returns whether the document is being replaced: then nothing else may begin, and the token stays for the next one
 */
export function loadAgain(loaded: string, reload = (): void => window.location.reload()): boolean {
  const isCleaned = withoutHash(loaded) !== withoutHash(window.location.href);
  if (!isCleaned || !signsLoadedAddress()) return false;
  // A token in memory only would be lost; and a host that brings the address back must not make a loop.
  const isKept = isTokenStored() && window.__handedToken === undefined;
  if (!isKept || field(field(performance, 'navigation'), 'type') === RELOAD) return false;
  reload();
  return true;
}
