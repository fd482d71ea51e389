import type { EnginePackage } from '../contract';
import { readNavigationBar, themedTabBar, type Chrome, type NavigationBar } from './chrome';
import { webViewsIn } from './components/webView';
import { make } from './dom';
import type { ErrorLog } from './errors';
import type { Caller, RootNode } from './glass';
import type { PageMeter, SetDataMeter } from './meter';

/** Maximum page stack of both hosts. */
const STACK_LIMIT = 10;

export interface PageEntry {
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly caller: Caller;
  readonly root: RootNode;
  readonly frame: HTMLElement;
  readonly scroller: HTMLElement;
  readonly bar: NavigationBar;
  readonly meter: PageMeter;
  /** Its `onReady` has been called. */
  isReady: boolean;
}

class NavigationFailure extends Error {}

interface PageDeps {
  readonly pack: EnginePackage;
  readonly chrome: Chrome;
  readonly errors: ErrorLog;
  readonly meter: SetDataMeter;
  readonly theme: () => 'light' | 'dark';
  /** Opened in Moments (`api/singlePage`): the host draws no tab bar. */
  readonly isSinglePage: boolean;
  /** Loads the page's code if needed and creates its component tree, without attaching it. */
  readonly create: (path: string) => RootNode;
  readonly onMeter: (caller: Caller, page: PageMeter) => void;
}

/**
 * `?a=1&b=%E5%BC%A0` as the hosts pass it to `onLoad`: values stay encoded in the messaging app, here for both hosts.
 */
export function parseQuery(text: string): Record<string, string> {
  const query: Record<string, string> = {};
  for (const pair of text.replace(/^\?/, '').split('&')) {
    if (pair === '') continue;
    const at = pair.indexOf('=');
    query[at === -1 ? pair : pair.slice(0, at)] = at === -1 ? '' : pair.slice(at + 1);
  }
  return query;
}

/** The page stack: lifecycle calls in the hosts' order, tab pages kept alive, style sheets of the visible page only. */
export class Pages {
  readonly stack: PageEntry[] = [];
  private readonly tabPages = new Map<string, PageEntry>();
  private readonly styleSheets = new Map<string, HTMLStyleElement>();

  constructor(private readonly deps: PageDeps) {}

  get current(): PageEntry | undefined {
    return this.stack[this.stack.length - 1];
  }

  isTab(path: string): boolean {
    return this.deps.pack.appJson.tabBar?.list.some((item) => item.pagePath === path) ?? false;
  }

  /** Whether app.json names a page at exactly this path. */
  has(path: string): boolean {
    return this.deps.pack.appJson.allPages.includes(path);
  }

  /** Resolves a url against the current page. @throws NavigationFailure when app.json does not name the page. */
  private resolve(url: string): { path: string; query: Record<string, string> } {
    const [rawPath = '', rawQuery = ''] = url.split(/\?(.*)/s);
    const parts = rawPath.startsWith('/') ? [] : (this.current?.path ?? '').split('/').slice(0, -1);
    for (const part of rawPath.split('/')) {
      if (part === '..') parts.pop();
      else if (part !== '' && part !== '.') parts.push(part);
    }
    const path = parts.join('/');
    if (!this.has(path)) {
      this.deps.errors.add('navigation', `page "${path}" is not in app.json`);
      throw new NavigationFailure(`page "${path}" is not found`);
    }
    return { path, query: parseQuery(rawQuery) };
  }

  navigateTo(url: string): PageEntry {
    const { path, query } = this.resolve(url);
    if (this.isTab(path)) throw new NavigationFailure('can not navigateTo a tabbar page');
    if (this.stack.length >= STACK_LIMIT)
      throw new NavigationFailure(`webview count limit exceed (${STACK_LIMIT})`);
    if (this.current !== undefined) this.hide(this.current);
    return this.open(path, query);
  }

  redirectTo(url: string): PageEntry {
    const { path, query } = this.resolve(url);
    if (this.isTab(path)) throw new NavigationFailure('can not redirectTo a tabbar page');
    this.pop();
    return this.open(path, query);
  }

  reLaunch(url: string): PageEntry {
    const { path, query } = this.resolve(url);
    while (this.stack.length > 0) this.pop();
    for (const entry of this.tabPages.values()) this.unload(entry);
    this.tabPages.clear();
    return this.open(path, query);
  }

  switchTab(url: string): PageEntry {
    const { path } = this.resolve(url);
    if (!this.isTab(path)) throw new NavigationFailure('can not switch to no-tabBar page');
    if (this.current?.path === path) return this.current;
    const before = this.stack[0];
    while (this.stack.length > 1) this.pop();
    if (before !== undefined && this.isTab(before.path)) {
      if (before.path === path) {
        this.show(before);
        return before;
      }
      this.hide(before);
      this.stack.pop();
    } else if (before !== undefined) this.pop();
    const kept = this.tabPages.get(path);
    if (kept === undefined) return this.open(path, {});
    this.stack.push(kept);
    this.show(kept);
    return kept;
  }

