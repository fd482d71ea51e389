/** The login token in a path: apart from `addressToken`, which every page carries. */
import { decodeText } from './query';

/**
 * `/outerOpenApp/{accessToken}`, the one page whose path carries one (product §3.25): the path without it, and the token as
 * it stands there. Null: there is none.
 */
export function cutPathToken(path: string): readonly [bare: string, given: string] | null {
  const [, bare = '', given = ''] = /^(\/outerOpenApp)\/+([^/]+)\/*$/.exec(path) ?? [];
  return given === '' ? null : [bare, given];
}

/** What `cutPathToken` has given, to be handed on: '' for what is no login of ours, which has gone all the same. */
export function readPathToken(given: string): string {
  const token = decodeText(given.replace(/\+/g, '%2B'));
  return /^[\x21-\x7e]{1,512}$/.test(token) ? token : '';
}
