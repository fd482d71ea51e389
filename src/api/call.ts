/** What a call is, before it becomes an HTTP request. */
import type { CallQuery, FormBody, GatewayPath, InStep, JsonBody, MethodOf } from './contractTypes';
import type { Decoder } from './decode';

/** `0` activity, base and tracking calls; `15010000` SMS code calls; `30010000` login calls. */
export type SuccessCode = '0' | '15010000' | '30010000';

interface CallFacts {
  /** Default `0`. */
  readonly okCode?: SuccessCode;
  /** The token stays at home even when there is one. */
  readonly auth?: 'skip';
  /** JSON bodies only: sent as `gwEncryptParam` once the gateway has given an `fc-encrypt-token`, plainly before. */
  readonly encrypt?: true;
  /** Instead of 10 s (reads) or 15 s (writes). */
  readonly timeoutMs?: number;
}

/** A call of the contract; its decoder may ask for less than the contract promises, never for something else. */
export type Call<P extends GatewayPath, T> = CallFacts &
  MethodOf<P> & {
    readonly path: P;
    readonly query?: CallQuery<P>;
    readonly json?: JsonBody<P>;
    readonly form?: FormBody<P>;
    readonly decode: Decoder<T>;
  } & InStep<P, T>;

/** The same with its types forgotten: what the pipeline works on. */
export interface PlainCall extends CallFacts {
  readonly path: string;
  readonly method?: 'GET' | 'POST';
  readonly query?: unknown;
  readonly json?: unknown;
  readonly form?: unknown;
}

export interface Reply<T> {
  readonly data: T;
  /** The gateway's own words, which may be empty. */
  readonly msg: string;
  /** Response headers, names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
}

/** Activity info never carries the token, whatever the caller says (spec 1 §7). */
const NEVER_AUTHORIZED: readonly string[] = ['/activity/marketing/common/activity/info'];

export const skipsAuth = (call: PlainCall): boolean =>
  call.auth === 'skip' || NEVER_AUTHORIZED.includes(call.path);

/** Flat values as `a=1&b=2`; null and undefined are left out. */
export function encodeFlat(values: unknown): string {
  if (typeof values !== 'object' || values === null) return '';
  const pairs: string[] = [];
  for (const [key, value] of Object.entries<unknown>({ ...values })) {
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
      pairs.push(`${encodeURIComponent(key)}=${encodeURIComponent(value)}`);
    }
  }
  return pairs.join('&');
}

/** Address below the gateway's root, with query. */
export function pathOf(call: PlainCall): string {
  const query = encodeFlat(call.query);
  return query === '' ? call.path : `${call.path}?${query}`;
}
