import type { TransportOutcome, TransportRequest } from './types';

/**
 * One exchange that the page's HTML began before the app was there (H5 only, `src/early`). It waits in the page until
 * the app asks for the very same.
 */
interface EarlyExchange {
  readonly key: string;
  readonly outcome: Promise<TransportOutcome>;
}

type Sendable = Omit<TransportRequest, 'timeoutMs'>;

const PLACE = '__earlyExchange';

const keyOf = ({ method, url, headers, body }: Sendable): string =>
  JSON.stringify([method, url, body, Object.entries(headers).sort(([a], [b]) => (a < b ? -1 : 1))]);

export function lowerCased(headers: Headers): Record<string, string> {
  const all: Record<string, string> = {};
  headers.forEach((value, name) => {
    all[name.toLowerCase()] = value;
  });
  return all;
}

const isExchange = (value: unknown): value is EarlyExchange =>
  typeof value === 'object' && value !== null && 'key' in value && 'outcome' in value;

export const early = {
  /** Begins the exchange. Resolves to the body of a success; rejects otherwise. */
  async send(request: Sendable): Promise<string> {
    const { url, method, headers, body } = request;
    const sentAtMs = Date.now();
    const exchange = window
      .fetch(url, { method, headers: { ...headers }, body, credentials: 'include' })
      .then(async (response): Promise<Extract<TransportOutcome, { kind: 'response' }>> => ({
        kind: 'response',
        status: response.status,
        headers: lowerCased(response.headers),
        text: await response.text(),
        exchangedAtMs: { sent: sentAtMs, received: Date.now() },
      }));
    const outcome = exchange.catch((error: unknown): TransportOutcome => ({
      kind: 'network-error',
      message: String(error),
    }));
    Reflect.set(window, PLACE, { key: keyOf(request), outcome } satisfies EarlyExchange);
    const { status, text } = await exchange;
    if (status !== 200) throw new Error(String(status));
    return text;
  },

  /** The exchange that was begun for this very request, once; null: there is none, send it. */
  take(request: Sendable): Promise<TransportOutcome> | null {
    const waiting: unknown = Reflect.get(window, PLACE);
    if (!isExchange(waiting) || waiting.key !== keyOf(request)) return null;
    Reflect.deleteProperty(window, PLACE);
    return waiting.outcome;
  },
};
