/**
 * The login token in an address: taken out wherever it stands, so that history, Referer, logs and pages that the address
 * is handed to never see it (docs/security.md "A login by link").
 */
import { decodeText, encodeText } from './query';

/**
 * The key, in any spelling of it that partners are known to produce: another case, blanks around it, `token[]`, and the
 * `amp;` of an address that was escaped for HTML.
 */
const TOKEN_KEY = /^(amp;)?[\s\u0000\u200b]*token[\s\u0000\u200b]*(\[\d*\])?$/i;
/** One among the pairs of a text that is a query itself. */
const TOKEN_PAIRS = /(^|[&;])token=[^&;]*/gi;
/** An address within a value (`backUrl`), and one within that. */
const MAX_DEPTH = 3;
/** Longer addresses are left as they are: no server of ours takes them, and nothing is to be read from them. */
const MAX_LENGTH = 16_384;

export interface BareAddress {
  /** The same address; to the letter where it held no token. */
  readonly address: string;
  /** Of the address's own query, the last one given, decoded; null: none. Tokens elsewhere are dropped unread. */
  readonly token: string | null;
}

/** @param address path, whole address, or `?query#fragment` */
export function withoutToken(address: string, depth = MAX_DEPTH): BareAddress {
  if (depth === 0 || address.length > MAX_LENGTH) return { address, token: null };
  const [base, hash] = cut(address, '#');
  const [path, query] = cut(base, '?');
  const { text, token } = bareQuery(query, depth);
  return { address: path + text + bareFragment(hash, depth), token };
}

/** `?a=1&token=x`, with its mark; '' when nothing is left. */
function bareQuery(query: string, depth: number): { readonly text: string; readonly token: string | null } {
  if (query === '') return { text: '', token: null };
  let token: string | null = null;
  const kept: string[] = [];
  for (const pair of query.slice(1).split('&')) {
    const [name, value] = cut(pair, '=');
    // Behind a second `?` a careless partner goes on with the query; no token holds one.
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

/** `#token=x`, `#/path?token=x`; a mark that nothing follows goes. */
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

/** Splits before the first `mark`; the second part keeps it and is empty when there is none. */
function cut(text: string, mark: string): [before: string, from: string] {
  const at = text.indexOf(mark);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at)];
}
