/**
 * The part of the API layer that features use; pure, so that stores and rules load in tests without a platform. The
 * app's own instance is in `@/api/gateway`.
 */
export type { Reply } from './call';
export type { Gateway } from './createGateway';
export type { Decoded } from './decoder';
export {
  ApiError,
  BusinessError,
  CancelledError,
  ContractError,
  HttpError,
  NetworkError,
  TimeoutError,
  UnauthorizedError,
} from './errors';
export { createScope, type OwnedScope, type Scope } from './scope';
