import type { Engine } from './engine';
import type { SetDataCall } from './meter';

/** What tests and the lab can do with a phone; `window.__engine`. */
interface EngineHandle {
  readonly ready: Promise<void>;
  readonly errors: readonly string[];
  readonly currentPage: string;
  pages(): {
    path: string;
    query: Readonly<Record<string, string>>;
    title: string;
    setData: readonly SetDataCall[];
  }[];
  /** Counts by page instance, including closed pages. */
  meter(): { path: string; calls: number; bytes: number; recent: readonly SetDataCall[] }[];
  storage(): Record<string, unknown>;
  clearStorage(): void;
  happenings(): readonly { kind: string; detail: unknown }[];
  navigateTo(url: string): void;
  redirectTo(url: string): void;
  reLaunch(url: string): void;
  switchTab(url: string): void;
  navigateBack(delta?: number): void;
  pullDown(): void;
  hideApp(): void;
  showApp(entry?: { readonly query?: Readonly<Record<string, string>>; readonly scene?: number }): void;
  warnMemory(): void;
  /** Holds a code in front of the scanner; '': the user closes it. */
  holdCode(text: string): void;
  /** A newer package has been downloaded. */
  bringUpdate(): void;
}

export function publishHandle(engine: Engine): void {
  const handle: EngineHandle = {
    get ready() {
      const promise: unknown = Reflect.get(window, '__engineReady');
      return Promise.resolve(promise).then(() => undefined);
    },
    errors: engine.errors.entries,
    get currentPage() {
      return engine.pages.current?.path ?? '';
    },
    pages: () =>
      engine.pages.stack.map((entry) => ({
        path: entry.path,
        query: entry.query,
        title: entry.bar.title,
        setData: entry.meter.recent,
      })),
    meter: () =>
      engine.meter.pages.map((page) => ({
        path: page.path,
        calls: page.calls,
        bytes: page.bytes,
        recent: page.recent,
      })),
    storage: () => engine.storage.all(),
    clearStorage: () => engine.storage.clear(),
    happenings: () => engine.happenings,
    navigateTo: (url) => void engine.pages.navigateTo(url),
    redirectTo: (url) => void engine.pages.redirectTo(url),
    reLaunch: (url) => void engine.pages.reLaunch(url),
    switchTab: (url) => void engine.pages.switchTab(url),
    navigateBack: (delta = 1) => engine.pages.navigateBack(delta),
    pullDown: () => engine.pages.pullDown(),
    hideApp: () => engine.goBackground(),
    showApp: (entry) => engine.goForeground(entry),
    warnMemory: () => void engine.context.events.send('memoryWarning', { level: 10 }),
    holdCode: (text) => {
      engine.context.camera.sees = text;
    },
    bringUpdate: () => void engine.context.events.send('updateReady', {}),
  };
  Reflect.set(window, '__engine', handle);
  const report = (): void => {
    if (window.parent === window) return;
    const meter = engine.meter.total();
    window.parent.postMessage(
      {
        type: 'lab-engine',
        name: window.name,
        errors: handle.errors.length,
        lastError: handle.errors[handle.errors.length - 1] ?? '',
        meter,
        page: handle.currentPage,
      },
      location.origin,
    );
  };
  // The lab shows the phone's state; without a parent frame nothing is sent.
  if (window.parent !== window) window.setInterval(report, 1000);
}
