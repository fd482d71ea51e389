/**
 * Playwright's `Page` without a browser: a happy-dom window that runs the app's own script. There is no layout, drawing
 * or scrolling; everything else (router, history, storage, cookies, requests, focus, events) works. A visit costs
 * a tenth of a second of CPU; in Chromium half a second.
 */
import type { BrowserPage } from 'happy-dom';
import { actions } from './actions';
import { NodeClock } from './clock';
import type { NodeContext } from './context';
import { NodeDevTools } from './devTools';
import { NodeLocator } from './locator';
import { isHidden, textOf } from './names';
import {
  type NodeRequest,
  type NodeResponse,
  Routes,
  type UrlMatcher,
  matchesUrl,
  type NodeRoute,
} from './network';
import { SessionHistory } from './sessionHistory';
import { nodePages } from './shared';
import { installStubs } from './stubs';
import { isTrueWithin, pause } from './waiting';

type Listener = (given: never) => unknown;
type Handler = (route: NodeRoute, request: NodeRequest) => unknown;
interface Media {
  readonly colorScheme?: string | null;
  readonly reducedMotion?: string | null;
}

const READ_OUT = 600;

export class NodePage {
  readonly clock: NodeClock;
  readonly routes: Routes;
  readonly devTools = new NodeDevTools();
  /** `sessionStorage` by origin. */
  readonly visitStorage = new Map<string, Storage>();
  private readonly listeners = new Map<string, Set<Listener>>();
  /** The windows of all documents so far. */
  private readonly documents: (Window & typeof globalThis)[] = [];
  /** Of the current document; null before the first one. */
  private entries: SessionHistory | null = null;
  private isGone = false;
  private isSilent = false;
  private patience: number;
  readonly keyboard = {
    press: (key: string): Promise<void> => actions(this).press(key),
    type: (text: string): Promise<void> => actions(this).type(text),
    insertText: (text: string): Promise<void> => actions(this).type(text),
  };
  readonly mouse = {
    down: (): Promise<void> => Promise.resolve(),
    up: (): Promise<void> => actions(this).mouseUp(),
    wheel: (): Promise<void> => Promise.resolve(),
    move: (): Promise<void> => Promise.resolve(),
  };

  constructor(
    private readonly owner: NodeContext,
    readonly inner: BrowserPage,
  ) {
    this.routes = new Routes(owner.baseUrl);
    this.patience = owner.patienceMs;
    this.clock = new NodeClock(() => this.window());
  }

  // For the driver
  window(): Window & typeof globalThis {
    return this.inner.mainFrame.window as unknown as Window & typeof globalThis;
  }
  documentElement(): Element | null {
    if (this.isGone) return null;
    return this.window().document?.documentElement ?? null;
  }
  patienceMs(): number {
    return this.patience;
  }
  /** The page's text, for error messages. */
  readOut(): string {
    const body = this.window().document?.body;
    if (body === null || body === undefined) return '(nothing)';
    const shown = Array.from(body.querySelectorAll('.taro_page, body > *')).filter(
      (element) => !isHidden(element),
    );
    return (shown.length > 0 ? shown.map(textOf).join(' | ') : textOf(body)).slice(0, READ_OUT);
  }
  emit(event: string, given: unknown): void {
    if (this.isSilent) return;
    for (const listener of [...(this.listeners.get(event) ?? []), ...this.owner.listenersOf(event)])
      (listener as (value: unknown) => unknown)(given);
  }
  /** Drops every event from now on. */
  silence(): void {
    this.listeners.clear();
    this.isSilent = true;
  }
  /**
   * Reports a rejection that nothing in the window handles to the window and to the page's listeners; one of a document
   * that was left is dropped. Returns false if it belongs to another page.
   */
  reportRejection(reason: unknown, promise: Promise<unknown>): boolean {
    const owner = this.documents.find(({ Promise: Own }) => promise instanceof Own);
    if (owner === undefined) return false;
    if (!this.isAt(owner)) return true;
    const event = new owner.Event('unhandledrejection', { cancelable: true });
    owner.dispatchEvent(Object.assign(event, { reason, promise }));
    const isError = typeof reason === 'object' && reason !== null && 'message' in reason;
    this.emit('pageerror', isError ? reason : new Error(String(reason)));
    return true;
  }
  /** Whether the window is the one on screen, not that of a document that was left. */
  isAt(window: object): boolean {
    return !this.isGone && this.inner.mainFrame.window === window;
  }
  /** Prepares a new document before its scripts run. */
  prepare(window: object): void {
    this.documents.push(window as Window & typeof globalThis);
    const navigated = (): void => this.emit('framenavigated', this);
    this.entries = new SessionHistory(this.inner.mainFrame);
    installStubs(window, this.entries, (address) => this.owner.hasPicture(this, address), navigated);
    endTimers(window, () => this.isSilent || this.isGone);
    const arrive = Reflect.get(window, 'requestAnimationFrame') as (run: () => void) => number;
    this.clock.attach(window);
    this.owner.prepare(this, window);
    keepArrival(window, arrive.bind(window));
    navigated();
  }

