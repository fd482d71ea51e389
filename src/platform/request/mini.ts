import Taro from '@tarojs/taro';
import { field, reasonOf } from '../attempt';
import type { PendingExchange, RequestCapability, TransportOutcome, TransportRequest } from './types';

/** Reads a failed exchange; the only difference between the two mini programs. */
type ReadFailure = (error: unknown) => TransportOutcome;

/** Header names in lower case; a repeated header (an array on one platform) is joined as HTTP specifies. */
export function lowerCased(headers: unknown): Record<string, string> {
  const all: Record<string, string> = {};
  if (typeof headers !== 'object' || headers === null) return all;
  for (const [name, value] of Object.entries<unknown>({ ...headers })) {
    if (Array.isArray(value)) all[name.toLowerCase()] = value.join(', ');
    else if (typeof value === 'string' || typeof value === 'number') all[name.toLowerCase()] = String(value);
  }
  return all;
}

/**
 * The request asks for text, but some base libraries parse JSON anyway: converts it back, so that the pipeline parses
 * once.
 */
export function asText(data: unknown): string {
  if (typeof data === 'string') return data;
  return data === undefined || data === null ? '' : JSON.stringify(data);
}

export function makeMiniRequest(readFailure: ReadFailure): RequestCapability {
  function send({ url, method, headers, body, timeoutMs }: TransportRequest): PendingExchange {
    let settle: (outcome: TransportOutcome) => void;
    const outcome = new Promise<TransportOutcome>((resolve) => {
      settle = resolve;
    });
    let abort: () => void = () => undefined;
    // The platforms' own timeout is set too, but simulators and old base libraries ignore it.
    const timer = setTimeout(() => {
      end({ kind: 'timeout' });
      abort();
    }, timeoutMs);
    function end(result: TransportOutcome): void {
      clearTimeout(timer);
      settle(result);
    }
    try {
      const task = Taro.request<unknown>({
        url,
        method,
        header: { ...headers },
        data: body,
        dataType: 'text',
        timeout: timeoutMs,
      });
      abort = () => {
        if (typeof task.abort === 'function') task.abort();
      };
      task.then(
        (response) =>
          end({
            kind: 'response',
            status: response.statusCode,
            headers: lowerCased(response.header),
            text: asText(response.data),
          }),
        (error: unknown) => end(readFailure(error)),
      );
    } catch (error) {
      end({ kind: 'network-error', message: reasonOf(error) });
    }
    return {
      outcome,
      cancel() {
        end({ kind: 'cancelled' });
        abort();
      },
    };
  }

  return {
    send,
    /**
     * There is no beacon here: an ordinary request, which the platforms let finish for some seconds in the background.
     */
    sendAtPageEnd(url, jsonBody, headers) {
      const { outcome } = send({
        url,
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: jsonBody,
        timeoutMs: 5000,
      });
      outcome.then(
        () => undefined,
        () => undefined,
      );
      return true;
    },
  };
}

/** The number that an error has in field `name`, or null. */
export function numberIn(error: unknown, name: string): number | null {
  const value = field(error, name);
  return typeof value === 'number' ? value : null;
}
