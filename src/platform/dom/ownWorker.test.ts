/** @jest-environment jsdom */
import { followRelease } from './ownWorker';

const ORIGIN = window.location.origin;
const container = Object.assign(new EventTarget(), {
  controller: null as null | { postMessage: jest.Mock },
  register: jest.fn(() => Promise.resolve()),
  getRegistration: jest.fn((): Promise<unknown> => Promise.resolve(undefined)),
});
const cacheStorage = {
  keys: jest.fn(() => Promise.resolve(['pc-first', 'pc-files-1', 'other'])),
  delete: jest.fn(() => Promise.resolve(true)),
};

beforeAll(() => {
  Object.defineProperty(navigator, 'serviceWorker', { value: container });
  Reflect.set(globalThis, 'caches', cacheStorage);
});
beforeEach(() => {
  jest.clearAllMocks();
  container.controller = null;
});

test('registers the worker, past the browser’s own cache', async () => {
  await followRelease(true);
  expect(container.register.mock.calls).toEqual([['/sw.js', { updateViaCache: 'none' }]]);
  expect(container.getRegistration).not.toHaveBeenCalled();
});

test('reports the app’s own files that the page has loaded to each worker that begins', async () => {
  const names = [
    ...['/js/app.0123ab.js', '/css/app.0123ab.css', '/js/app.0123ab.js?again=1', '/wxgw/home'].map(
      (path) => ORIGIN + path,
    ),
    'https://cdn.example.com/js/app.0123ab.js',
  ];
  Reflect.set(performance, 'getEntriesByType', () => names.map((name) => ({ name })));
  await followRelease(true);
  const controller = { postMessage: jest.fn() };
  container.controller = controller;
  container.dispatchEvent(new Event('controllerchange'));
  expect(controller.postMessage).toHaveBeenLastCalledWith({
    type: 'CACHE_URLS',
    payload: { urlsToCache: ['/js/app.0123ab.js', '/css/app.0123ab.css'] },
  });
});

test('switched off: removes this worker and its caches, and registers none', async () => {
  const unregister = jest.fn(() => Promise.resolve(true));
  container.getRegistration.mockResolvedValueOnce({ active: { scriptURL: `${ORIGIN}/sw.js` }, unregister });
  await followRelease(false);
  expect(unregister).toHaveBeenCalledTimes(1);
  expect(cacheStorage.delete.mock.calls).toEqual([['pc-first'], ['pc-files-1']]);
  expect(container.register).not.toHaveBeenCalled();
});

test.each([
  ['none', undefined],
  ['another product’s', { active: { scriptURL: `${ORIGIN}/mall/sw.js` }, unregister: jest.fn() }],
])('switched off where there is %s: nothing happens', async (_, registration) => {
  container.getRegistration.mockResolvedValueOnce(registration);
  await followRelease(false);
  expect(registration?.unregister.mock.calls ?? []).toEqual([]);
  expect(cacheStorage.delete).not.toHaveBeenCalled();
});

test('a test or watch build counts as switched off', async () => {
  await followRelease();
  expect(container.register).not.toHaveBeenCalled();
});
