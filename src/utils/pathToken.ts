/** The login token in a path: apart from `addressToken`, which every page carries. */
import { decodeText } from './query';

/**
 * `/outerOpenApp/{accessToken}`, in any case, the one page whose path carries one (product §3.25): it, as it stands there;
 * '': none.
 */
export const pathToken = (path: string): string => /^\/+outerOpenApp\/+([^/]+)\/*$/i.exec(path)?.[1] ?? '';

/** The page's path without it. */
export const BARE_PATH = '/outerOpenApp';

/** What `pathToken` has found, to be handed on: '' for what is no login of ours, which has gone all the same. */
export function readPathToken(given: string): string {
  const token = decodeText(given.replace(/\+/g, '%2B'));
  return /^[\x21-\x7e]{1,512}$/.test(token) ? token : '';
}
