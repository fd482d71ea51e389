/** @jest-environment jsdom */
import { map } from './index.h5';

jest.mock('@/env.map', () => ({
  mapScript: { url: 'https://maps.test/api', key: 'K', serviceHost: 'https://own.test' },
}));
const mockLoad = jest.fn<Promise<boolean>, [string]>();
jest.mock('../script/loadScript', () => ({ loadScript: (url: string) => mockLoad(url) }));
const mockTheme = { name: 'light' };
jest.mock('../systemInfo', () => ({ systemInfo: { read: () => ({ theme: mockTheme.name }) } }));

const PLACES = [
  { id: 'A', name: '一号柜', longitude: 113.9, latitude: 22.5 },
  { id: 'B', name: '二号柜', longitude: 114, latitude: 22.6 },
];
const calls: unknown[] = [];
const presses: (() => void)[] = [];
class FakeBoard {
  constructor(_element: unknown, options: object) {
    calls.push(options);
  }
  setFitView = (): void => void calls.push('fit');
  destroy = (): void => void calls.push('destroy');
}
class FakeMarker {
  constructor({ position, title }: { position: unknown; title: unknown }) {
    calls.push([position, title]);
  }
  on = (name: string, press: () => void): void => {
    if (name === 'click') presses.push(press);
  };
}
const come = (vendor: object | undefined = { Map: FakeBoard, Marker: FakeMarker }): void => {
  Reflect.set(window, 'AMap', vendor);
  const ready: unknown = Reflect.get(window, 'onMapScriptReady');
  if (typeof ready === 'function') Reflect.apply(ready, window, []);
};

beforeEach(() => {
  [calls.length, presses.length] = [0, 0];
  mockTheme.name = 'light';
  document.body.innerHTML = '<div id="map"></div>';
  Reflect.deleteProperty(window, 'AMap');
  mockLoad.mockReset().mockImplementation(() => {
    setTimeout(come, 0);
    return Promise.resolve(true);
  });
});

test('is available after its script, whose settings are set before it loads', async () => {
  expect(map.isThere).toBe(true);
  await map.draw('map', PLACES, () => undefined);
  expect(mockLoad.mock.calls).toEqual([[`https://maps.test/api?key=K&callback=onMapScriptReady`]]);
  expect(Reflect.get(window, '_AMapSecurityConfig')).toEqual({ serviceHost: 'https://own.test' });
});

test.each([
  ['light', 'amap://styles/normal'],
  ['dark', 'amap://styles/dark'],
])('in the %s theme draws every place in view, each tappable, and is removed', async (theme, mapStyle) => {
  mockTheme.name = theme;
  const chosen: string[] = [];
  const outcome = await map.draw('map', PLACES, (id) => chosen.push(id));
  expect(calls).toEqual([
    { viewMode: '2D', zoom: 15, mapStyle },
    [[113.9, 22.5], '一号柜'],
    [[114, 22.6], '二号柜'],
    'fit',
  ]);
  presses[1]?.();
  expect(chosen).toEqual(['B']);
  if (outcome.kind !== 'drawn') throw new Error(outcome.kind);
  outcome.remove();
  expect(calls[4]).toBe('destroy');
});

test('a script that is already loaded is not loaded again', async () => {
  come();
  expect((await map.draw('map', PLACES, () => undefined)).kind).toBe('drawn');
  expect(mockLoad).not.toHaveBeenCalled();
});

test.each<[string, () => void, string]>([
  ['does not come', () => mockLoad.mockResolvedValue(false), 'the maps script did not load'],
  [
    'brings no map',
    () =>
      mockLoad.mockImplementation(() => {
        setTimeout(() => come({}), 0);
        return Promise.resolve(true);
      }),
    'the maps script did not load',
  ],
  ['lacks a part', () => come({ Map: FakeBoard }), 'the maps script has no Marker'],
  ['cannot be pressed', () => come({ Map: FakeBoard, Marker: class {} }), 'the map has no on'],
])('a script that %s is a failure', async (_name, set, message) => {
  set();
  expect(await map.draw('map', PLACES, () => undefined)).toEqual({ kind: 'failed', message });
});

test('a page that has unmounted is not drawn on', async () => {
  expect(await map.draw('gone', PLACES, () => undefined)).toEqual({
    kind: 'failed',
    message: 'the page has gone on',
  });
  expect(calls).toEqual([]);
});
