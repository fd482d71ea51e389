/** Playwright's `BrowserContext` without a browser: cookies, storage and settings of one user. */
import type { BrowserPage, IBrowserSettings } from 'happy-dom';
import fs from 'node:fs';
import type { NodeDevTools } from './devTools';
import { type Beacon, installLeaving } from './leaving';
import {
  type Fulfilment,
  type NodeRequest,
  type NodeResponse,
  type NodeRoute,
  Routes,
  type UrlMatcher,
} from './network';
import { NodePage } from './page';
import { installPermissions } from './permissions';
import { nodePages } from './shared';
import { isTrueWithin, pause } from './waiting';

export interface NodeContextOptions {
  readonly baseURL: string;
  readonly userAgent?: string;
  readonly viewport?: { readonly width: number; readonly height: number };
  readonly hasTouch?: boolean;
  readonly timezoneId?: string;
}

/**
 * A page is in no frame, but happy-dom's `parent`, `top` and `self` are a different object than the scripts' global
 * one.
 */
const TOP_WINDOW = `for (const name of ['parent', 'top', 'self'])
  Object.defineProperty(globalThis, name, { value: globalThis, configurable: true, writable: true });`;

/** Limit for something that hangs; nothing here waits for a browser. */
const PATIENCE_MS = Number(process.env.SCREEN_PATIENCE_MS ?? 10_000);

/** How long to wait for a document that is loading when a visit ends. */
const ARRIVAL_LIMIT_MS = 3_000;
/** How long to wait for answers when a visit ends: requests that a test holds back are aborted then. */
const ANSWER_LIMIT_MS = 300;
const PARSED_AFTER_MS = 20;
const REDIRECT_LIMIT = 20;

type Listener = (given: never) => unknown;
type Binding = (source: { page: NodePage; context: NodeContext }, ...given: never[]) => unknown;
interface Place {
  readonly latitude: number;
  readonly longitude: number;
}
interface HappyRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: Iterable<[string, string]>;
  readonly signal: AbortSignal;
  clone(): {
    arrayBuffer(): Promise<ArrayBuffer>;
    formData(): Promise<Iterable<[string, unknown]>>;
  };
}
/** A request as it is sent. */
interface Sent {
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: ArrayBuffer | string | null;
  readonly signal: AbortSignal;
}
interface Answer {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly bytes: ArrayBuffer | Uint8Array;
  readonly url?: string;
}
interface ApiOptions {
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  readonly data?: unknown;
}
interface HappyWindow {
  readonly location: Location;
  readonly localStorage: Storage;
  readonly sessionStorage: Storage;
  readonly document: Document;
  readonly Response: new (body: string | ArrayBuffer | Uint8Array | null, init: object) => object;
  readonly DOMException: new (text: string, name: string) => Error;
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
  private readonly granted = new Set<string>();
  private place: Place | null = null;
  private readonly copied = { text: '' };
  private readonly underWay = new Set<AbortController>();
  private isGone = false;
  /** By origin. */
  private readonly deviceStorage = new Map<string, Storage>();
  /** Windows whose document is still loading. */
  private readonly arriving = new Set<object>();
  private readonly prepared = new WeakSet<object>();
  /** Includes windows that were left. */
  private readonly owners = new WeakMap<object, NodePage>();
  private readonly onRejection = (reason: unknown, promise: Promise<unknown>): boolean =>
    this.all.some((page) => page.reportRejection(reason, promise));

  constructor(options: NodeContextOptions) {
    this.baseUrl = options.baseURL;
    this.routes = new Routes(this.baseUrl);
    const { Browser, rejectionListeners } = nodePages();
    rejectionListeners.add(this.onRejection);
    this.browser = new Browser({
      console: this.console(() => this.all),
      settings: {
        enableJavaScriptEvaluation: true,
        suppressInsecureJavaScriptEnvironmentWarning: true,
        disableComputedStyleRendering: true,
        handleDisabledFileLoadingAsSuccess: true,
        navigator: { userAgent: options.userAgent ?? '', maxTouchPoints: options.hasTouch === true ? 5 : 0 },
        viewport: {
          width: options.viewport?.width ?? 375,
          height: options.viewport?.height ?? 812,
          devicePixelRatio: 2,
        },
        fetch: {
          interceptor: {
            beforeAsyncRequest: ({ request, window }) =>
              this.answer(
                request as unknown as HappyRequest,
                window as unknown as HappyWindow,
              ) as Promise<never>,
          },
        },
        navigation: {
          beforeContentCallback: (window) => {
            this.pageOf(window)?.prepare(window);
            // The document is parsed in one of the next turns of the event loop.
            setTimeout(() => this.arriving.delete(window), PARSED_AFTER_MS);
          },
        },
      },
    });
  }

