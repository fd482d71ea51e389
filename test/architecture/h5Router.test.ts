/**
 * The H5 build's replacement of the `universal-router` package returns the same as the package for every address of
 * ours.
 */
import fc from 'fast-check';
import { customRoutes } from '@/routes.derive';

interface Router {
  resolve(pathname: string): Promise<unknown>;
}
type RouterClass = new (routes: readonly object[], options: { baseUrl: string }) => Router;

const { default: Own } = jest.requireActual<{ default: RouterClass }>(
  '../../config/patches/universalRouter/universalRouter.mjs',
);
const Package = jest.requireActual<RouterClass>('universal-router');

const patterns = Object.values(customRoutes());
const table = patterns.map((path, index) => ({
  path,
  action: ({ pathname }: { pathname: string }, params: object) => [index, pathname, { ...params }],
}));

async function answers(address: string): Promise<readonly [unknown, unknown]> {
  const ask = (Class: RouterClass): Promise<unknown> =>
    new Class(table, { baseUrl: '' })
      .resolve(address)
      .catch((error: unknown) => Reflect.get(Object(error), 'status'));
  return [await ask(Own), await ask(Package)];
}

const value = fc.oneof(
  fc.string({ minLength: 1, maxLength: 8 }).map(encodeURIComponent),
  fc.constantFrom('%', '%E4%BD', 'a+b', 'success'),
);
const known = fc
  .tuple(fc.constantFrom(...patterns.flat()), value, fc.constantFrom('', '/', '/x', '//'))
  .map(([pattern, text, end]) => pattern.replace(/:\w+\??/g, text) + end)
  // The package resolves two slashes to the home page; the replacement to no page, which leads home as well.
  .filter((address) => address !== '//');

test('known addresses match, whatever their parameters are', async () => {
  await fc.assert(
    fc.asyncProperty(known, async (address) => {
      const [own, given] = await answers(address);
      expect(own).toEqual(given);
    }),
    { numRuns: 500 },
  );
});

test.each([
  '/',
  '/RECEIVECOUPON/x',
  '/receiveCoupon',
  '/receiveCoupon/',
  '/outerOpenApp',
  '/outerOpenApp/',
  '/nowhere',
  '/app/webView',
])('%p', async (address) => {
  const [own, given] = await answers(address);
  expect(own).toEqual(given);
});

interface Entry {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  readonly state: unknown;
}
interface BrowserHistory {
  readonly action: string;
  readonly location: Entry;
  push(to: string | object, state?: unknown): void;
  replace(to: string | object, state?: unknown): void;
  go(delta: number): void;
  back(): void;
  forward(): void;
  listen(listener: (moved: { readonly action: string; readonly location: Entry }) => void): () => void;
}
interface HistoryModule {
  createBrowserHistory(options: { readonly window: Window }): BrowserHistory;
  createPath(parts: object): string;
  parsePath(path: string): object;
}
const ownHistory = jest.requireActual<HistoryModule>('../../config/patches/history/history.mjs');
const historyPackage = jest.requireActual<HistoryModule>('history');

/** A browser's history entries, as far as the two implementations use them. */
function fakeWindow(start: string) {
  const base = 'https://h5.example';
  const entries = [{ url: new URL(start, base), state: null as unknown }];
  let at = 0;
  const listeners: (() => void)[] = [];
  const here = () => entries[at] ?? { url: new URL(base), state: null };
  const move = (delta: number): void => {
    if (entries[at + delta] === undefined) return;
    at += delta;
    for (const listener of listeners) listener();
  };
  const put = (state: unknown, url: string): void => {
    entries.splice(at + 1, entries.length, { url: new URL(url, here().url), state });
    at += 1;
  };
  return {
    addEventListener: (name: string, listener: () => void) =>
      name === 'popstate' ? void listeners.push(listener) : undefined,
    get location() {
      const { pathname, search, hash } = here().url;
      return { pathname, search, hash };
    },
    history: {
      get state() {
        return here().state;
      },
      pushState: (state: unknown, _title: string, url: string) => put(state, url),
      replaceState: (state: unknown, _title: string, url = '') => {
        entries[at] = { url: new URL(url, here().url), state };
      },
      go: move,
      back: () => move(-1),
      forward: () => move(1),
    },
  };
}

type Step = (history: BrowserHistory) => void;
const address = fc.constantFrom('/a', '/a?x=1', '/list/1?y=%20#z', '?only=1', '#only', '/');
const step: fc.Arbitrary<Step> = fc.oneof(
  address.map(
    (to): Step =>
      (history) =>
        history.push(to, { to }),
  ),
  address.map(
    (to): Step =>
      (history) =>
        history.replace(to, null),
  ),
  address.map(
    (to): Step =>
      (history) =>
        history.push(historyPackage.parsePath(to)),
  ),
  fc.integer({ min: -3, max: 3 }).map(
    (delta): Step =>
      (history) =>
        history.go(delta),
  ),
  fc.constant<Step>((history) => history.back()),
  fc.constant<Step>((history) => history.forward()),
);

function walk(module: HistoryModule, steps: readonly Step[]): unknown {
  const window = fakeWindow('/start?token=1#top');
  const history = module.createBrowserHistory({ window: window as unknown as Window });
  const heard: unknown[] = [];
  const seen = ({ action, location }: BrowserHistory): unknown => {
    const { pathname, search, hash, state } = location;
    return [action, pathname, search, hash, state, Reflect.get(Object(window.history.state), 'idx')];
  };
  const stop = history.listen(({ action, location }) => heard.push([action, location.pathname]));
  const trail = steps.map((each) => {
    each(history);
    return seen(history);
  });
  stop();
  history.push('/unheard');
  return { trail, heard };
}

test('the `history` replacement goes to the same entries, notifies the same and writes the same as the package', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      expect(walk(ownHistory, steps)).toEqual(walk(historyPackage, steps));
    }),
    { numRuns: 200 },
  );
});

test.each(['/a', '/a?b', '/a#c?d', '?', '#', '', '/a?b=#'])('path %p', (path) => {
  expect(ownHistory.parsePath(path)).toEqual(historyPackage.parsePath(path));
  const parts = historyPackage.parsePath(path);
  expect(ownHistory.createPath(parts)).toBe(historyPackage.createPath(parts));
});
