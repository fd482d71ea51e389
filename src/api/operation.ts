/** A call as the contract declares it; `npm run contract` writes one for each (generated/operations). */
import type { Decoder } from './decode';

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
