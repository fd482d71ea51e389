/** A call as the contract declares it; `npm run contract` generates one for each (generated/operations). */
import { encodeText } from '@/utils/addressQuery';
import type { Decoder } from './decoder';

/** `0` activity, base and tracking calls; `15010000` SMS code calls; `30010000` login calls. */
type SuccessCode = '0' | '15010000' | '30010000';

export interface Operation<I extends object, T> {
  /** Relative to the gateway's root. */
  readonly path: string;
  /** Default POST. The input of a GET is sent as its query. */
  readonly method?: 'GET';
  /** The body is form-encoded. Default JSON. */
  readonly form?: true;
  /** Default `0`. */
  readonly okCode?: SuccessCode;
  /** The token is not sent even when there is one. */
  readonly skipsAuth?: true;
  /**
   * JSON bodies only: sent as `gwEncryptParam` once the gateway has sent an `fc-encrypt-token`, in plain text before.
   */
  readonly encrypt?: true;
  /**
   * The call changes data: sent exactly once. Without it, identical calls in flight share one request, and a lost one
   * is retried.
   */
  readonly isWrite?: true;
  /** Replaces the default of 10 s (reads) or 15 s (writes). */
  readonly timeoutMs?: number;
  readonly decode: Decoder<T>;
  /** For types only: the input of a caller. */
  readonly input?: I;
}

export interface Call extends Omit<Operation<object, unknown>, 'decode' | 'input'> {
  /** The body, or the query of a GET. */
  readonly input: object;
  /** Sent instead of the session's: `Gateway.call`. */
  readonly token?: string;
}

export interface Reply<T> {
  readonly data: T;
  /** The gateway's own message, which may be empty. */
  readonly msg: string;
  /** Response headers, names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
}

/** Encodes flat values as `a=1&b=2`; leaves out null and undefined. */
export function encodeFlat(values: object): string {
  const pairs: string[] = [];
  for (const [key, value] of Object.entries<unknown>({ ...values })) {
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
      pairs.push(`${encodeText(key)}=${encodeText(String(value))}`);
    }
  }
  return pairs.join('&');
}

/** Address relative to the gateway's root, with query. */
export function pathOf({ path, method, input }: Call): string {
  const query = method === 'GET' ? encodeFlat(input) : '';
  return query === '' ? path : `${path}?${query}`;
}
