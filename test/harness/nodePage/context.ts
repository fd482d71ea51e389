/** Playwright's `BrowserContext` without a browser: one visitor's cookies, storage and settings. */
import type { BrowserPage, IBrowserSettings } from 'happy-dom';
import fs from 'node:fs';
import { type NodeRequest, type NodeResponse, type NodeRoute, Routes, type UrlMatcher } from './network';
import { NodePage } from './page';
import { nodePages } from './shared';
import { isTrueWithin, pause } from './waiting';

export interface NodeContextOptions {
  readonly baseURL: string;
  readonly userAgent?: string;
  readonly viewport?: { readonly width: number; readonly height: number };
  readonly hasTouch?: boolean;
  readonly timezoneId?: string;
}

/** A page is in no frame: happy-dom's names for its window are another object than the global one of its scripts. */
const TOP_WINDOW = `for (const name of ['parent', 'top', 'self'])
  Object.defineProperty(globalThis, name, { value: globalThis, configurable: true, writable: true });`;

/** Limit for what hangs; nothing here waits for a browser. */
const PATIENCE_MS = Number(process.env.SCREEN_PATIENCE_MS ?? 10_000);

/** Of a document that is on its way when a visit ends. */
const ARRIVAL_LIMIT_MS = 3_000;
const PARSED_AFTER_MS = 20;
/** Of answers that are on their way then; one that hangs is not waited for. */
const ANSWERS_LIMIT_MS = 300;

type Listener = (given: never) => unknown;
type Binding = (source: { page: NodePage; context: NodeContext }, ...given: never[]) => unknown;
interface HappyRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: Iterable<[string, string]>;
  clone(): { text(): Promise<string> };
}
interface HappyResponse {
  readonly url: string;
  readonly status: number;
  readonly ok: boolean;
  readonly headers: Iterable<[string, string]>;
  text(): Promise<string>;
}
interface HappyWindow {
  readonly location: Location;
  readonly localStorage: Storage;
  readonly sessionStorage: Storage;
  readonly Response: new (body: string, init: object) => never;
  readonly DOMException: new (text: string, name: string) => Error;
  fetch: (input: object | string, init?: object) => Promise<object>;
  addEventListener(type: string, listener: (event: { error?: unknown; message?: string }) => void): void;
}

export class NodeContext {
  readonly baseUrl: string;
  readonly patienceMs = PATIENCE_MS;
  readonly routes: Routes;
  isOffline = false;
  private readonly browser;
  private readonly all: NodePage[] = [];
  private readonly initScripts: string[] = [];
  private readonly bindings = new Map<string, Binding>();
  private readonly listeners = new Map<string, Set<Listener>>();
  private readonly requests = new WeakMap<object, NodeRequest>();
  /** Requests that have no answer yet. */
  private readonly open = new Set<NodeRequest>();
  /** Those of them that the sandbox has. */
  private readonly sent = new Set<NodeRequest>();
  private isGone = false;
  /** By origin. */
  private readonly deviceStorage = new Map<string, Storage>();
  /** Windows whose document is still on its way. */
  private readonly arriving = new Set<object>();
  private readonly prepared = new WeakSet<object>();
  private readonly onRejection = (reason: unknown, promise: Promise<unknown>): boolean => {
    const page = this.all.find((one) => one.reportRejection(reason, promise));
    page?.emit(
      'pageerror',
      reason instanceof Object && 'message' in reason ? reason : new Error(String(reason)),
    );
    return page !== undefined;
  };

