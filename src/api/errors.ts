/**
 * Every way a call can fail, one class each. Callers narrow with `instanceof`; `message` is English, for logs.
 * What a person reads comes from `BusinessError.msg` or the caller's own text (product §1.8).
 */
export abstract class ApiError extends Error {
  protected constructor(
    override readonly name: string,
    message: string,
  ) {
    super(message);
  }
}

/** No answer: offline, connection lost, or a part of the app that the call needs did not load. */
export class NetworkError extends ApiError {
  constructor(message: string) {
    super('NetworkError', message);
  }
}

/** No answer in time: 10 s for reads, 15 s for writes. A write may have happened: ask before repeating it. */
export class TimeoutError extends ApiError {
  constructor(readonly timeoutMs: number) {
    super('TimeoutError', `no answer within ${timeoutMs} ms`);
  }
}

/**
 * HTTP status other than 200; 401 only when another account has been logged in since the call was made.
 * `retryAfterMs`: how long the gateway wants to be left alone (`Retry-After`); null: it does not say.
 */
export class HttpError extends ApiError {
  constructor(
    readonly status: number,
    readonly retryAfterMs: number | null = null,
  ) {
    super('HttpError', `HTTP ${status}`);
  }
}

/** What the session decided about a 401. */
export type UnauthorizedAnswer =
  /** The page is on its way to another address; nothing more is to be shown. */
  | 'redirecting'
  /** The visitor has to log in. */
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
 * HTTP 200 with another code than the call's success code. `msg` may be shown; it may be empty. `reasonCode` and `toast`:
 * what the refusal's own data says, '' where it says nothing.
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

/** The answer breaks the contract. `path` names the bad field, e.g. `data.couponInfos[2].couponType`. */
export class ContractError extends ApiError {
  constructor(
    readonly path: string,
    readonly expected: string,
  ) {
    super('ContractError', `${path} is not ${expected}`);
  }
}

/** The scope of the call ended (its page went away) before the answer came. Nobody is to be told. */
export class CancelledError extends ApiError {
  constructor() {
    super('CancelledError', 'cancelled');
  }
}

/**
 * What a failed call means to a feature, without the feature knowing transport: the union its store switches on.
 */
export type CallFailure =
  /** For the login gate: rethrow the cause. */
  | { readonly kind: 'unauthorized' }
  /** The page is gone: tell nobody. */
  | { readonly kind: 'cancelled' }
  /** Nothing came back and the device says it has no network. */
  | { readonly kind: 'offline' }
  /** No trustworthy answer: lost, late, HTTP fault or contract broken. A write may have taken effect. */
  | { readonly kind: 'no-answer' }
  /** The gateway said no; `message` may be shown and may be empty. */
  | { readonly kind: 'business'; readonly code: string; readonly message: string };

/**
 * @param isOnline what the device says of its network
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
