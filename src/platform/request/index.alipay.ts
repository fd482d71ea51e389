import { field, reasonOf } from '../attempt';
import { asText, lowerCased, makeMiniRequest, numberIn } from './mini';
import type { RequestCapability, TransportOutcome } from './types';

/**
 * `error` of `my.request` (its page in the payment app's documentation): 9 our own abort, 13 timeout, 14 a response
 * that could not be read, possibly a timeout: its message shows that.
 */
const ERRORS: Readonly<Record<number, 'cancelled' | 'timeout'>> = { 9: 'cancelled', 13: 'timeout' };
const ERROR_HTTP_STATUS = 19;

/**
 * `my.request` fails (error 19) for HTTP status 400 and above, but the error contains the response: the pipeline treats
 * it like any other response (a 401 has to arrive as a 401).
 */
function readFailure(error: unknown): TransportOutcome {
  const status = numberIn(error, 'status') ?? numberIn(error, 'statusCode');
  const number = numberIn(error, 'error');
  if (status !== null && status >= 100 && (number === ERROR_HTTP_STATUS || number === null)) {
    const headers = lowerCased(field(error, 'headers') ?? field(error, 'header'));
    return { kind: 'response', status, headers, text: asText(field(error, 'data')) };
  }
  const message = reasonOf(error);
  const known = number === null ? undefined : ERRORS[number];
  if (known !== undefined) return { kind: known };
  if (/timeout|timed out|time out|超时/i.test(message)) return { kind: 'timeout' };
  if (/abort/i.test(message)) return { kind: 'cancelled' };
  return {
    kind: 'network-error',
    message: message === '' ? `my.request error ${number ?? 'unknown'}` : message,
  };
}

export const request: RequestCapability = makeMiniRequest(readFailure) satisfies RequestCapability;
