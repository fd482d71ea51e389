import type { ComponentJson, EnginePackage } from '../contract';
import { HostEvents, type ApiContext } from './api/context';
import { share, runOpenType } from './api/identity';
import { makeHostObject } from './api/index';
import { userAgentOf } from './api/network';
import { isSinglePage } from './api/singlePage';
import { DeviceStorage } from './api/storage';
import { addComponentHost, EngineBackend, PAGE_ROOT } from './backend';
import { Chrome } from './chrome';
import { setComponentHost } from './components/base';
import { Dialogs } from './dialogs';
import { describe, ErrorLog } from './errors';
import {
  interceptSetData,
  MiniProgramEnv,
  onFrameworkProblem,
  onMissingHandler,
  type Caller,
  type CodeSpace,
  type RootNode,
} from './glass';
import { adaptComponent, adaptPage, asDefinition } from './lifetimes';
import { ModuleLoader } from './loader';
import { SetDataMeter, type PageMeter } from './meter';
import { Pages, parseQuery } from './pages';
import { closeEscapes, makeScope, newFunction, type Opener, type Scope } from './scope';
import type { EngineSettings } from './settings';
import { applyTheme } from './theme';
import { makeResolver, resolvePath } from './urls';

/** One phone: the package's code, its pages and everything around them. */
export class Engine {
  readonly errors = new ErrorLog();
  readonly meter = new SetDataMeter();
  readonly happenings: { kind: string; detail: unknown }[] = [];
  private readonly meters = new WeakMap<object, PageMeter>();
  private readonly env = new MiniProgramEnv();
  private readonly space: CodeSpace;
  private readonly loader: ModuleLoader;
  private readonly registered = new Set<string>();
  private readonly events = new HostEvents();
  private readonly chrome: Chrome;
  private readonly resolveUrl: (url: string) => string;
  readonly pages: Pages;
  readonly storage: DeviceStorage;
  /** Dependencies of the host calls; the handle sends its events. */
  readonly context: ApiContext;
  private app: Record<string, unknown> = {};
  private scope: Scope | null = null;
  private readonly backend;

  constructor(
    private readonly settings: EngineSettings,
    private readonly pack: EnginePackage,
    private readonly opener: Opener = { makeFunction: newFunction, globals: [] },
  ) {
    for (const problem of pack.problems) this.errors.add('package', problem);
    this.resolveUrl = makeResolver(settings.target);
    this.chrome = new Chrome(settings.target, this.resolveUrl);
    this.storage = new DeviceStorage(localStorage, settings.target, settings.device);
    this.space = this.env.createCodeSpace('package', true);
    this.space.getComponentSpace().updateComponentOptions({ writeIdToDOM: true });
    const context = new EngineBackend(
      (tag) => this.errors.add('template', `component <${tag}> is not known to this engine`),
      this.resolveUrl,
    );
    this.backend = this.env.associateBackend(context);
    // The framework sends browser events only once its context has a listener.
    context.onEvent((target, type, detail, options) => {
      const { bridgeMs } = this.settings;
      if (bridgeMs === 0) target.triggerEvent(type, detail, options);
      else setTimeout(() => target.triggerEvent(type, detail, options), bridgeMs);
      return undefined;
    });
    this.loader = new ModuleLoader(pack.scripts, () => this.getScope(), opener.makeFunction);
    this.pages = new Pages({
      pack,
      chrome: this.chrome,
      errors: this.errors,
      meter: this.meter,
      theme: () => this.theme(),
      isSinglePage: isSinglePage(settings),
      create: (path) => this.createPage(path),
      onMeter: (caller, page) => void this.meters.set(caller._$, page),
    });
    const launchPath = settings.path === '' ? (pack.appJson.pages[0] ?? '') : settings.path;
    this.context = {
      settings,
      pack,
      chrome: this.chrome,
      dialogs: new Dialogs(this.chrome.overlays),
      errors: this.errors,
      pages: this.pages,
      storage: this.storage,
      events: this.events,
      theme: () => this.theme(),
      phoneTheme: () => this.phoneTheme(),
      launch: { path: launchPath, query: parseQuery(settings.query), scene: settings.scene },
      resolveUrl: this.resolveUrl,
      happenings: this.happenings,
      camera: { sees: 'LAB-SCAN' },
    };
    this.wire();
  }

