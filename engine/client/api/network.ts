import { ApiFailure, failureResult, optionNumber, optionText, type Options } from './call';
import type { ApiContext } from './context';

const DEFAULT_TIMEOUT_MS = 60_000;

const USER_AGENTS = {
  weapp:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 MicroMessenger/8.0.49(0x18003137) NetType/WIFI Language/zh_CN miniProgram',
  alipay:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Ariver/1.1.0 AliApp(AP/10.5.96.6000) Nebula WK RVKType(0) AlipayDefined AlipayClient/10.5.96.6000 Language/zh-Hans MiniProgram APXWebView',
} as const;

export function userAgentOf(target: 'weapp' | 'alipay'): string {
  return USER_AGENTS[target];
}

function encodeForm(data: object): string {
  return Object.entries(data)
    .filter(([, value]) => value !== undefined)
    .map(
      ([key, value]) =>
        `${encodeURIComponent(key)}=${encodeURIComponent(typeof value === 'object' ? JSON.stringify(value) : String(value))}`,
    )
    .join('&');
}

function readHeaders(options: Options): Record<string, string> {
  const given = options.header ?? options.headers;
  const headers: Record<string, string> = {};
  if (typeof given === 'object' && given !== null)
    for (const [name, value] of Object.entries(given)) headers[name.toLowerCase()] = String(value);
  return headers;
}

/**
 * Header with the gateway host that the package called: addresses in the response use that host, which the package's
 * allow-lists contain.
 */
function askedHost(given: string, url: string): Record<string, string> {
  const host = /^https?:\/\/([^/?#]+)/.exec(given)?.[1];
  return host === undefined || url.startsWith(given) ? {} : { 'x-forwarded-host': host };
}

interface Prepared {
  readonly url: string;
  readonly init: RequestInit;
}

/** Converts a host request to a browser request: no cookies, JSON by default, GET data in the query. */
function prepare(context: ApiContext, options: Options, signal: AbortSignal): Prepared {
  const given = optionText(options, 'url');
  if (!/^https?:\/\//.test(given)) throw new ApiFailure(`invalid url "${given}"`, 2);
  const method = (optionText(options, 'method') || 'GET').toUpperCase();
  const headers = readHeaders(options);
  const data = options.data;
  let url = context.resolveUrl(given);
  let body: BodyInit | undefined;
  if (method === 'GET' || method === 'HEAD') {
    if (typeof data === 'object' && data !== null && Object.keys(data).length > 0)
      url += (url.includes('?') ? '&' : '?') + encodeForm(data);
  } else if (typeof data === 'string' || data instanceof ArrayBuffer) body = data;
  else if (data !== undefined && data !== null) {
    const isForm = (headers['content-type'] ?? '').includes('x-www-form-urlencoded');
    body = isForm ? encodeForm(data) : JSON.stringify(data);
  }
  if (body !== undefined || method !== 'GET') headers['content-type'] ??= 'application/json';
  return {
    url,
    init: {
      method,
      body,
      signal,
      credentials: 'omit',
      headers: {
        ...headers,
        ...askedHost(given, url),
        'x-lab-user-agent': userAgentOf(context.settings.target),
        'x-lab-phone': context.settings.device,
      },
    },
  };
}

async function readBody(response: Response, options: Options): Promise<unknown> {
  if (options.responseType === 'arraybuffer') return response.arrayBuffer();
  const text = await response.text();
  if (options.dataType !== undefined && String(options.dataType).toLowerCase() !== 'json') return text;
  try {
    const parsed: unknown = JSON.parse(text);
    return parsed;
  } catch {
    // Both hosts return the text when it is not JSON.
    return text;
  }
}

/** The request task of both hosts; statuses of 400 and more succeed in one and fail in the other. */
export function makeRequest(context: ApiContext): (options?: unknown) => unknown {
  const { target } = context.settings;
  return (input?: unknown) => {
    const options: Record<string, unknown> =
      typeof input === 'object' && input !== null ? Object.fromEntries(Object.entries(input)) : {};
    const controller = new AbortController();
    const headerListeners = new Set<(value: unknown) => void>();
    let isTimedOut = false;
    const timer = window.setTimeout(
      () => {
        isTimedOut = true;
        controller.abort();
      },
      optionNumber(options, 'timeout', DEFAULT_TIMEOUT_MS),
    );
    const work = async (): Promise<Record<string, unknown>> => {
      const { url, init } = prepare(context, options, controller.signal);
      const response = await fetch(url, init);
      const headers = Object.fromEntries(response.headers.entries());
      headerListeners.forEach((listener) =>
        listener({ header: headers, statusCode: response.status, cookies: [] }),
      );
      const data = await readBody(response, options);
      if (target === 'weapp')
        return { data, statusCode: response.status, header: headers, cookies: [], errMsg: 'request:ok' };
      if (response.status >= 400)
        throw new ApiFailure('http status error', 19, {
          status: response.status,
          statusCode: response.status,
          data,
          headers,
        });
      return { data, status: response.status, headers };
    };
    const toFailure = (error: unknown): unknown => {
      if (error instanceof ApiFailure) return error;
      if (isTimedOut) return new ApiFailure('timeout', 13, { errno: 5 });
      if (controller.signal.aborted) return new ApiFailure('abort', 9);
      return new ApiFailure(target === 'alipay' ? '网络不给力，请稍后再试' : 'network error', 12, {
        errno: 600001,
      });
    };
    const settle = async (): Promise<void> => {
      try {
        const result = await work();
        call(options.success, result);
        call(options.complete, result);
      } catch (error) {
        const result = failureResult(target, 'request', toFailure(error));
        call(options.fail, result);
        call(options.complete, result);
      } finally {
        window.clearTimeout(timer);
      }
    };
    void settle();
    const addHeaderListener = (listener: unknown): void => {
      if (typeof listener === 'function')
        headerListeners.add((value) => void Reflect.apply(listener, undefined, [value]));
    };
    return {
      abort: () => controller.abort(),
      onHeadersReceived: addHeaderListener,
      offHeadersReceived: () => headerListeners.clear(),
      onChunkReceived: () => undefined,
      offChunkReceived: () => undefined,
    };
  };
}

/** Calls a callback of the package; an error it throws is reported as its own, not as a failed request. */
function call(callback: unknown, value: unknown): void {
  if (typeof callback !== 'function') return;
  try {
    Reflect.apply(callback, undefined, [value]);
  } catch (error) {
    window.setTimeout(() => {
      throw error;
    });
  }
}
