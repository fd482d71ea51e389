import { failure } from '../outcome';
import { lowerCased, takeEarly } from './early';
import type { PendingExchange, RequestCapability, TransportOutcome, TransportRequest } from './types';

export const request: RequestCapability = {
  send({ url, method, headers, body, timeoutMs }: TransportRequest): PendingExchange {
    const controller = new AbortController();
    let settle: (outcome: TransportOutcome) => void;
    const outcome = new Promise<TransportOutcome>((resolve) => {
      settle = resolve;
    });
    const end = (result: TransportOutcome): void => {
      clearTimeout(timer);
      settle(result); // only the first call counts: a promise settles once
    };
    // The timeout covers the body too: a gateway that hangs after its headers is no better than one that never
    // responds.
    const timer = setTimeout(() => {
      end({ kind: 'timeout' });
      controller.abort();
    }, timeoutMs);
    const begun = takeEarly({ url, method, headers, body });
    // In a separate task: the response has mostly arrived already, and handling it here would lengthen the task in
    // which the page's code runs.
    if (begun !== null) void begun.then((result) => setTimeout(() => end(result)));
    else
      fetch(url, { method, headers: { ...headers }, body, credentials: 'include', signal: controller.signal })
        .then(async (response) => {
          const text = await response.text();
          end({ kind: 'response', status: response.status, headers: lowerCased(response.headers), text });
        })
        .catch((error: unknown) => end({ kind: 'network-error', message: failure(error).message }));
    return {
      outcome,
      cancel() {
        end({ kind: 'cancelled' });
        controller.abort();
      },
    };
  },

  sendAtPageEnd(url, jsonBody, headers) {
    if (!('keepalive' in Request.prototype)) return sendBeacon(url, jsonBody);
    fetch(url, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: jsonBody,
      credentials: 'include',
      keepalive: true,
      // More than 64 KB are in flight, or the browser has no preflight for keepalive requests. No caller is left to
      // notify.
    }).catch(() => sendBeacon(url, jsonBody));
    return true;
  },
} satisfies RequestCapability;

/**
 * Sends no headers, and the JSON as text: Chrome below 81 accepts no other content type from a page, and a gateway of
 * another origin none without a preflight. False when the browser has no beacons or rejects this one.
 */
const sendBeacon = (url: string, jsonBody: string): boolean =>
  typeof navigator.sendBeacon === 'function' &&
  navigator.sendBeacon(url, new Blob([jsonBody], { type: 'text/plain' }));