  /** Whether the document of a window has loaded; until then its page is navigating to it. */
  hasArrived(window: object): boolean {
    return this.prepared.has(window);
  }
  settings(): IBrowserSettings {
    return this.browser.settings;
  }
  private pageOf(window: object): NodePage | undefined {
    return this.owners.get(window) ?? this.all.find((page) => page.inner.mainFrame.window === window);
  }
  listenersOf(event: string): Iterable<Listener> {
    return this.listeners.get(event) ?? [];
  }

  /**
   * Before a document's scripts run: bindings, init scripts, and the function that the app's script is requested
   * through.
   */
  prepare(page: NodePage, given: object): void {
    const { app, compile } = nodePages();
    const window = given as HappyWindow;
    this.prepared.add(window);
    this.owners.set(window, page);
    this.keepStorage(page, window);
    for (const [name, binding] of this.bindings)
      Reflect.set(window, name, (...values: never[]) =>
        Promise.resolve(binding({ page, context: this }, ...values)),
      );
    window.addEventListener('error', ({ error, message }) => {
      if (page.isAt(window)) page.emit('pageerror', error ?? new Error(message ?? 'an error without words'));
    });
    Reflect.set(
      window,
      'console',
      this.console(() => (page.isAt(window) ? [page] : [])),
    );
    installPermissions(
      window,
      (name) => this.granted.has(name),
      () => this.place,
      this.copied,
    );
    const address = window.location.href;
    installLeaving(
      window,
      () => !this.isGone,
      (url, beacon) => void this.takeBeacon(new URL(url, address).href, beacon, window),
      () => page.clock.leaveWindow(),
    );
    Reflect.set(window, '__runApp', () => app.run(window));
    compile(TOP_WINDOW).runInContext(window);
    for (const script of this.initScripts) compile(script).runInContext(window);
  }

  /** Gives a document the storage of the previous one: device storage per context, session storage per page. */
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

  /** @param pages that receive a console line; a page that has left the document which wrote it does not */
  private console(pages: () => readonly NodePage[]): Console {
    const notify =
      (type: string) =>
      (...given: unknown[]): void => {
        if (given.some(isNetworkLine)) return;
        const text = given.map((one) => (typeof one === 'string' ? one : describe(one))).join(' ');
        for (const page of pages()) page.emit('console', { type: () => type, text: () => text });
      };
    const quiet = (): void => undefined;
    return new Proxy(console, {
      get: (_target, name) =>
        name === 'error' || name === 'warn' ? notify(name === 'warn' ? 'warning' : 'error') : quiet,
    });
  }

  /** Whether a picture loads: decided by routes and by its address (`/missing`, `x`); nothing is fetched. */
  async hasPicture(page: NodePage, address: string): Promise<boolean> {
    if (/(^|\/)(missing|x)(\.\w+)?$/.test(address)) return false;
    if (/^(data|blob):/.test(address)) return true;
    const sentRequest = pictureRequest(new URL(address, page.url()).href);
    const none = (): Promise<never> => Promise.reject(new Error(`Pictures are not fetched: ${address}`));
    const decision =
      (await page.routes.decide(sentRequest, none)) ?? (await this.routes.decide(sentRequest, none));
    if (decision === null || decision.kind === 'continue') return true;
    return decision.kind === 'fulfill' && (decision.answer.status ?? 200) < 400;
  }

  /** The page does not receive the result. */
  private async takeBeacon(url: string, beacon: Beacon, window: HappyWindow): Promise<void> {
    const request = {
      url,
      method: 'POST',
      headers: [['content-type', beacon.type]] as [string, string][],
      signal: new AbortController().signal,
      clone: () => ({
        arrayBuffer: () => beacon.arrayBuffer(),
        formData: () => Promise.reject(new Error('a beacon is no form')),
      }),
    };
    await this.answer(request, window).catch(() => null);
  }

