/** Requests of a page in Node: listened to, held back, answered by the test, or refused while it is offline. */

export interface NodeRequest {
  url(): string;
  method(): string;
  headers(): Record<string, string>;
  postData(): string | null;
  postDataJSON(): unknown;
  resourceType(): string;
  failure(): { errorText: string } | null;
  isNavigationRequest(): boolean;
}

export interface NodeResponse {
  url(): string;
  status(): number;
  ok(): boolean;
  request(): NodeRequest;
  json(): Promise<unknown>;
  text(): Promise<string>;
  headers(): Record<string, string>;
  /** Null: its body has come. */
  finished(): Promise<null>;
}

/** What the network gave a route that asked for itself (`route.fetch`). */
export interface Fetched {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly bytes: ArrayBuffer;
}
interface FetchedResponse {
  status(): number;
  headers(): Record<string, string>;
  text(): Promise<string>;
  json(): Promise<unknown>;
}

export interface Fulfilment {
  readonly response?: FetchedResponse;
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly contentType?: string;
  readonly body?: string;
  readonly json?: unknown;
}

/** What becomes of a request. */
type Decision =
  | { readonly kind: 'continue' }
  | { readonly kind: 'fulfill'; readonly answer: Fulfilment }
  | { readonly kind: 'abort'; readonly why: string };

export interface NodeRoute {
  request(): NodeRequest;
  continue(): Promise<void>;
  fallback(): Promise<void>;
  fetch(): Promise<FetchedResponse>;
  fulfill(answer?: Fulfilment): Promise<void>;
  abort(why?: string): Promise<void>;
}

function asResponse({ status, headers, bytes }: Fetched): FetchedResponse {
  const text = new TextDecoder().decode(bytes);
  return {
    status: () => status,
    headers: () => headers,
    text: () => Promise.resolve(text),
    json: () => Promise.resolve(JSON.parse(text) as unknown),
  };
}

/** What a test says of an answer, in the place of what the network said. */
const over = async (response: FetchedResponse, answer: Fulfilment): Promise<Fulfilment> => ({
  status: response.status(),
  headers: response.headers(),
  ...(answer.json === undefined ? { body: await response.text() } : {}),
  ...answer,
});

export type UrlMatcher = string | RegExp | ((url: URL) => boolean);
type Handler = (route: NodeRoute, request: NodeRequest) => unknown;

interface Rule {
  readonly matcher: UrlMatcher;
  readonly handler: Handler;
  timesLeft: number;
}

const escape = (text: string): string => text.replace(/[.+^${}()|[\]\\]/g, '\\$&');

/** Playwright's glob: `**` any characters, `*` any but a slash. */
function globPattern(glob: string): RegExp {
  const text = glob
    .split('**')
    .map((part) =>
      part
        .split('*')
        .map((piece) => escape(piece).replace(/\?/g, '\\?'))
        .join('[^/]*'),
    )
    .join('.*');
  return new RegExp(`^${text}$`);
}

export function matchesUrl(matcher: UrlMatcher, url: string, baseUrl: string): boolean {
  if (typeof matcher === 'function') return matcher(new URL(url));
  if (typeof matcher !== 'string')
    return new RegExp(matcher.source, matcher.flags.replace('g', '')).test(url);
  const full = /^[a-z]+:|^\*/.test(matcher) ? matcher : new URL(matcher, baseUrl).href;
  return globPattern(full).test(url);
}

/** The routes of a page or context, asked in the order of Playwright: the last that was added first. */
export class Routes {
  private rules: Rule[] = [];

  constructor(private readonly baseUrl: string) {}

  add(matcher: UrlMatcher, handler: Handler, times = Number.POSITIVE_INFINITY): void {
    this.rules = [{ matcher, handler, timesLeft: times }, ...this.rules];
  }
  remove(matcher: UrlMatcher, handler?: Handler): void {
    this.rules = this.rules.filter(
      (rule) => rule.matcher !== matcher || (handler !== undefined && rule.handler !== handler),
    );
  }
  clear(): void {
    this.rules = [];
  }

  /**
   * Null when no route takes it.
   *
   * @param send asks the network, for a route that wants to see the answer first
   */
  async decide(request: NodeRequest, send: () => Promise<Fetched>): Promise<Decision | null> {
    for (const rule of [...this.rules]) {
      if (rule.timesLeft <= 0 || !matchesUrl(rule.matcher, request.url(), this.baseUrl)) continue;
      rule.timesLeft -= 1;
      const decision = await new Promise<Decision | null>((resolve, reject) => {
        const end = (made: Decision | null): Promise<void> => {
          resolve(made);
          return Promise.resolve();
        };
        const route: NodeRoute = {
          request: () => request,
          continue: () => end({ kind: 'continue' }),
          fallback: () => end(null),
          fetch: async () => asResponse(await send()),
          fulfill: async ({ response, ...answer } = {}) =>
            end({ kind: 'fulfill', answer: response === undefined ? answer : await over(response, answer) }),
          abort: (why = 'failed') => end({ kind: 'abort', why }),
        };
        Promise.resolve(rule.handler(route, request)).catch(reject);
      });
      if (decision !== null) return decision;
    }
    return null;
  }
}