  constructor(options: NodeContextOptions) {
    this.baseUrl = options.baseURL;
    this.routes = new Routes(this.baseUrl);
    const { Browser, rejectionListeners } = nodePages();
    rejectionListeners.add(this.onRejection);
    this.browser = new Browser({
      console: this.console(),
      settings: {
        enableJavaScriptEvaluation: true,
        suppressInsecureJavaScriptEnvironmentWarning: true,
        disableComputedStyleRendering: true,
        handleDisabledFileLoadingAsSuccess: true,
        navigator: { userAgent: options.userAgent ?? '', maxTouchPoints: options.hasTouch === true ? 5 : 0 },
        viewport: { width: options.viewport?.width ?? 375, height: options.viewport?.height ?? 812, devicePixelRatio: 2 },
        fetch: {
          // Packed and unpacked on one machine, answers cost more than they save.
          requestHeaders: [{ headers: { 'accept-encoding': 'identity' } }],
          interceptor: {
            beforeAsyncRequest: ({ request, window }) =>
              this.before(request as unknown as HappyRequest, window as unknown as HappyWindow) as Promise<never>,
            afterAsyncResponse: ({ request, response, window }) =>
              this.after(
                request as unknown as HappyRequest,
                response as unknown as HappyResponse,
                window as unknown as HappyWindow,
              ) as Promise<never>,
          },
        },
        navigation: {
          beforeContentCallback: (window) => {
            this.pageOf(window)?.prepare(window);
            // The document is parsed in one of the next turns.
            setTimeout(() => this.arriving.delete(window), PARSED_AFTER_MS);
          },
        },
      },
    });
  }

  settings(): IBrowserSettings {
    return this.browser.settings;
  }
  private pageOf(window: object): NodePage | undefined {
    return this.all.find((page) => page.inner.mainFrame.window === window);
  }
  listenersOf(event: string): Iterable<Listener> {
    return this.listeners.get(event) ?? [];
  }

  /** Before the scripts of a document: bindings, init scripts, and what the app's script is asked for by. */
  prepare(page: NodePage, given: object): void {
    const { app, compile } = nodePages();
    const window = given as HappyWindow;
    this.prepared.add(window);
    this.keepStorage(page, window);
    for (const [name, binding] of this.bindings)
      Reflect.set(window, name, (...values: never[]) => Promise.resolve(binding({ page, context: this }, ...values)));
    window.addEventListener('error', ({ error, message }) =>
      page.emit('pageerror', error ?? new Error(message ?? 'an error without words')),
    );
    Reflect.set(window, '__runApp', () => app.run(window));
    compile(TOP_WINDOW).runInContext(window);
    this.followFailures(page, window);
    for (const script of this.initScripts) compile(script).runInContext(window);
  }

  /** A document finds what the one before it left: on the device for the whole context, of the visit for its page. */
  private keepStorage(page: NodePage, window: HappyWindow): void {
    const { origin } = window.location;
    for (const [name, kept] of [
      ['localStorage', this.deviceStorage],
      ['sessionStorage', page.visitStorage],
    ] as const) {
      const known = kept.get(origin) ?? window[name];
      kept.set(origin, known);
      Object.defineProperty(window, name, { value: known, configurable: true });
    }
  }

  private console(): Console {
    const tell =
      (type: string) =>
      (...given: unknown[]): void => {
        if (given.some(isNetworkLine)) return;
        const text = given.map((one) => (typeof one === 'string' ? one : describe(one))).join(' ');
        for (const page of this.all) page.emit('console', { type: () => type, text: () => text });
      };
    const quiet = (): void => undefined;
    return new Proxy(console, {
      get: (_target, name) => (name === 'error' || name === 'warn' ? tell(name === 'warn' ? 'warning' : 'error') : quiet),
    });
  }

  /** Whether a picture comes: routes have their say, and its address (`/missing`, `x`); nobody is asked for it. */
  async hasPicture(page: NodePage, address: string): Promise<boolean> {
    if (/(^|\/)(missing|x)(\.\w+)?$/.test(address)) return false;
    if (/^(data|blob):/.test(address)) return true;
    const told = pictureRequest(new URL(address, page.url()).href);
    const decision = (await page.routes.decide(told)) ?? (await this.routes.decide(told));
    if (decision === null || decision.kind === 'continue') return true;
    return decision.kind === 'fulfill' && (decision.answer.status ?? 200) < 400;
  }

