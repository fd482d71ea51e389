/** Requests of a page in Node: observed, held back, answered by the test, or refused while it is offline. */

export interface NodeRequest {
  url(): string;
  method(): string;
  headers(): Record<string, string>;
  postData(): string | null;
  postDataJSON(): unknown;
  resourceType(): string;
  failure(): { errorText: string } | null;
  isNavigationRequest(): boolean;
  /** The page: there are no other frames. */
  frame(): unknown;
}

export interface NodeResponse {
  url(): string;
  status(): number;
  ok(): boolean;
  request(): NodeRequest;
  json(): Promise<unknown>;
  text(): Promise<string>;
  body(): Promise<Uint8Array>;
  headers(): Record<string, string>;
  /** Null: its body has arrived. */
  finished(): Promise<null>;
}

export interface Fulfilment {
  /** The response that the test has fetched; the other fields replace parts of it. */
  readonly response?: NodeResponse;
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly contentType?: string;
  readonly body?: string;
  readonly json?: unknown;
}

/** How a request is handled. */
type Decision =
  | { readonly kind: 'continue' }
  | { readonly kind: 'fulfill'; readonly answer: Fulfilment }
  | { readonly kind: 'abort'; readonly why: string };

export interface NodeRoute {
  request(): NodeRequest;
  continue(): Promise<void>;
  fallback(): Promise<void>;
  fulfill(answer?: Fulfilment): Promise<void>;
  /** The network's response, for a test that changes it. */
  fetch(): Promise<NodeResponse>;
  abort(why?: string): Promise<void>;
}

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

/** The routes of a page or context, checked in Playwright's order: the last one added first. */
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

  /** Null when no route handles it. */
  async decide(request: NodeRequest, fetch: NodeRoute['fetch']): Promise<Decision | null> {
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
          fulfill: (answer = {}) => end({ kind: 'fulfill', answer }),
          fetch,
          abort: (why = 'failed') => end({ kind: 'abort', why }),
        };
        Promise.resolve(rule.handler(route, request)).catch(reject);
      });
      if (decision !== null) return decision;
    }
    return null;
  }
}
