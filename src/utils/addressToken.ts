/**
 * The login token in an address: removed from every position, so that history, Referer, logs and pages that receive the
 * address never see it (docs/security.md "A login by link").
 */
import { decodeText, encodeText } from './addressQuery';

/**
 * The key in every spelling that partners are known to produce: other letter case, surrounding spaces, `token[]`, and
 * the `amp;` of an address that was escaped for HTML.
 */
const TOKEN_KEY = /^(amp;)?[\s\u0000\u200b]*token[\s\u0000\u200b]*(\[\d*\])?$/i;
/** A token among the pairs of a text that is itself a query. */
const TOKEN_PAIRS = /(^|[&;])token=[^&;]*/gi;
/** An address within a value (`backUrl`), and one within that. */
const MAX_DEPTH = 3;
/** Longer addresses stay unchanged: none of our servers accepts them, and the app must not read them. */
const MAX_LENGTH = 16_384;

interface BareAddress {
  /** The same address; exactly the same when it contained no token. */
  readonly address: string;
  /**
   * The last token in the address's own query, decoded; null: none. Tokens elsewhere are removed without being read.
   */
  readonly token: string | null;
}

/** @param address path, absolute address, or `?query#fragment` */
export function withoutToken(address: string, depth = MAX_DEPTH): BareAddress {
  if (depth === 0 || address.length > MAX_LENGTH) return { address, token: null };
  const [base, hash] = cut(address, '#');
  const [path, query] = cut(base, '?');
  const { text, token } = bareQuery(query, depth);
  return { address: path + text + bareFragment(hash, depth), token };
}

/** `?a=1&token=x`, including the `?`; '' when nothing is left. */
function bareQuery(query: string, depth: number): { readonly text: string; readonly token: string | null } {
  if (query === '') return { text: '', token: null };
  let token: string | null = null;
  const kept: string[] = [];
  for (const pair of query.slice(1).split('&')) {
    const [name, value] = cut(pair, '=');
    // Some partners continue the query after a second `?`; no token contains one.
    if (TOKEN_KEY.test(decodeText(name))) token = cut(decodeText(value.slice(1)), '?')[0];
    else kept.push(barePair(pair, value, depth));
  }
  const bare = kept.join('&');
  if (bare === query.slice(1)) return { text: query, token };
  return { text: bare === '' ? '' : `?${bare}`, token };
}

function barePair(pair: string, value: string, depth: number): string {
  const inner = decodeText(value.slice(1));
  const bare = withoutToken(inner, depth - 1).address.replace(TOKEN_PAIRS, '');
  return bare === inner ? pair : `${pair.slice(0, -value.length)}=${encodeText(bare)}`;
}

/** `#token=x`, `#/path?token=x`; removes a `#` when nothing follows. */
function bareFragment(hash: string, depth: number): string {
  if (hash === '') return '';
  const text = hash.slice(1);
  if (text.includes('?')) {
    const [path, query] = cut(text, '?');
    return `#${path}${bareQuery(query, depth).text}`;
  }
  const bare = bareQuery(`?${text}`, depth).text.slice(1);
  return bare === '' && text !== '' ? '' : `#${bare}`;
}

/** Splits before the first `mark`; the second part includes it and is empty when there is none. */
function cut(text: string, mark: string): [before: string, from: string] {
  const at = text.indexOf(mark);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at)];
}