  private wire(): void {
    onFrameworkProblem((kind, cause) => {
      this.errors.add(kind, cause);
      this.callApp('onError', describe(cause));
    });
    onMissingHandler((component, handler) =>
      this.errors.add('event', `${component} has no handler "${handler}"`),
    );
    interceptSetData((caller, data) => this.passData(caller, data), this.settings.bridgeMs);
    window.addEventListener('error', (event) => {
      if (event.error === undefined && event.message === '') return;
      this.errors.add('uncaught', event.error ?? event.message);
      this.events.send('error', { message: event.message, stack: '' });
      this.callApp('onError', describe(event.error ?? event.message));
    });
    window.addEventListener('unhandledrejection', (event) => {
      const reason: unknown = event.reason;
      this.errors.add('unhandled rejection', reason);
      const detail = { reason, promise: event.promise };
      this.events.send('unhandledRejection', detail);
      this.callApp('onUnhandledRejection', detail);
    });
    document.addEventListener('visibilitychange', () => {
      if (document.hidden) this.goBackground();
      else this.goForeground();
    });
    window.addEventListener('resize', () => this.chrome.measure());
    this.chrome.onBack = () => this.pages.navigateBack(1);
    this.chrome.onTab = (path) => {
      const entry = this.pages.switchTab(`/${path}`);
      this.pages.call(entry, 'onTabItemTap', {
        index: this.pack.appJson.tabBar?.list.findIndex((item) => item.pagePath === path) ?? 0,
        pagePath: path,
        text: '',
      });
    };
    this.chrome.onMenu = () => void share(this.context, 'menu', null);
    setComponentHost({
      target: this.settings.target,
      resolveUrl: this.resolveUrl,
      navigate: (url, openType, delta) => this.followNavigator(url, openType, delta),
      openType: (kind, button) => void runOpenType(this.context, kind, button),
      pickFrom: (columns, start, title) => this.context.dialogs.pickFrom(columns, start, title),
      pickDate: (mode, value) => this.context.dialogs.pickDate(mode, value),
    });
  }

  private followNavigator(url: string, openType: string, delta: number): void {
    try {
      if (openType === 'redirect') this.pages.redirectTo(url);
      else if (openType === 'switchTab') this.pages.switchTab(url);
      else if (openType === 'reLaunch') this.pages.reLaunch(url);
      else if (openType === 'navigateBack') this.pages.navigateBack(delta);
      else this.pages.navigateTo(url);
    } catch (error) {
      this.errors.add('navigator', error);
    }
  }

  /**
   * Every `setData` crosses the bridge as JSON and is counted for its page; a component counts for the page that
   * contains it.
   */
  private passData(caller: Caller, data: unknown): Record<string, unknown> {
    const own = this.meters.get(caller._$);
    const page = own ?? this.pages.current?.meter;
    return page === undefined
      ? asDefinition(JSON.parse(JSON.stringify(data)))
      : SetDataMeter.pass(page, data);
  }

  /** The value of `theme`, which the host's own bars follow: the phone's scheme, if app.json declares `darkmode`. */
  theme(): 'light' | 'dark' {
    return this.pack.appJson.darkmode ? this.phoneTheme() : 'light';
  }

  /** The scheme for media queries in the package's styles: always the phone's, with or without `darkmode`. */
  private phoneTheme(): 'light' | 'dark' {
    if (this.settings.theme !== 'system') return this.settings.theme;
    return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  }

  private getScope(): Scope {
    this.scope ??= this.buildScope();
    return this.scope;
  }

  private buildScope(): Scope {
    const { target } = this.settings;
    const hostObject = makeHostObject(this.context);
    const recordConsole = (...args: unknown[]): void => {
      this.errors.add('console.error', args.map(describe).join(' '));
      console.error(...args);
    };
    const safeConsole = {
      log: console.log,
      info: console.info,
      warn: console.warn,
      debug: console.debug,
      error: recordConsole,
      group: console.group,
      groupEnd: console.groupEnd,
      time: console.time,
      timeEnd: console.timeEnd,
      assert: console.assert,
      table: console.table,
      trace: console.trace,
    };
    const names = {
      [target === 'alipay' ? 'my' : 'wx']: hostObject,
      ...(target === 'alipay'
        ? { navigator: { userAgent: userAgentOf('alipay'), swuserAgent: userAgentOf('alipay') } }
        : {}),
      console: safeConsole,
      App: (definition: unknown) => {
        this.app = asDefinition(definition);
      },
      Page: (definition: unknown) => this.register('page', definition),
      Component: (definition: unknown) => this.register('component', definition),
      Behavior: (definition: unknown) =>
        this.space.componentEnv('', (env) => env.Behavior(adaptComponent(definition, target))),
      getApp: () => this.app,
      getCurrentPages: () => this.pages.stack.map((entry) => entry.caller),
      requirePlugin: () => {
        throw new Error('plugins are not in this engine');
      },
    };
    return makeScope(window, names, this.opener.globals);
  }

  private register(kind: 'page' | 'component', definition: unknown): void {
    const entry = this.loader.currentEntry;
    const { target } = this.settings;
    this.registered.add(entry);
    this.space.componentEnv(entry, (env) => {
      if (kind === 'page') env.Page(adaptPage(definition, target));
      else env.Component(adaptComponent(definition, target));
    });
  }