  // Playwright's methods
  context(): NodeContext {
    return this.owner;
  }
  url(): string {
    return this.inner.mainFrame.window?.location.href ?? 'about:blank';
  }
  title(): Promise<string> {
    return Promise.resolve(this.window().document.title);
  }
  content(): Promise<string> {
    return Promise.resolve(this.window().document.documentElement.outerHTML);
  }
  mainFrame(): this {
    return this;
  }
  /** The page and the frames in it; frames only have their addresses, nothing is loaded into them. */
  frames(): { url(): string; waitForLoadState(): Promise<void> }[] {
    const inner = Array.from(this.window().document.querySelectorAll('iframe[src]'), (frame) => ({
      url: () => new URL(frame.getAttribute('src') ?? '', this.url()).href,
      waitForLoadState: () => Promise.resolve(),
    }));
    return [this, ...inner];
  }
  isClosed(): boolean {
    return this.isGone;
  }
  setDefaultTimeout(ms: number): void {
    this.patience = Math.min(ms, this.owner.patienceMs);
  }
  async goto(address: string): Promise<null> {
    if (this.owner.isOffline) throw new Error('net::ERR_INTERNET_DISCONNECTED');
    await this.inner.goto(new URL(address, this.owner.baseUrl).href);
    await this.loaded();
    return null;
  }
  async reload(): Promise<null> {
    await this.inner.reload();
    await this.loaded();
    return null;
  }
  async goBack(): Promise<null> {
    this.entries?.beforeGoing(-1);
    await this.inner.goBack();
    await pause(0);
    await this.loaded();
    return null;
  }
  async goForward(): Promise<null> {
    this.entries?.beforeGoing(1);
    await this.inner.goForward();
    await pause(0);
    await this.loaded();
    return null;
  }
  /** Resolves when the scripts that the document waits for have run. */
  private async loaded(): Promise<void> {
    await isTrueWithin(this.patience, () => this.isGone || this.window().document.readyState === 'complete');
  }
  async close(): Promise<void> {
    if (this.isGone) return;
    this.isGone = true;
    this.clock.stop();
    await this.inner.close();
  }

  /** Runs a function of the test in the page with its arguments; the result is a copy. */
  async call(run: unknown, given: readonly unknown[]): Promise<unknown> {
    const text = typeof run === 'string' ? `() => (${run})` : String(run);
    // A method in short form (`async run() {}`) is not an expression; no test uses one.
    const made = nodePages().compile(`(${text})`).runInContext(this.window()) as (
      ...values: unknown[]
    ) => unknown;
    return copyOf(await made(...given));
  }
  evaluate(run: unknown, argument?: unknown): Promise<unknown> {
    return this.call(run, argument === undefined ? [] : [argument]);
  }
  async waitForFunction(run: unknown, argument?: unknown): Promise<void> {
    const end = Date.now() + this.patience;
    while (!(await this.evaluate(run, argument))) {
      if (Date.now() > end) throw new Error(`Timeout: ${String(run)}. The page reads: ${this.readOut()}`);
      await pause(10);
    }
  }
  waitForTimeout(ms: number): Promise<void> {
    return pause(ms);
  }
  waitForLoadState(): Promise<void> {
    return pause(0);
  }
  async waitForURL(matcher: UrlMatcher): Promise<void> {
    const isThere = await isTrueWithin(
      this.patience,
      () =>
        matchesUrl(matcher, this.url(), this.owner.baseUrl) &&
        this.owner.hasArrived(this.inner.mainFrame.window),
    );
    if (!isThere)
      throw new Error(
        `Timeout: not at ${String(matcher)} but at ${this.url()}, which reads: ${this.readOut()}`,
      );
    await this.loaded();
  }
  async waitForEvent(
    event: string,
    options?: ((given: never) => unknown) | { predicate?: (given: never) => unknown },
  ): Promise<unknown> {
    const holds = typeof options === 'function' ? options : options?.predicate;
    return new Promise((resolve, reject) => {
      const limit = setTimeout(() => reject(new Error(`Timeout: no ${event}`)), this.patience);
      const listener: Listener = (given) => {
        if (holds !== undefined && holds(given) !== true) return;
        clearTimeout(limit);
        this.off(event, listener);
        resolve(given);
      };
      this.on(event, listener);
    });
  }
  waitForRequest(matcher: UrlMatcher | ((request: NodeRequest) => boolean)): Promise<unknown> {
    return this.waitForEvent('request', (request: NodeRequest) =>
      typeof matcher === 'function'
        ? (matcher as (request: NodeRequest) => boolean)(request)
        : matchesUrl(matcher, request.url(), this.owner.baseUrl),
    );
  }
  waitForResponse(matcher: UrlMatcher | ((response: NodeResponse) => boolean)): Promise<unknown> {
    return this.waitForEvent('response', (response: NodeResponse) =>
      typeof matcher === 'function'
        ? (matcher as (response: NodeResponse) => boolean)(response)
        : matchesUrl(matcher, response.url(), this.owner.baseUrl),
    );
  }
  on(event: string, listener: Listener): void {
    const known = this.listeners.get(event) ?? new Set();
    known.add(listener);
    this.listeners.set(event, known);
  }
  off(event: string, listener: Listener): void {
    this.listeners.get(event)?.delete(listener);
  }
  removeAllListeners(event: string): Promise<void> {
    this.listeners.delete(event);
    return Promise.resolve();
  }
  route(matcher: UrlMatcher, handler: Handler, { times }: { times?: number } = {}): Promise<void> {
    this.routes.add(matcher, handler, times);
    return Promise.resolve();
  }
  unroute(matcher: UrlMatcher, handler?: Handler): Promise<void> {
    this.routes.remove(matcher, handler);
    return Promise.resolve();
  }
  unrouteAll(): Promise<void> {
    this.routes.clear();
    return Promise.resolve();
  }
  addInitScript(script: unknown, argument?: unknown): Promise<void> {
    return this.owner.addInitScript(script, argument);
  }
  setViewportSize({ width, height }: { width: number; height: number }): Promise<void> {
    this.inner.setViewport({ width, height });
    return Promise.resolve();
  }
  viewportSize(): { width: number; height: number } {
    const { width, height } = this.inner.viewport;
    return { width, height };
  }
  emulateMedia({ colorScheme, reducedMotion }: Media): Promise<void> {
    const { device } = this.owner.settings();
    if (colorScheme !== undefined) device.prefersColorScheme = colorScheme ?? 'light';
    if (reducedMotion !== undefined) device.prefersReducedMotion = reducedMotion ?? 'no-preference';
    return Promise.resolve();
  }
  bringToFront(): Promise<void> {
    return Promise.resolve();
  }

