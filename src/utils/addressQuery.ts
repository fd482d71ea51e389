/** Query strings without `URLSearchParams`, which mini-program engines lack. */
import { wellFormed } from './characters';

/**
 * Maximum number of characters read from a query; servers reject longer addresses. A pair that extends beyond is
 * dropped.
 */
const MAX_QUERY_LENGTH = 16_384;

const cutQuery = (query: string): string =>
  query.length <= MAX_QUERY_LENGTH
    ? query
    : query.slice(0, Math.max(query.lastIndexOf('&', MAX_QUERY_LENGTH), 0));

/** `a=1` before `?b=2`: a value that is not itself an address, and a pair after the `?`. */
const SECOND_MARK = /^([^=?]*=[^?/:]*)\?(?=[\w.[\]-]+=)/;

/**
 * Pairs of a query, also where a partner wrongly continues with a second `?` (`?a=1?b=2`); an address in a value keeps
 * its own `?`.
 */
const queryPairs = (query: string): string[] =>
  query.split('&').flatMap((pair) => {
    const pairs: string[] = [];
    let rest = pair;
    for (let match = SECOND_MARK.exec(rest); match !== null; match = SECOND_MARK.exec(rest)) {
      pairs.push(match[1] ?? '');
      rest = rest.slice(match[0].length);
    }
    return [...pairs, rest];
  });

/** `a=1&b=%20` (with or without a leading `?`) -> record; later keys win; undecodable text stays unchanged. */
export function parseQuery(query: string): Record<string, string> {
  const result: Record<string, string> = {};
  const text = cutQuery(query.startsWith('?') ? query.slice(1) : query);
  for (const pair of queryPairs(text)) {
    if (pair === '') continue;
    const at = pair.indexOf('=');
    const key = decodeText(at < 0 ? pair : pair.slice(0, at));
    if (key === '__proto__') continue;
    result[key] = at < 0 ? '' : decodeText(pair.slice(at + 1));
  }
  return result;
}

/** Record -> `a=1&b=2` in the record's order; undefined values are left out. */
export function buildQuery(values: Readonly<Record<string, string | undefined>>): string {
  const pairs: string[] = [];
  for (const [key, value] of Object.entries(values)) {
    if (value !== undefined) pairs.push(`${encodeText(key)}=${encodeText(value)}`);
  }
  return pairs.join('&');
}

/** `path` with `values` appended as its query. */
export function withQuery(path: string, values: Readonly<Record<string, string | undefined>>): string {
  const query = buildQuery(values);
  if (query === '') return path;
  return `${path}${path.includes('?') ? '&' : '?'}${query}`;
}

/** Splits an address into path and query; a fragment is dropped. */
export function splitPath(address: string): { path: string; query: Record<string, string> } {
  const hash = address.indexOf('#');
  const bare = hash < 0 ? address : address.slice(0, hash);
  const mark = bare.indexOf('?');
  if (mark < 0) return { path: bare, query: {} };
  return { path: bare.slice(0, mark), query: parseQuery(bare.slice(mark + 1)) };
}

/** Percent-encodes any text, removing lone surrogates, for which `encodeURIComponent` throws. */
export const encodeText = (text: string): string => encodeURIComponent(wellFormed(text));

/** Percent-decodes; malformed input stays unchanged instead of throwing. `+` is a space, as browsers write it. */
export function decodeText(text: string): string {
  const spaced = text.replace(/\+/g, ' ');
  try {
    return decodeURIComponent(spaced);
  } catch (cause) {
    // URIError on input such as `%zz`: the address is external, so return the raw text.
    if (cause instanceof URIError) return spaced;
    throw cause;
  }
}
