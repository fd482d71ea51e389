import { field } from '../attempt';
import { signsLoadedAddress } from '../share/signsLoadedAddress';
import { isTokenStored } from './hideAddressToken';

/** `performance.navigation.type` of a reload. iOS 13 has no newer way to ask. */
const RELOAD = 1;

/**
 * H5 only: loads the document again when the early script has taken a token from its address and the browser signs the
 * address where the document was loaded: the share card's signature would need an address with the token, which no call
 * may carry. The address is clean the second time, and only the HTML has arrived so far.
 *
 * @param loaded the address before it was cleaned
 * @returns whether the document is being replaced: then nothing else may begin, and the token stays for the next one
 */
export function loadAgain(loaded: string, reload = (): void => window.location.reload()): boolean {
  if (loaded.split('#')[0] === window.location.href.split('#')[0] || !signsLoadedAddress()) return false;
  // A token in memory only would be lost. A host that brings the address back must not make a loop.
  if (!isTokenStored() || field(field(performance, 'navigation'), 'type') === RELOAD) return false;
  reload();
  return true;
}
