import { reasonOf } from '../attempt';
import { makeMiniRequest, numberIn } from './mini';
import type { RequestCapability, TransportOutcome } from './types';

/** General timeout number of the messaging app's network calls. */
const ERRNO_TIMEOUT = 5;

/** `wx.request` succeeds with any HTTP status; a failure means that there was no response. */
function readFailure(error: unknown): TransportOutcome {
  const message = reasonOf(error);
  if (/timeout|timed out/i.test(message) || numberIn(error, 'errno') === ERRNO_TIMEOUT)
    return { kind: 'timeout' };
  if (/abort/i.test(message)) return { kind: 'cancelled' };
  return { kind: 'network-error', message };
}

export const request: RequestCapability = makeMiniRequest(readFailure) satisfies RequestCapability;