  navigateBack(delta: number): void {
    if (this.stack.length <= 1) throw new NavigationFailure('cannot navigate back at first page.');
    for (let step = 0; step < delta && this.stack.length > 1; step += 1) this.pop();
    if (this.current !== undefined) this.show(this.current);
  }

  private open(path: string, query: Readonly<Record<string, string>>): PageEntry {
    const { pack, chrome, meter, onMeter } = this.deps;
    const root = this.deps.create(path);
    const caller = root.get();
    const scroller = make('div', 'engine-scroller');
    const holder = make('div', '');
    const page = document.createElement('wx-page');
    page.append(holder);
    scroller.append(page);
    const frame = make('section', 'engine-frame', scroller);
    frame.dataset.path = path;
    const entry: PageEntry = {
      path,
      query,
      caller,
      root,
      frame,
      scroller,
      bar: readNavigationBar(pack, pack.configs[path] ?? {}, this.deps.theme()),
      meter: meter.start(path),
      isReady: false,
    };
    onMeter(caller, entry.meter);
    caller.route = path;
    caller.options = query;
    this.stack.push(entry);
    if (this.isTab(path)) this.tabPages.set(path, entry);
    chrome.pages.append(frame);
    this.show(entry, () => {
      root.attach(page, holder);
      this.call(entry, 'onLoad', { ...query });
    });
    requestAnimationFrame(() => {
      if (!frame.isConnected) return;
      entry.isReady = true;
      this.call(entry, 'onReady');
    });
    this.watchScroll(entry);
    return entry;
  }

  private watchScroll(entry: PageEntry): void {
    let wasAtBottom = false;
    const distance = Number(this.deps.pack.configs[entry.path]?.onReachBottomDistance ?? 50);
    entry.scroller.addEventListener(
      'scroll',
      () => {
        this.call(entry, 'onPageScroll', {
          scrollTop: entry.scroller.scrollTop,
          scrollHeight: entry.scroller.scrollHeight,
        });
        const rest = entry.scroller.scrollHeight - entry.scroller.clientHeight - entry.scroller.scrollTop;
        if (rest <= distance && !wasAtBottom) this.call(entry, 'onReachBottom');
        wasAtBottom = rest <= distance;
      },
      { passive: true },
    );
  }

  private show(entry: PageEntry, start?: () => void): void {
    for (const other of this.stack) other.frame.hidden = other !== entry;
    for (const other of this.tabPages.values()) other.frame.hidden = other !== entry;
    this.useStyles(entry.path);
    this.refreshBars();
    start?.();
    this.call(entry, 'onShow');
  }

  private hide(entry: PageEntry): void {
    this.call(entry, 'onHide');
    entry.frame.hidden = true;
  }

  private pop(): void {
    const entry = this.stack.pop();
    if (entry === undefined) return;
    this.tabPages.delete(entry.path);
    this.unload(entry);
  }

  private unload(entry: PageEntry): void {
    for (const view of webViewsIn(entry.frame)) view.handOver();
    this.call(entry, 'onUnload');
    entry.root.release();
    entry.frame.remove();
  }

  /** Calls a page function if it exists; an error it throws is a failure of the package. */
  call(entry: PageEntry, name: string, ...args: unknown[]): unknown {
    const member = entry.caller[name];
    if (typeof member !== 'function') return undefined;
    try {
      return Reflect.apply(member, entry.caller, args);
    } catch (error) {
      this.deps.errors.add(`${entry.path} ${name}`, error);
      return undefined;
    }
  }

  /** The user pulls the current page down. Does nothing on a page whose config does not enable it. */
  pullDown(): void {
    const entry = this.current;
    if (entry === undefined) return;
    const { enablePullDownRefresh, pullRefresh } = this.deps.pack.configs[entry.path] ?? {};
    if (enablePullDownRefresh !== true && pullRefresh !== true) return;
    entry.frame.dataset.pulled = '';
    this.call(entry, 'onPullDownRefresh');
  }

  endPull(): void {
    delete this.current?.frame.dataset.pulled;
  }

  /** Redraws title and tab bar of the current page. */
  refreshBars(): void {
    const entry = this.current;
    if (entry === undefined) return;
    this.deps.chrome.showNavigation(entry.bar, this.stack.length > 1);
    const tabs = this.deps.isSinglePage ? null : themedTabBar(this.deps.pack, this.deps.theme());
    this.deps.chrome.showTabs(tabs, entry.path);
  }

  private useStyles(path: string): void {
    if (!this.styleSheets.has(path)) {
      const sheet = make('style', '');
      sheet.dataset.package = path;
      sheet.textContent = this.deps.pack.styles[path] ?? '';
      document.head.append(sheet);
      this.styleSheets.set(path, sheet);
    }
    // On a phone each page has its own document: no page's styles affect another page.
    for (const [name, sheet] of this.styleSheets) sheet.media = name === path ? 'all' : 'not all';
  }
}