  /** Answers every request of a page: from a route of the test, with the app's script, or from the network. */
  private async answer(request: HappyRequest, window: HappyWindow): Promise<object> {
    const page = this.pageOf(window);
    const url = request.url;
    const isDocument = !this.prepared.has(window);
    if (isDocument) this.arriving.add(window);
    const { app } = nodePages();
    const served = app.serve(new URL(url));
    if (served !== null)
      return new window.Response(served.body, { headers: { 'content-type': served.contentType } });
    const sent = await sentBy(request, isDocument);
    const sentRequest = nodeRequest(sent, page, isDocument);
    page?.emit('request', sentRequest);
    const fail = (errorText: string): Promise<never> => {
      // From a document that was left: nothing in it waits for the response any more.
      if (this.isGone || (!isDocument && page?.isAt(window) !== true)) return new Promise(() => undefined);
      // Listeners for the end of a request identify it by its object.
      page?.emit('requestfailed', Object.assign(sentRequest, { failure: () => ({ errorText }) }));
      return Promise.reject(new window.DOMException('Failed to fetch', 'NetworkError'));
    };
    const fromNetwork = (asked: Sent): Promise<Answer> =>
      isDocument && page !== undefined
        ? this.documentFromNetwork(page, asked, window)
        : this.fromNetwork(asked, window);
    // `route.fetch()` is the test's own request: as in Playwright, the page's abort does not end it.
    const fetched = async (): Promise<NodeResponse> =>
      nodeResponse(sentRequest, await fromNetwork({ ...sent, signal: new AbortController().signal }));
    const decision = (await page?.routes.decide(sentRequest, fetched)) ??
      (await this.routes.decide(sentRequest, fetched)) ?? { kind: 'continue' };
    if (decision.kind === 'abort') return fail(ABORT_LINES[decision.why] ?? 'net::ERR_FAILED');
    if (this.isOffline && decision.kind === 'continue') return fail('net::ERR_INTERNET_DISCONNECTED');
    const answer =
      decision.kind === 'fulfill'
        ? await fulfilled(decision.answer)
        : await fromNetwork(sent).catch((error: unknown) =>
            fail(isAbort(error) ? 'net::ERR_ABORTED' : 'net::ERR_EMPTY_RESPONSE'),
          );
    // Turns of the event loop instead of a time: on a busy machine a render takes longer than any reasonable delay.
    for (let turn = app.answerTurns ?? 0; turn > 0; turn -= 1) await pause(1);
    const { status, headers } = answer;
    page?.emit('response', nodeResponse(sentRequest, answer));
    page?.emit('requestfinished', sentRequest);
    const isBodiless = status === 204 || status === 304;
    const made = new window.Response(
      isBodiless ? null : isText(headers) ? new TextDecoder().decode(answer.bytes) : answer.bytes,
      {
        status,
        headers,
      },
    );
    // A redirected document has the final address.
    Object.defineProperty(made, 'url', { value: answer.url ?? url });
    return made;
  }

  /** Follows redirects one by one: each is a request of the page, as in a browser. */
  private async documentFromNetwork(page: NodePage, first: Sent, window: HappyWindow): Promise<Answer> {
    let sent = first;
    for (let left = REDIRECT_LIMIT; left > 0; left -= 1) {
      const answer = await this.fromNetwork(sent, window, 'manual');
      const { location } = answer.headers;
      if (answer.status < 300 || answer.status >= 400 || location === undefined) return answer;
      sent = {
        url: new URL(location, sent.url).href,
        method: 'GET',
        headers: {},
        body: null,
        signal: sent.signal,
      };
      page.emit('request', nodeRequest(sent, page, true));
    }
    throw new Error('net::ERR_TOO_MANY_REDIRECTS');
  }

  private async fromNetwork(
    { url, method, headers: own, body, signal }: Sent,
    window: HappyWindow,
    redirect?: 'manual',
  ): Promise<Answer> {
    const limit = new AbortController();
    this.underWay.add(limit);
    const abort = (): void => limit.abort();
    signal.addEventListener('abort', abort);
    try {
      const { href, origin } = window.location;
      const cookies = window.document.cookie;
      const response = await fetch(url, {
        method,
        headers: {
          ...own,
          'user-agent': this.settings().navigator.userAgent,
          ...(url.startsWith(origin) ? { referer: href } : {}),
          ...(method === 'GET' ? {} : { origin }),
          ...(cookies === '' ? {} : { cookie: cookies }),
        },
        ...(body === null ? {} : { body }),
        ...(redirect === undefined ? {} : { redirect }),
        signal: limit.signal,
      });
      const headers = Object.fromEntries(response.headers);
      const bytes = await response.arrayBuffer();
      // The body is already decoded.
      for (const name of ['content-encoding', 'content-length', 'transfer-encoding']) delete headers[name];
      return { status: response.status, headers, bytes, url: response.url };
    } finally {
      signal.removeEventListener('abort', abort);
      this.underWay.delete(limit);
    }
  }

