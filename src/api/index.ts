/** What features know of the API layer. */
export type { Call, Reply, SuccessCode } from './call';
export type { WireData } from './contractTypes';
export type { Gateway } from './createGateway';
export * as decode from './decode';
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
export { gateway, serverClock } from './gateway';
export { createScope, type OwnedScope, type Scope } from './scope';
export type { ServerClock } from './serverClock';
