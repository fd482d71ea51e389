/** The login token in a path. Separate from `addressToken`, which every page includes. */
import { decodeText } from './addressQuery';

/**
 * The raw token in `/outerOpenApp/{accessToken}`, in any letter case, the only page whose path contains one (product
 * §3.25); '': none.
 */
export const pathToken = (path: string): string => /^\/+outerOpenApp\/+([^/]+)\/*$/i.exec(path)?.[1] ?? '';

/** The page's path without the token. */
export const BARE_PATH = '/outerOpenApp';

/**
 * Decodes what `pathToken` found, to be passed on; '' for what is not one of our logins (it has been removed from the
 * path all the same).
 */
export function readPathToken(given: string): string {
  const token = decodeText(given.replace(/\+/g, '%2B'));
  return /^[\x21-\x7e]{1,512}$/.test(token) ? token : '';
}
