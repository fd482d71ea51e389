/**
 * What features know of the API layer; pure, so that stores and rules load in tests without a platform.
 * The app's own instance is in `@/api/gateway`.
 */
import * as decode from './decode';

export type { Call, Reply, SuccessCode } from './call';
export type { WireData } from './contractTypes';
export type { Gateway } from './createGateway';
export { decode };
export type { Decoded, Decoder } from './decode';
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
export type { ServerClock } from './serverClock';