  private root(): NodeLocator {
    return new NodeLocator(this, [], 'page');
  }
  locator(...given: Parameters<NodeLocator['locator']>): NodeLocator {
    return this.root().locator(...given);
  }
  getByText(...given: Parameters<NodeLocator['getByText']>): NodeLocator {
    return this.root().getByText(...given);
  }
  getByRole(...given: Parameters<NodeLocator['getByRole']>): NodeLocator {
    return this.root().getByRole(...given);
  }
  getByLabel(...given: Parameters<NodeLocator['getByLabel']>): NodeLocator {
    return this.root().getByLabel(...given);
  }
  getByPlaceholder(...given: Parameters<NodeLocator['getByPlaceholder']>): NodeLocator {
    return this.root().getByPlaceholder(...given);
  }
  getByAltText(...given: Parameters<NodeLocator['getByAltText']>): NodeLocator {
    return this.root().getByAltText(...given);
  }
  getByTitle(...given: Parameters<NodeLocator['getByTitle']>): NodeLocator {
    return this.root().getByTitle(...given);
  }
  textContent(selector: string): Promise<string | null> {
    return this.locator(selector).textContent();
  }
}

type Timer = (run: (...given: unknown[]) => void, ...rest: unknown[]) => unknown;

/**
 * Code of a page does not run after its visit: React, rendering into a document that is being taken apart, fails for
 * each element again and again and never returns (seen once in three whole runs).
 */
function endTimers(window: object, hasEnded: () => boolean): void {
  for (const name of ['setTimeout', 'setInterval', 'requestAnimationFrame']) {
    const start = (Reflect.get(window, name) as Timer).bind(window);
    const startUnlessEnded: Timer = (run, ...rest) =>
      start(
        (...given) => {
          if (!hasEnded()) run(...given);
        },
        ...rest,
      );
    Reflect.set(window, name, startUnlessEnded);
  }
}

/**
 * happy-dom parses the document in the first animation frame that it requests from the window: a stopped clock must not
 * delay it.
 */
function keepArrival(window: object, arrive: (run: () => void) => number): void {
  const next: unknown = Reflect.get(window, 'requestAnimationFrame');
  Reflect.set(window, 'requestAnimationFrame', (run: () => void) => {
    Reflect.set(window, 'requestAnimationFrame', next);
    return arrive(run);
  });
}

/** Converts values of the window's realm to the test's realm: `toEqual` compares prototypes of errors and arrays. */
function copyOf(value: unknown): unknown {
  if (value === undefined || value === null || typeof value !== 'object') return value;
  if (Reflect.get(value, 'window') === value) return 'ref: <Window>'; // as Playwright's
  return JSON.parse(JSON.stringify(value)) as unknown;
}