  private async before(request: HappyRequest, window: HappyWindow): Promise<object | undefined> {
    const page = this.pageOf(window);
    const url = request.url;
    if (!this.prepared.has(window)) this.arriving.add(window);
    const served = nodePages().app.serve(new URL(url));
    if (served !== null) return new window.Response(served.body, { headers: { 'content-type': served.contentType } });
    const body = request.method === 'GET' ? null : await request.clone().text();
    const told = nodeRequest(request, body);
    this.requests.set(request, told);
    this.open.add(told);
    page?.emit('request', told);
    const decision = (await page?.routes.decide(told)) ?? (await this.routes.decide(told)) ?? { kind: 'continue' };
    if (decision.kind === 'abort' || (decision.kind === 'continue' && this.isOffline)) {
      const errorText = decision.kind === 'abort' && decision.why === 'aborted' ? 'net::ERR_ABORTED' : 'net::ERR_INTERNET_DISCONNECTED';
      if (page !== undefined) this.tellFailed(page, told, errorText);
      throw new window.DOMException('Failed to fetch', 'NetworkError');
    }
    if (decision.kind === 'continue') {
      this.sent.add(told);
      return undefined;
    }
    const { status = 200, headers = {}, contentType, body: text, json } = decision.answer;
    const response = new window.Response(json === undefined ? (text ?? '') : JSON.stringify(json), {
      status,
      headers: {
        ...(json === undefined ? {} : { 'content-type': 'application/json' }),
        ...(contentType === undefined ? {} : { 'content-type': contentType }),
        ...headers,
      },
    });
    return (await this.after(request, response, window)) ?? response;
  }

  private tellFailed(page: NodePage, told: NodeRequest, errorText: string): void {
    // What listens for an end knows a request by its object.
    this.sent.delete(told);
    if (this.open.delete(told)) page.emit('requestfailed', Object.assign(told, { failure: () => ({ errorText }) }));
  }

  /** Has the window's own requests tell when they come to nothing: the interceptor hears of answers only. */
  private followFailures(page: NodePage, window: HappyWindow): void {
    const send = window.fetch;
    window.fetch = (input, init) =>
      send.call(window, input, init).catch((error: unknown) => {
        const url = new URL(typeof input === 'string' ? input : String(Reflect.get(input, 'url') ?? input), page.url()).href;
        const told = [...this.open].find((one) => one.url() === url);
        const isAborted = error instanceof Object && Reflect.get(error, 'name') === 'AbortError';
        if (told !== undefined) this.tellFailed(page, told, isAborted ? 'net::ERR_ABORTED' : 'net::ERR_FAILED');
        throw error;
      });
  }

  /** Tells listeners of an answer. One that they may read is read here, and handed on as a copy. */
  private async after(request: HappyRequest, response: HappyResponse, window: HappyWindow): Promise<object | undefined> {
    const told = this.requests.get(request);
    if (told === undefined) return undefined;
    const headers = Object.fromEntries(response.headers);
    // Turns and not a time: on a busy machine a render takes longer than any time that is worth waiting for.
    for (let turn = nodePages().app.answerTurns ?? 0; turn > 0; turn -= 1) await pause(1);
    const isReadable = /json|text\/plain/.test(headers['content-type'] ?? '');
    const text = isReadable ? await response.text() : '';
    const answer: NodeResponse = {
      url: () => told.url(),
      status: () => response.status,
      ok: () => response.ok,
      request: () => told,
      headers: () => headers,
      text: () => Promise.resolve(text),
      json: () => Promise.resolve(JSON.parse(text) as unknown),
    };
    this.open.delete(told);
    this.sent.delete(told);
    for (const page of this.all) {
      page.emit('response', answer);
      page.emit('requestfinished', told);
    }
    // The body is decoded by now, and as long as it is.
    for (const name of ['content-encoding', 'content-length', 'transfer-encoding']) delete headers[name];
    return isReadable ? new window.Response(text, { status: response.status, headers }) : undefined;
  }

