/** A call as the contract declares it; `npm run contract` writes one for each (generated/operations). */
import { encodeText } from '@/utils/query';
import type { Decoder } from './decoder';

/** `0` activity, base and tracking calls; `15010000` SMS code calls; `30010000` login calls. */
export type SuccessCode = '0' | '15010000' | '30010000';

export interface Operation<I extends object, T> {
  /** Below the gateway's root. */
  readonly path: string;
  /** Default POST. The input of a GET is its query. */
  readonly method?: 'GET';
  /** The body is a form. Default JSON. */
  readonly form?: true;
  /** Default `0`. */
  readonly okCode?: SuccessCode;
  /** The token stays at home even when there is one. */
  readonly skipsAuth?: true;
  /** JSON bodies only: sent as `gwEncryptParam` once the gateway has given an `fc-encrypt-token`, plainly before. */
  readonly encrypt?: true;
  /** It changes something: sent exactly once. Without: identical ones in flight share one request, lost ones are asked again. */
  readonly isWrite?: true;
  /** Instead of 10 s (reads) or 15 s (writes). */
  readonly timeoutMs?: number;
  readonly decode: Decoder<T>;
  /** Of types only: what a caller gives. */
  readonly input?: I;
}

/** What a call is, before it becomes an HTTP request. */
/** An operation with what it is to carry. */
export interface Call extends Omit<Operation<object, unknown>, 'decode' | 'input'> {
  /** The body, or the query of a GET. */
  readonly input: object;
  /** Sent instead of the session's: `Gateway.call`. */
  readonly token?: string;
}

export interface Reply<T> {
  readonly data: T;
  /** The gateway's own words, which may be empty. */
  readonly msg: string;
  /** Response headers, names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
}

/** Flat values as `a=1&b=2`; null and undefined are left out. */
export function encodeFlat(values: object): string {
  const pairs: string[] = [];
  for (const [key, value] of Object.entries<unknown>({ ...values })) {
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
      pairs.push(`${encodeText(key)}=${encodeText(String(value))}`);
    }
  }
  return pairs.join('&');
}

/** Address below the gateway's root, with query. */
export function pathOf({ path, method, input }: Call): string {
  const query = method === 'GET' ? encodeFlat(input) : '';
  return query === '' ? path : `${path}?${query}`;
}
