/**
 * Every way a call can fail, one class each. Callers narrow with `instanceof`; `message` is English, for logs. The text
 * for the user comes from `BusinessError.msg` or from the caller (product §1.8).
 */
export abstract class ApiError extends Error {
  protected constructor(
    override readonly name: string,
    message: string,
  ) {
    super(message);
  }
}

/** No response: offline, connection lost, or a chunk of the app that the call needs did not load. */
export class NetworkError extends ApiError {
  constructor(message: string) {
    super('NetworkError', message);
  }
}

/** No response in time: 10 s for reads, 15 s for writes. A write may have happened: check before repeating it. */
export class TimeoutError extends ApiError {
  constructor(readonly timeoutMs: number) {
    super('TimeoutError', `no answer within ${timeoutMs} ms`);
  }
}

/**
 * HTTP status other than 200; 401 only when another account has logged in since the call was made. `retryAfterMs`: how
 * long the gateway wants clients to wait (`Retry-After`); null: not given.
 */
export class HttpError extends ApiError {
  constructor(
    readonly status: number,
    readonly retryAfterMs: number | null = null,
  ) {
    super('HttpError', `HTTP ${status}`);
  }
}

/** The session's decision about a 401. */
export type UnauthorizedAnswer =
  /** The page is being redirected; show nothing more. */
  | 'redirecting'
  /** The user has to log in. */
  | 'login-needed';

/** HTTP 401 (product §1.8). `code` is the gateway's, e.g. 030100001. */
export class UnauthorizedError extends ApiError {
  constructor(
    readonly code: string,
    readonly answer: UnauthorizedAnswer,
  ) {
    super('UnauthorizedError', `401 ${code}, ${answer}`);
  }
}

/**
 * HTTP 200 with a code other than the call's success code. `msg` may be shown; it may be empty. `reasonCode` and
 * `toast`: from the refusal's own data, '' if not given.
 */
export class BusinessError extends ApiError {
  constructor(
    readonly code: string,
    readonly msg: string,
    readonly reasonCode = '',
    readonly toast = '',
  ) {
    super('BusinessError', `business code ${code}`);
  }
}

/** The response violates the contract. `path` names the bad field, e.g. `data.couponInfos[2].couponType`. */
export class ContractError extends ApiError {
  constructor(
    readonly path: string,
    readonly expected: string,
  ) {
    super('ContractError', `${path} is not ${expected}`);
  }
}

/** The scope of the call ended (its page was unmounted) before the response arrived. Not shown to the user. */
export class CancelledError extends ApiError {
  constructor() {
    super('CancelledError', 'cancelled');
  }
}

/** A failed call in a feature's terms, independent of the transport: the union that its store switches on. */
export type CallFailure =
  /** For the login gate: rethrow the cause. */
  | { readonly kind: 'unauthorized' }
  /** The page is unmounted: show nothing. */
  | { readonly kind: 'cancelled' }
  /** No response arrived and the device reports that it has no network. */
  | { readonly kind: 'offline' }
  /** No reliable response: lost, late, HTTP error or contract violated. A write may have taken effect. */
  | { readonly kind: 'no-answer' }
  /** The gateway refused; `message` may be shown and may be empty. */
  | { readonly kind: 'business'; readonly code: string; readonly message: string };

/**
 * @param isOnline the device's network state
 * @throws the cause itself when it is no `ApiError`: a bug of ours is not a failed call
 */
export function toCallFailure(cause: unknown, isOnline: boolean): CallFailure {
  if (cause instanceof UnauthorizedError) return { kind: 'unauthorized' };
  if (cause instanceof CancelledError) return { kind: 'cancelled' };
  if (cause instanceof BusinessError) return { kind: 'business', code: cause.code, message: cause.msg };
  if (cause instanceof NetworkError && !isOnline) return { kind: 'offline' };
  if (cause instanceof ApiError) return { kind: 'no-answer' };
  throw cause;
}
