/** What a call is, before it becomes an HTTP request. */
import type { Operation } from './operation';

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
      pairs.push(`${encodeURIComponent(key)}=${encodeURIComponent(value)}`);
    }
  }
  return pairs.join('&');
}

/** Address below the gateway's root, with query. */
export function pathOf({ path, method, input }: Call): string {
  const query = method === 'GET' ? encodeFlat(input) : '';
  return query === '' ? path : `${path}?${query}`;
}