  // Playwright's
  async newPage(): Promise<NodePage> {
    const inner: BrowserPage = this.browser.newPage();
    const page = new NodePage(this, inner);
    this.all.push(page);
    for (const listener of this.listenersOf('page')) (listener as (given: NodePage) => unknown)(page);
    return Promise.resolve(page);
  }
  pages(): NodePage[] {
    return this.all.filter((page) => !page.isClosed());
  }
  isClosed(): boolean {
    return this.isGone;
  }
  on(event: string, listener: Listener): void {
    const known = this.listeners.get(event) ?? new Set();
    known.add(listener);
    this.listeners.set(event, known);
  }
  off(event: string, listener: Listener): void {
    this.listeners.get(event)?.delete(listener);
  }
  addInitScript(script: unknown, argument?: unknown): Promise<void> {
    const text =
      typeof script === 'function'
        ? `(${String(script)})(${argument === undefined ? '' : JSON.stringify(argument)})`
        : typeof script === 'string'
          ? script
          : fs.readFileSync((script as { path: string }).path, 'utf8');
    this.initScripts.push(text);
    return Promise.resolve();
  }
  exposeBinding(name: string, binding: Binding): Promise<void> {
    this.bindings.set(name, binding);
    return Promise.resolve();
  }
  route(matcher: UrlMatcher, handler: (route: NodeRoute, request: NodeRequest) => unknown): Promise<void> {
    this.routes.add(matcher, handler);
    return Promise.resolve();
  }
  unroute(matcher: UrlMatcher): Promise<void> {
    this.routes.remove(matcher);
    return Promise.resolve();
  }
  unrouteAll(): Promise<void> {
    this.routes.clear();
    return Promise.resolve();
  }
  setOffline(isOffline: boolean): Promise<void> {
    this.isOffline = isOffline;
    for (const page of this.pages()) {
      const window = page.window() as unknown as { Event?: typeof Event; dispatchEvent(event: Event): void; navigator: object };
      Object.defineProperty(window.navigator, 'onLine', { value: !isOffline, configurable: true });
      if (window.Event !== undefined && page.url() !== 'about:blank') window.dispatchEvent(new window.Event(isOffline ? 'offline' : 'online'));
    }
    return Promise.resolve();
  }
  addCookies(cookies: readonly { name: string; value: string; url?: string }[]): Promise<void> {
    for (const { name, value, url } of cookies)
      this.browser.defaultContext.cookieContainer.addCookies([{ key: name, value, originURL: new URL(url ?? this.baseUrl), path: '/' }] as never);
    return Promise.resolve();
  }
  cookies(): Promise<{ name: string; value: string }[]> {
    const found = this.browser.defaultContext.cookieContainer.getCookies(new URL(this.baseUrl) as never, true) as unknown as { key: string; value: string | null }[];
    return Promise.resolve(found.map(({ key, value }) => ({ name: key, value: value ?? '' })));
  }
  grantPermissions(): Promise<void> {
    return Promise.resolve();
  }
  clearPermissions(): Promise<void> {
    return Promise.resolve();
  }
  clearCookies(): Promise<void> {
    this.browser.defaultContext.cookieContainer.clearCookies();
    return Promise.resolve();
  }
  async close(): Promise<void> {
    if (this.isGone) return;
    this.isGone = true;
    // What ends while a document is on its way ends as an error that is nobody's.
    await isTrueWithin(ARRIVAL_LIMIT_MS, () => this.arriving.size === 0);
    // A body that ends after its window is an error in happy-dom's own stream.
    await isTrueWithin(ANSWERS_LIMIT_MS, () => this.sent.size === 0);
    for (const page of this.all) page.silence();
    nodePages().rejectionListeners.delete(this.onRejection);
    for (const page of this.all) page.clock.stop();
    await this.browser.close();
  }
}

/** What happy-dom says of each failed request, as Chromium does with "Failed to load resource": listeners hear of those otherwise. */
const isNetworkLine = (given: unknown): boolean =>
  typeof given === 'string'
    ? /^(GET|POST|PUT|DELETE|HEAD) \S+ \d{3} \(/.test(given)
    : typeof given === 'object' && given !== null && (/^(AbortError|NetworkError)$/.test(String(Reflect.get(given, 'name'))) || 'code' in given);

function describe(value: unknown): string {
  if (typeof value === 'object' && value !== null && 'stack' in value) return String(value.stack);
  try {
    return JSON.stringify(value) ?? String(value);
  } catch {
    return String(value);
  }
}

const pictureRequest = (url: string): NodeRequest => ({
  url: () => url,
  method: () => 'GET',
  headers: () => ({}),
  postData: () => null,
  postDataJSON: () => null,
  resourceType: () => 'image',
  failure: () => null,
  isNavigationRequest: () => false,
});

function nodeRequest(request: HappyRequest, body: string | null): NodeRequest {
  const headers = Object.fromEntries(request.headers);
  return {
    url: () => request.url,
    method: () => request.method,
    headers: () => headers,
    postData: () => body,
    postDataJSON: () => JSON.parse(body ?? 'null') as unknown,
    resourceType: () => 'fetch',
    failure: () => null,
    isNavigationRequest: () => false,
  };
}