  /** Loads a page or component with everything it uses. */
  private loadUnit(path: string, seen: Set<string>): void {
    if (seen.has(path) || this.registered.has(path)) return;
    seen.add(path);
    const config: ComponentJson = this.pack.configs[path] ?? {};
    for (const [tag, wanted] of Object.entries(config.usingComponents ?? {})) {
      addComponentHost(tag);
      const used = resolvePath(path, wanted);
      if (this.pack.scripts[`${used}.js`] === undefined)
        this.errors.add('package', `${path} uses component ${used}, which is not in the package`);
      else this.loadUnit(used, seen);
    }
    this.loader.loadEntry(path);
    if (!this.registered.has(path)) throw new Error(`${path}.js did not call Page() or Component()`);
  }

  private createPage(path: string): RootNode {
    this.loadUnit(path, new Set());
    return this.backend.createRoot(PAGE_ROOT, this.space, path) as unknown as RootNode;
  }

  private prepareSpace(): void {
    const groups: unknown = this.opener.makeFunction('templates', [], `return ${this.pack.templates}`)();
    const list = asDefinition(groups);
    for (const path of this.pack.templatePaths) {
      const content = list[path];
      if (typeof content === 'function') {
        this.space.addCompiledTemplate(path, {
          groupList: list,
          content,
          fallbackListenerOnNativeNode: true,
        } as Parameters<CodeSpace['addCompiledTemplate']>[1]);
      }
    }
    for (const [path, config] of Object.entries(this.pack.configs))
      this.space.addComponentStaticConfig(
        path,
        config as Parameters<CodeSpace['addComponentStaticConfig']>[1],
      );
    const sheet = document.createElement('style');
    sheet.dataset.package = 'app';
    // A Taro package has few component styles (none of its own); they are added to the app's style sheet.
    const components = Object.entries(this.pack.styles).filter(
      ([path]) => this.pack.configs[path]?.component === true,
    );
    sheet.textContent = [this.pack.styles.app ?? '', ...components.map(([, text]) => text)].join('\n');
    document.head.append(sheet);
  }

  start(): void {
    document.body.append(this.chrome.root);
    this.prepareSpace();
    closeEscapes();
    try {
      this.loader.loadEntry('app');
      const options = {
        path: this.context.launch.path,
        query: { ...this.context.launch.query },
        scene: this.settings.scene,
        referrerInfo: {},
      };
      this.callApp('onLaunch', options);
      this.callApp('onShow', options);
      if (this.pages.has(options.path))
        this.pages.reLaunch(`/${options.path}${this.settings.query === '' ? '' : `?${this.settings.query}`}`);
      else this.reportMissing(options.path, options.query);
    } catch (error) {
      this.errors.add('start', error);
      this.chrome.showNotice(describe(error));
    }
    this.watchTheme();
  }

  private watchTheme(): void {
    const apply = (): void => {
      const sheets = Array.from(
        document.querySelectorAll<HTMLStyleElement>('style[data-package]'),
        (style) => style.sheet,
      ).filter((sheet) => sheet !== null);
      applyTheme(sheets, this.phoneTheme() === 'dark');
      this.chrome.root.dataset.theme = this.theme();
    };
    apply();
    new MutationObserver(apply).observe(document.head, { childList: true });
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => {
      apply();
      this.events.send('themeChange', { theme: this.theme() });
    });
  }

  /** Both hosts report an address that app.json does not name to the app, which may open another page. */
  private reportMissing(path: string, query: Readonly<Record<string, string>>): void {
    const missing = { path, query, isEntryPage: true };
    this.callApp('onPageNotFound', missing);
    this.events.send('pageNotFound', missing);
  }

  callApp(name: string, ...args: unknown[]): void {
    const member = this.app[name];
    if (typeof member !== 'function') return;
    try {
      Reflect.apply(member, this.app, args);
    } catch (error) {
      this.errors.add(`app ${name}`, error);
    }
  }

  goBackground(): void {
    if (this.pages.current !== undefined) this.pages.call(this.pages.current, 'onHide');
    this.callApp('onHide');
    this.events.send('appHide', {});
  }

  /**
   * `entry`: brought to the foreground by a scan or a link instead of manually; one with a query recreates its entry
   * page, and the page stack is cleared.
   */
  goForeground(
    entry: { readonly query?: Readonly<Record<string, string>>; readonly scene?: number } = {},
  ): void {
    const options = {
      path: (entry.query === undefined ? this.pages.current?.path : this.pack.appJson.pages[0]) ?? '',
      query: { ...entry.query },
      scene: entry.scene ?? this.settings.scene,
    };
    this.callApp('onShow', options);
    this.events.send('appShow', options);
    if (entry.query !== undefined) {
      const query = Object.entries(entry.query).map(([key, value]) => `${key}=${value}`);
      this.pages.reLaunch(`/${this.pack.appJson.pages[0] ?? ''}?${query.join('&')}`);
      return;
    }
    if (this.pages.current !== undefined) this.pages.call(this.pages.current, 'onShow');
  }
}
