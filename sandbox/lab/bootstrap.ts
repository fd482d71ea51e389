/**
 * Inserted by the lab into an H5 page before its own scripts, so that a frame of the lab looks like a host: user agent,
 * cookies, bridge objects, colour scheme, separate storage. The app does not notice it.
 * A page whose `window.name` does not start with `lab:` is left unchanged.
 */
import { scriptHash } from '../headers';
import { createAppBridge } from './appBridge';
import type { LabPlace } from './page/places';

/** The profile that the lab passes to a frame, as `window.name = 'lab:' + JSON.stringify(profile)`. */
interface LabProfile {
  /** Separates storage and cookies of one phone from the others. */
  readonly phone: string;
  readonly userAgent: string;
  readonly cookies: Readonly<Record<string, string>>;
  readonly bridges: readonly string[];
  readonly theme: 'light' | 'dark';
  /** Where the phone is; not set or null: as the browser or the host says. */
  readonly place?: LabPlace;
}

/** Runs in the frame; must not refer to anything outside itself. */
function bootstrap(createApp: typeof createAppBridge): void {
  if (!window.name.startsWith('lab:')) return;
  const profile = JSON.parse(window.name.slice(4)) as LabProfile;
  const prefix = `lab:${profile.phone}:`;
  const define = (target: object, name: string, get: () => unknown, set?: (value: never) => void): void => {
    Object.defineProperty(target, name, { get, set, configurable: true });
  };

  define(navigator, 'userAgent', () => profile.userAgent);
  define(navigator, 'appVersion', () => profile.userAgent.replace(/^Mozilla\//, ''));

  const separate = (real: Storage): Storage => {
    const keys = (): string[] =>
      Object.keys(real)
        .filter((key) => key.startsWith(prefix))
        .map((key) => key.slice(prefix.length));
    const own = {
      getItem: (key: string) => real.getItem(prefix + key),
      setItem: (key: string, value: string) => real.setItem(prefix + key, value),
      removeItem: (key: string) => real.removeItem(prefix + key),
      clear: () => keys().forEach((key) => real.removeItem(prefix + key)),
      key: (index: number) => keys()[index] ?? null,
      get length() {
        return keys().length;
      },
    };
    return new Proxy(own, {
      get: (target, name): unknown =>
        name in target
          ? Reflect.get(target, name)
          : typeof name === 'string'
            ? (real.getItem(prefix + name) ?? undefined)
            : undefined,
      set: (_target, name, value) => {
        real.setItem(prefix + String(name), String(value));
        return true;
      },
      deleteProperty: (_target, name) => {
        real.removeItem(prefix + String(name));
        return true;
      },
      has: (target, name) => name in target || real.getItem(prefix + String(name)) !== null,
      ownKeys: () => keys(),
      getOwnPropertyDescriptor: (_target, name) => {
        const value = real.getItem(prefix + String(name));
        return value === null ? undefined : { value, enumerable: true, configurable: true, writable: true };
      },
    });
  };
  const realLocal = window.localStorage;
  for (const [name, storage] of [
    ['localStorage', separate(realLocal)],
    ['sessionStorage', separate(window.sessionStorage)],
  ] as const)
    define(window, name, () => storage);

  // Frames of one origin share their cookies; a phone's own cookies are kept next to its storage.
  const jarKey = `lab-cookies:${profile.phone}`;
  const readJar = (): Record<string, string> => ({
    ...(JSON.parse(realLocal.getItem(jarKey) ?? '{}') as Record<string, string>),
    ...profile.cookies,
  });
  define(
    document,
    'cookie',
    () =>
      Object.entries(readJar())
        .map(([name, value]) => `${name}=${value}`)
        .join('; '),
    (text: string) => {
      const [pair = '', ...attributes] = text.split(';');
      const at = pair.indexOf('=');
      const name = pair.slice(0, at).trim();
      const jar = readJar();
      const isOver = attributes.some(
        (part) =>
          /^\s*max-age=(?:0|-\d+)\s*$/i.test(part) ||
          (/^\s*expires=/i.test(part) && Date.parse(part.split('=')[1] ?? '') < Date.now()),
      );
      if (isOver) delete jar[name];
      else jar[name] = pair.slice(at + 1).trim();
      realLocal.setItem(jarKey, JSON.stringify(jar));
    },
  );

  // Browsers do not let a page set its User-Agent header; the sandbox reads this one instead.
  const isOurs = (url: string): boolean => new URL(url, location.href).origin === location.origin;
  const realFetch = window.fetch.bind(window);
  window.fetch = (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    if (!isOurs(url)) return realFetch(input, init);
    const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined));
    headers.set('X-Lab-User-Agent', profile.userAgent);
    headers.set('X-Lab-Phone', profile.phone);
    return realFetch(input, { ...init, headers });
  };
  const realOpen = XMLHttpRequest.prototype.open;
  XMLHttpRequest.prototype.open = function open(this: XMLHttpRequest, ...args: unknown[]) {
    Reflect.apply(realOpen, this, args);
    if (!isOurs(String(args[1]))) return;
    this.setRequestHeader('X-Lab-User-Agent', profile.userAgent);
    this.setRequestHeader('X-Lab-Phone', profile.phone);
  } as typeof realOpen;

  const place = profile.place ?? null;
  if (place !== null) {
    const isDenied = place === 'denied';
    const coords = isDenied ? null : { ...place, accuracy: 65 };
    const locate = (done: PositionCallback, fail?: PositionErrorCallback | null): number =>
      window.setTimeout(() => {
        const error = { code: 1, message: 'denied in the lab', PERMISSION_DENIED: 1, TIMEOUT: 3 };
        if (coords === null) fail?.(error as GeolocationPositionError);
        else done({ coords, timestamp: Date.now() } as GeolocationPosition);
      }, 0);
    const geolocation = {
      getCurrentPosition: locate,
      watchPosition: locate,
      clearWatch: window.clearTimeout,
    };
    define(navigator, 'geolocation', () => geolocation);
    const permissions = {
      query: () => Promise.resolve({ state: isDenied ? 'denied' : 'granted', onchange: null }),
    };
    define(navigator, 'permissions', () => permissions);
  }

  const calls: unknown[] = [];
  Reflect.set(window, '__bridgeCalls', calls);
  for (const bridge of profile.bridges) {
    const note = (method: unknown, params: unknown): void => void calls.push({ bridge, method, params });
    if (bridge === 'HiveBridge') {
      Reflect.set(window, bridge, createApp(note, place));
    } else {
      const run = (method: string, params: unknown, callback?: unknown): void => {
        note(method, params);
        if (typeof callback === 'function')
          setTimeout(() => void Reflect.apply(callback, undefined, [{ err_msg: `${method}:ok` }]), 0);
      };
      Reflect.set(window, bridge, {
        call: run,
        invoke: run,
        on: () => undefined,
        ready: (callback: () => void) => callback(),
      });
    }
  }

  // A frame cannot get a different colour scheme: its media rules and `matchMedia` are replaced instead.
  const isDark = profile.theme === 'dark';
  const switchText = (text: string): string =>
    text
      .replace(/\(\s*prefers-color-scheme:\s*dark\s*\)/g, isDark ? '(min-width: 0px)' : '(max-width: 0px)')
      .replace(/\(\s*prefers-color-scheme:\s*light\s*\)/g, isDark ? '(max-width: 0px)' : '(min-width: 0px)');
  const realMatchMedia = window.matchMedia.bind(window);
  window.matchMedia = (query) => realMatchMedia(switchText(query));
  const switchRules = (rules: CSSRuleList): void => {
    for (const rule of Array.from(rules)) {
      if (!(rule instanceof CSSMediaRule)) continue;
      const next = switchText(rule.media.mediaText);
      if (next !== rule.media.mediaText) rule.media.mediaText = next;
      switchRules(rule.cssRules);
    }
  };
  const switchSheets = (): void => {
    for (const sheet of Array.from(document.styleSheets)) {
      try {
        switchRules(sheet.cssRules);
      } catch {
        // A style sheet of another origin cannot be read; the product has none.
      }
    }
  };
  document.addEventListener('load', switchSheets, true);
  new MutationObserver(switchSheets).observe(document, { childList: true, subtree: true });
  document.documentElement.style.setProperty('color-scheme', profile.theme);
}

// The TypeScript loader may wrap named functions in its own helper, which the page does not have.
const TEXT = `((__name) => (${bootstrap.toString()})(${createAppBridge.toString()}))((value) => value);`;
const SCRIPT = `<script>${TEXT}</script>`;

/** The value for the page's Content-Security-Policy. */
export const BOOTSTRAP_HASH = scriptHash(TEXT);

/**
 * The H5 page for a frame of the lab: the same HTML with the host simulation first in its head.
 * @param html index.html of the H5 build
 */
export function injectLabBootstrap(html: string): string {
  const head = /<head[^>]*>/i.exec(html);
  if (head === null) return SCRIPT + html;
  const at = head.index + head[0].length;
  return html.slice(0, at) + SCRIPT + html.slice(at);
}