  // Playwright's methods
  async newPage(): Promise<NodePage> {
    const inner: BrowserPage = this.browser.newPage();
    const page = new NodePage(this, inner);
    keepToTheWeb(inner.mainFrame, (url) => page.devTools.notify({ url }));
    this.all.push(page);
    for (const listener of this.listenersOf('page')) (listener as (given: NodePage) => unknown)(page);
    return Promise.resolve(page);
  }
  newCDPSession(page: NodePage): Promise<NodeDevTools> {
    return Promise.resolve(page.devTools);
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
      const window = page.window() as unknown as {
        Event?: typeof Event;
        dispatchEvent(event: Event): void;
        navigator: object;
      };
      Object.defineProperty(window.navigator, 'onLine', { value: !isOffline, configurable: true });
      if (window.Event !== undefined && page.url() !== 'about:blank')
        window.dispatchEvent(new window.Event(isOffline ? 'offline' : 'online'));
    }
    return Promise.resolve();
  }
  addCookies(cookies: readonly { name: string; value: string; url?: string }[]): Promise<void> {
    for (const { name, value, url } of cookies)
      this.browser.defaultContext.cookieContainer.addCookies([
        { key: name, value, originURL: new URL(url ?? this.baseUrl), path: '/' },
      ] as never);
    return Promise.resolve();
  }
  cookies(): Promise<{ name: string; value: string }[]> {
    const found = this.browser.defaultContext.cookieContainer.getCookies(
      new URL(this.baseUrl) as never,
      true,
    ) as unknown as { key: string; value: string | null }[];
    return Promise.resolve(found.map(({ key, value }) => ({ name: key, value: value ?? '' })));
  }
  grantPermissions(names: readonly string[]): Promise<void> {
    for (const name of names) this.granted.add(name);
    return Promise.resolve();
  }
  clearPermissions(): Promise<void> {
    this.granted.clear();
    return Promise.resolve();
  }
  setGeolocation(place: Place | null): Promise<void> {
    this.place = place;
    return Promise.resolve();
  }
  /** Playwright's `context.request`: sends to the network, bypassing the page and its routes. */
  readonly request = {
    get: (address: string, options?: ApiOptions): Promise<NodeResponse> => this.ask('GET', address, options),
    post: (address: string, options?: ApiOptions): Promise<NodeResponse> =>
      this.ask('POST', address, options),
  };
  private async ask(
    method: string,
    address: string,
    { headers = {}, data }: ApiOptions = {},
  ): Promise<NodeResponse> {
    const sent: Sent = {
      url: new URL(address, this.baseUrl).href,
      method,
      headers: data === undefined ? headers : { 'content-type': 'application/json', ...headers },
      body: data === undefined ? null : JSON.stringify(data),
      signal: new AbortController().signal,
    };
    const cookie = (await this.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
    const response = await fetch(sent.url, {
      method,
      headers: { ...sent.headers, ...(cookie === '' ? {} : { cookie }) },
      body: sent.body,
    });
    return nodeResponse(nodeRequest(sent, undefined, false), {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      bytes: await response.arrayBuffer(),
    });
  }
  clearCookies(): Promise<void> {
    this.browser.defaultContext.cookieContainer.clearCookies();
    return Promise.resolve();
  }
  async close(): Promise<void> {
    if (this.isGone) return;
    this.isGone = true;
    // A document that is aborted while loading ends in an error that belongs to no page.
    await isTrueWithin(ARRIVAL_LIMIT_MS, () => this.arriving.size === 0);
    for (const page of this.all) page.silence();
    nodePages().rejectionListeners.delete(this.onRejection);
    // Their code has ended; a request that the sandbox reads after the next visit's reset would be counted as that visit's.
    await isTrueWithin(ANSWER_LIMIT_MS, () => this.underWay.size === 0);
    for (const request of this.underWay) request.abort();
    for (const page of this.all) page.clock.stop();
    await this.browser.close();
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
  frame: () => undefined,
});

interface Frame {
  readonly url: string;
  /** Null when the visit is over. */
  readonly window: object | null;
  goto(address: string, options?: object): Promise<unknown>;
}
/**
 * Addresses of apps (`weixin://`, `tel:`) open nothing here and are only reported; a navigation that the next one
 * replaces is not an error.
 */
