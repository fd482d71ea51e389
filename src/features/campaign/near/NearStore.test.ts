import { pageBench } from '@/data/testing/pageBench';
import type { LocationOutcome, LocationPermission } from '@/platform/location/types';
import { settle } from '@/utils/testing/fakeClock';
import { NearStore } from './NearStore';

const AT = { kind: 'located', longitude: 113.953512345, latitude: 22.539212345, system: 'wgs84' } as const;
const POINT = { longitude: '113.95351', latitude: '22.53921', mapType: 'wgs84' };
const NOWHERE = { longitude: '', latitude: '', mapType: '' };
const cabinets = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => ({
    cabinetCode: `C${from + index}`,
    cabinetName: '科技园快递柜',
    cabinetAddress: '深圳市南山区',
    freeCells: [],
  }));
const landing = (count = 1, total = count, from = 0) => ({
  title: '附近的快递柜',
  headImgUrl: 'https://img.test/head.png',
  sendUrl: '/send',
  content: cabinets(count, from),
  total,
});

/** A device with the given permission; the test answers its location request. */
function bench({ configId = 'N1', token = null }: { configId?: string; token?: string | null } = {}) {
  const page = pageBench({ token });
  const device: { permission: LocationPermission; canOpenSettings: boolean } = {
    permission: 'granted',
    canOpenSettings: true,
  };
  const asked: { timeoutMs: number | undefined; answer: (outcome: LocationOutcome) => Promise<void> }[] = [];
  const store = new NearStore({
    ...page.deps,
    gateway: page.gateway,
    configId,
    location: {
      permission: () => Promise.resolve(device.permission),
      locate: (options) =>
        new Promise((resolve) => {
          asked.push({
            timeoutMs: options?.timeoutMs,
            answer: async (outcome) => {
              resolve(outcome);
              await settle();
            },
          });
        }),
      openSettings: () =>
        Promise.resolve(
          device.canOpenSettings ? { kind: 'done' } : { kind: 'unsupported', why: 'no settings' },
        ),
    },
  });
  return { ...page, store, device, asked };
}

/** The list for the device's location. */
async function located(count = 1, total = count) {
  const opened = bench();
  void opened.store.list.load();
  await settle();
  await opened.asked[0]?.answer(AT);
  await opened.transport.last.ok(landing(count, total));
  return opened;
}

test('gets the device location, then the list; public', async () => {
  const { store, transport, asked, body, gate, clock } = bench();
  expect([store.whereabouts, store.landing]).toEqual(['locating', null]);
  void store.list.load();
  await settle();
  expect([transport.sent.length, asked.map(({ timeoutMs }) => timeoutMs)]).toEqual([0, [3000]]);
  await asked[0]?.answer(AT);
  expect([store.whereabouts, body()]).toEqual([
    'located',
    { configId: 'N1', ...POINT, province: '', city: '', pageNo: 1, pageSize: 20 },
  ]);
  await transport.last.ok(landing());
  expect([store.list.phase, store.list.rows.map(({ id }) => id), store.list.total]).toEqual([
    'ready',
    ['C0'],
    1,
  ]);
  expect([store.landing?.title, store.landing?.sendUrl, gate.isOpen]).toEqual([
    '附近的快递柜',
    '/send',
    false,
  ]);
  await clock.advance(60_000);
  expect([store.whereabouts, transport.sent.length]).toEqual(['located', 1]);
});

test('cuts a code to the contract’s maximum length', async () => {
  const { store, asked, body } = bench({ configId: 'N'.repeat(65) });
  void store.list.load();
  await settle();
  await asked[0]?.answer(AT);
  expect(body()).toMatchObject({ configId: 'N'.repeat(64) });
});

test.each<[LocationOutcome, string]>([
  [{ kind: 'denied' }, 'denied'],
  [{ kind: 'timeout' }, 'not-located'],
  [{ kind: 'unsupported', why: 'no location' }, 'not-located'],
])('without a location the list is still fetched: %j', async (outcome, whereabouts) => {
  const { store, asked, body } = await located();
  void store.locateAgain();
  await settle();
  expect(store.whereabouts).toBe('locating');
  await asked[1]?.answer(outcome);
  expect([store.whereabouts, body()]).toMatchObject([whereabouts, NOWHERE]);
});

test('a denied permission is not requested again', async () => {
  const { store, device, asked, body } = bench();
  device.permission = 'denied';
  void store.list.load();
  await settle();
  expect([store.whereabouts, asked, body()]).toMatchObject(['denied', [], NOWHERE]);
});

test('the next page uses the same location, without a device request', async () => {
  const { store, transport, asked, body } = await located(20, 21);
  void store.list.loadMore();
  await settle();
  expect([asked.length, body()]).toMatchObject([1, { ...POINT, pageNo: 2 }]);
  await transport.last.ok(landing(1, 21, 20));
  expect([store.list.rows.length, store.list.more]).toEqual([21, 'none']);
});

