/**
 * What a failed call means to a feature, without the feature knowing transport: the union its store switches on.
 */
import { ApiError, BusinessError, CancelledError, NetworkError, UnauthorizedError } from './errors';

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
export function sortError(cause: unknown, isOnline: boolean): CallFailure {
  if (cause instanceof UnauthorizedError) return { kind: 'unauthorized' };
  if (cause instanceof CancelledError) return { kind: 'cancelled' };
  if (cause instanceof BusinessError) return { kind: 'business', code: cause.code, message: cause.msg };
  if (cause instanceof NetworkError && !isOnline) return { kind: 'offline' };
  if (cause instanceof ApiError) return { kind: 'no-answer' };
  throw cause;
}