function keepToTheWeb(frame: Frame, leave: (address: string) => void): void {
  const goto = frame.goto.bind(frame);
  frame.goto = (address, options) => {
    const { protocol } = new URL(address, frame.url);
    if (!/^(https?|about|javascript):$/.test(protocol)) {
      leave(address);
      return Promise.resolve(null);
    }
    // A script continues after it has requested another page, and the test clock's pending timers run to their end.
    return pause(0)
      .then(() => (frame.window === null ? null : goto(address, options)))
      .catch((error: unknown) => {
        if (!isAbort(error) && Reflect.get(Object(error) as object, 'name') !== 'NetworkError') throw error;
        return null;
      });
  };
}

/**
 * happy-dom's console line for each failed request, like Chromium's "Failed to load resource": listeners receive those
 * failures separately.
 */
const isNetworkLine = (given: unknown): boolean =>
  typeof given === 'string'
    ? /^(GET|POST|PUT|DELETE|HEAD) \S+ \d{3} \(/.test(given)
    : typeof given === 'object' &&
      given !== null &&
      (/^(AbortError|NetworkError)$/.test(String(Reflect.get(given, 'name'))) || 'code' in given);

function describe(value: unknown): string {
  if (typeof value === 'object' && value !== null && 'stack' in value) return String(value.stack);
  try {
    return JSON.stringify(value) ?? String(value);
  } catch {
    return String(value);
  }
}

const isAbort = (error: unknown): boolean => Reflect.get(Object(error) as object, 'name') === 'AbortError';

const isText = (headers: Readonly<Record<string, string>>): boolean =>
  /text|json|javascript|svg|xml/.test(headers['content-type'] ?? 'text');

/** Chromium's names for the errors that a route may choose; https://playwright.dev/docs/api/class-route#route-abort */
const ABORT_LINES: Readonly<Record<string, string>> = {
  aborted: 'net::ERR_ABORTED',
  connectionreset: 'net::ERR_CONNECTION_RESET',
  connectionrefused: 'net::ERR_CONNECTION_REFUSED',
  internetdisconnected: 'net::ERR_INTERNET_DISCONNECTED',
  timedout: 'net::ERR_TIMED_OUT',
};

async function fulfilled(given: Fulfilment): Promise<Answer> {
  const { response, contentType, json } = given;
  const body = json === undefined ? given.body : JSON.stringify(json);
  return {
    status: given.status ?? response?.status() ?? 200,
    headers: {
      ...(given.headers ?? response?.headers()),
      ...(json === undefined ? {} : { 'content-type': 'application/json' }),
      ...(contentType === undefined ? {} : { 'content-type': contentType }),
    },
    bytes:
      body === undefined && response !== undefined ? await response.body() : new TextEncoder().encode(body),
  };
}

function nodeResponse(request: NodeRequest, { status, headers, bytes }: Answer): NodeResponse {
  const text = (): string => new TextDecoder().decode(bytes);
  return {
    url: request.url,
    status: () => status,
    ok: () => status >= 200 && status < 300,
    request: () => request,
    headers: () => headers,
    body: () => Promise.resolve(new Uint8Array(bytes)),
    finished: () => Promise.resolve(null),
    text: () => Promise.resolve(text()),
    json: () => Promise.resolve(JSON.parse(text()) as unknown),
  };
}

async function sentBy(request: HappyRequest, isDocument: boolean): Promise<Sent> {
  const { url, method, signal } = request;
  const headers = Object.fromEntries(
    [...request.headers].map(([name, value]) => [name.toLowerCase(), value]),
  );
  if (method === 'GET') return { url, method, headers, body: null, signal };
  // happy-dom sends every form as multipart; a browser sends only those that declare it.
  if (isDocument && (headers['content-type'] ?? '').startsWith('multipart/')) {
    const fields = [...(await request.clone().formData())].map(([name, value]) => [name, String(value)]);
    return {
      url,
      method,
      headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields).toString(),
      signal,
    };
  }
  return { url, method, headers, body: await request.clone().arrayBuffer(), signal };
}

function nodeRequest(
  { url, method, headers, body }: Sent,
  page: NodePage | undefined,
  isDocument: boolean,
): NodeRequest {
  const text = body === null || typeof body === 'string' ? body : new TextDecoder().decode(body);
  return {
    url: () => url,
    method: () => method,
    headers: () => headers,
    postData: () => text,
    postDataJSON: () => JSON.parse(text ?? 'null') as unknown,
    resourceType: () => (isDocument ? 'document' : 'fetch'),
    failure: () => null,
    isNavigationRequest: () => isDocument,
    frame: () => page,
  };
}