test('a city needs no location; switching back requests the device location', async () => {
  const { store, transport, asked, body } = await located();
  void store.chooseCity('广东省', '广州市');
  await settle();
  expect([asked.length, body()]).toMatchObject([
    1,
    { ...NOWHERE, province: '广东省', city: '广州市', pageNo: 1 },
  ]);
  await transport.last.ok(landing());
  void store.locateAgain();
  await settle();
  await asked[1]?.answer({ ...AT, system: 'gcj02' });
  expect(body()).toMatchObject({ ...POINT, mapType: 'gcj02', province: '', city: '' });
});

/** No location for three seconds: the list is shown without one. */
async function slow(permission: LocationPermission = 'undecided') {
  const opened = bench();
  opened.device.permission = permission;
  void opened.store.list.load();
  await opened.clock.advance(2999);
  expect(opened.transport.sent).toHaveLength(0);
  await opened.clock.advance(1);
  expect([opened.store.whereabouts, opened.body()]).toMatchObject(['not-located', NOWHERE]);
  await opened.transport.last.ok(landing(2));
  return opened;
}

test('the user may take a minute to answer the prompt; the answer reloads the list', async () => {
  const { store, transport, asked, body } = await slow();
  expect(asked[0]?.timeoutMs).toBe(60_000);
  await asked[0]?.answer(AT);
  await asked[1]?.answer(AT);
  expect([store.whereabouts, transport.sent.length, body()]).toMatchObject(['located', 2, POINT]);
});

test.each<[string, LocationOutcome, string]>([
  ['a refusal is shown', { kind: 'denied' }, 'denied'],
  ['no place changes nothing', { kind: 'timeout' }, 'not-located'],
])('late: %s, and the list stays', async (_name, late, whereabouts) => {
  const { store, transport, asked } = await slow('granted');
  await asked[0]?.answer(late);
  expect([store.whereabouts, asked.length, transport.sent.length, store.list.rows.length]).toEqual([
    whereabouts,
    1,
    1,
    2,
  ]);
});

test.each<[string, (opened: Awaited<ReturnType<typeof slow>>) => void, number]>([
  ['the page is gone', ({ scope }) => scope.cancel(), 1],
  ['a city is chosen', ({ store }) => void store.chooseCity('广东省', '广州市'), 1],
  ['the device was asked again', ({ store }) => void store.locateAgain(), 2],
])('a late location is ignored once %s', async (_name, happen, questions) => {
  const opened = await slow();
  happen(opened);
  await settle();
  const sent = opened.transport.sent.length;
  const { whereabouts } = opened.store;
  await opened.asked[0]?.answer({ kind: 'denied' });
  await opened.asked[0]?.answer(AT);
  expect([opened.store.whereabouts, opened.asked.length, opened.transport.sent.length]).toEqual([
    whereabouts,
    questions,
    sent,
  ]);
});

test('of two location requests the second counts', async () => {
  const { store, transport, asked, body } = bench();
  void store.list.load();
  await settle();
  void store.locateAgain();
  await settle();
  await asked[1]?.answer({ kind: 'denied' });
  expect([store.whereabouts, body()]).toMatchObject(['denied', NOWHERE]);
  await transport.last.ok(landing());
  await asked[0]?.answer(AT);
  expect([store.whereabouts, store.list.phase]).toEqual(['denied', 'ready']);
});

/** The list without a location, because the permission is denied. */
async function denied() {
  const opened = bench();
  opened.device.permission = 'denied';
  void opened.store.list.load();
  await settle();
  await opened.transport.last.ok(landing());
  return opened;
}

test.each<[string, LocationPermission, number]>([
  ['given', 'granted', 1],
  ['still refused', 'denied', 0],
  ['to be asked for', 'undecided', 0],
])('back from the settings, the permission is %s', async (_name, permission, questions) => {
  const { store, device, asked } = await denied();
  device.permission = permission;
  const reported = jest.fn();
  void store.openSettings().then(reported);
  await settle();
  await asked[0]?.answer(AT);
  // With the permission, the list loads before the result is returned.
  expect([asked.length, reported.mock.calls]).toEqual([questions, questions === 0 ? [[true]] : []]);
});

test('reports settings that do not open, and sends no request', async () => {
  const { store, device, asked } = await denied();
  device.permission = 'granted';
  device.canOpenSettings = false;
  expect([await store.openSettings(), asked.length]).toEqual([false, 0]);
});

test.each<[string, (opened: Awaited<ReturnType<typeof denied>>) => void]>([
  ['with a city chosen', ({ store }) => void store.chooseCity('广东省', '广州市')],
  ['of a page that is gone', ({ scope }) => scope.cancel()],
])('shown again %s: no device request', async (_name, happen) => {
  const opened = await denied();
  opened.device.permission = 'granted';
  happen(opened);
  await opened.store.shownAgain();
  expect(opened.asked).toHaveLength(0);
});

test('shown again with a location: no request', async () => {
  const { store, asked, transport } = await located();
  await store.shownAgain();
  expect([asked.length, transport.sent.length]).toEqual([1, 1]);
});
