import type { TransportOutcome, TransportRequest } from './types';

/**
 * One exchange that the page's HTML started before the app had loaded (H5 only, `src/early`). It is kept on the window
 * until the app sends the identical request.
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

/** Calls `notify` with the text so far, each time that more has arrived. Browsers without streaming call it once. */
async function readText(response: Response, notify: (soFar: string) => void): Promise<string> {
  let text = '';
  if (response.body && 'TextDecoder' in window) {
    const reader = response.body.getReader();
    const decoder = new window.TextDecoder();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      text += decoder.decode(part.value, { stream: true });
      notify(text);
    }
    return text + decoder.decode();
  }
  text = await response.text();
  notify(text);
  return text;
}

/**
 * Starts the exchange. `notify` receives the body of a successful response so far, each time that more has arrived; a
 * failure is left to the caller of `takeEarly`.
 */
export function sendEarly(request: Sendable, notify: (soFar: string) => void): void {
  const { url, method, headers, body } = request;
  const sentAtMs = Date.now();
  const outcome = window
    .fetch(url, { method, headers: { ...headers }, body, credentials: 'include' })
    .then(async (response): Promise<TransportOutcome> => ({
      kind: 'response',
      status: response.status,
      headers: lowerCased(response.headers),
      text: await readText(response, (soFar) => response.status === 200 && notify(soFar)),
      exchangedAtMs: { sent: sentAtMs, received: Date.now() },
    }))
    .catch((error: unknown): TransportOutcome => ({ kind: 'network-error', message: String(error) }));
  Reflect.set(window, PLACE, { key: keyOf(request), outcome } satisfies EarlyExchange);
}

/** Returns the exchange that was started for this exact request, and removes it; null: there is none, send it. */
export function takeEarly(request: Sendable): Promise<TransportOutcome> | null {
  const waiting: unknown = Reflect.get(window, PLACE);
  if (!isExchange(waiting) || waiting.key !== keyOf(request)) return null;
  Reflect.deleteProperty(window, PLACE);
  return waiting.outcome;
}
