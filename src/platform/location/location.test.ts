/** @jest-environment jsdom */
import { location } from './index.h5';

const mockApp = { isAvailable: false, version: null as number | null, os: 'ios', calls: [] as unknown[] };
const mockAnswers: Record<string, object> = {};
jest.mock('../bridge', () => ({
  bridge: {
    isAvailable: () => mockApp.isAvailable,
    call(...call: unknown[]) {
      mockApp.calls.push(call);
      return Promise.resolve(mockAnswers[String(call[0])] ?? { kind: 'unsupported', why: '' });
    },
  },
}));
jest.mock('../host', () => ({
  host: { current: () => ({ os: mockApp.os, appVersionCode: mockApp.version }) },
}));

type Locate = (found: (place: object) => void, failed: (error: object) => void, options: object) => void;
const locate = jest.fn<void, Parameters<Locate>>();
const define = (name: 'geolocation' | 'permissions', value: unknown): void => {
  Object.defineProperty(navigator, name, { value, configurable: true });
};

beforeEach(() => {
  Object.assign(mockApp, { isAvailable: false, version: null, os: 'ios', calls: [] });
  for (const method of Object.keys(mockAnswers)) delete mockAnswers[method];
  locate.mockReset();
  define('geolocation', { getCurrentPosition: locate });
  define('permissions', undefined);
});

describe('in a browser', () => {
  const CODES = { PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 };

  test('requests the coordinates with a timeout, a minute old at most', async () => {
    locate.mockImplementation((found) => found({ coords: { longitude: 113.9, latitude: 22.5 } }));
    expect(await location.locate({ timeoutMs: 700 })).toEqual({
      kind: 'located',
      longitude: 113.9,
      latitude: 22.5,
      system: 'wgs84',
    });
    await location.locate();
    expect(locate.mock.calls.map(([, , options]) => options)).toEqual([
      { timeout: 700, maximumAge: 60_000 },
      { timeout: 3000, maximumAge: 60_000 },
    ]);
  });

  test.each([
    [1, { kind: 'denied' }],
    [2, { kind: 'failed', message: 'no' }],
    [3, { kind: 'timeout' }],
  ])('error %d: %j', async (code, outcome) => {
    locate.mockImplementation((_found, failed) => failed({ ...CODES, code, message: 'no' }));
    expect(await location.locate()).toEqual(outcome);
  });

  test('a browser that cannot locate is unsupported', async () => {
    define('geolocation', undefined);
    expect((await location.locate()).kind).toBe('unsupported');
  });

  test.each([
    ['granted', 'granted'],
    ['denied', 'denied'],
    ['prompt', 'undecided'],
  ])('permission %s: %s', async (state, expected) => {
    define('permissions', { query: () => Promise.resolve({ state }) });
    expect(await location.permission()).toBe(expected);
  });

  test.each([
    ['that does not report it', undefined],
    ['that fails', { query: () => Promise.reject(new Error('no')) }],
  ])('permission in a browser %s is unknown', async (_name, permissions) => {
    define('permissions', permissions);
    expect(await location.permission()).toBe('unknown');
  });

  test('opens no settings', async () => {
    expect((await location.openSettings()).kind).toBe('unsupported');
    expect(mockApp.calls).toEqual([]);
  });
});

describe('in the app', () => {
  beforeEach(() => {
    mockApp.isAvailable = true;
  });
  const PLACE = { kind: 'ok', value: { longitude: 1, latitude: 2 } };

  test.each([
    [4_029_999, 0],
    [4_030_000, 1],
    [null, 1],
  ])('version %p calls it %d times (product §2.9)', async (version, times) => {
    mockApp.version = version;
    mockAnswers['getLocation'] = PLACE;
    locate.mockImplementation((found) => found({ coords: { longitude: 3, latitude: 4 } }));
    const outcome = await location.locate({ timeoutMs: 700 });
    expect(outcome).toEqual(
      times === 1
        ? { kind: 'located', longitude: 1, latitude: 2, system: 'gcj02' }
        : { kind: 'located', longitude: 3, latitude: 4, system: 'wgs84' },
    );
    expect(mockApp.calls).toEqual(times === 1 ? [['getLocation', {}, { timeoutMs: 700 }]] : []);
  });

  test.each([
    ['fails without permission', { kind: 'failed', message: 'x' }, false, 'denied'],
    ['fails with it', { kind: 'failed', message: 'x' }, true, 'failed'],
    ['takes too long', { kind: 'timeout' }, false, 'timeout'],
  ])('a request that %s', async (_name, answer, isAuthorised, kind) => {
    mockAnswers['getLocation'] = answer;
    mockAnswers['geoAuthorisation'] = { kind: 'ok', value: { isAuthorised } };
    expect((await location.locate()).kind).toBe(kind);
  });

  test.each([
    ['android', 6_001_000, 'unknown'],
    ['android', 6_001_001, 'granted'],
    ['android', null, 'granted'],
    ['ios', 5_000_000, 'granted'],
  ])('on %s %p its permission is %s (product §2.9)', async (os, version, expected) => {
    Object.assign(mockApp, { os, version });
    mockAnswers['geoAuthorisation'] = { kind: 'ok', value: { isAuthorised: true } };
    expect(await location.permission()).toBe(expected);
  });

  test('a permission that the app does not report is unknown', async () => {
    mockAnswers['geoAuthorisation'] = { kind: 'failed', message: '' };
    expect(await location.permission()).toBe('unknown');
    mockAnswers['geoAuthorisation'] = { kind: 'ok', value: { isAuthorised: false } };
    expect(await location.permission()).toBe('denied');
  });

  test.each([
    [{ kind: 'ok', value: null }, 'done'],
    [{ kind: 'timeout' }, 'done'],
    [{ kind: 'failed', message: '' }, 'failed'],
    [{ kind: 'unsupported', why: '' }, 'unsupported'],
  ])('its settings, reply %j: %s', async (answer, kind) => {
    mockAnswers['openSetting'] = answer;
    expect((await location.openSettings()).kind).toBe(kind);
    expect(mockApp.calls).toEqual([['openSetting', { target: 'location' }]]);
  });
});
