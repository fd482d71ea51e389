import { createScope, type OwnedScope } from '@/api';
import { toCallFailure } from '@/api/errors';
import { makeTestGateway, type FakeTransport } from '@/api/testing/fakeTransport';
import type { BridgeAddress, BridgeOutcome } from '@/platform/bridge/types';
import type { LocationOutcome, LocationPermission } from '@/platform/location/types';
import { FakeClock, settle } from '@/utils/testing/fakeClock';
import { NO_PLACE, type LocationBar, type Place } from '../page/modulePageTypes';
import { createPlaceApi } from './placeApi';
import type { KnownPlace } from './placeMemory';
import { PlaceStore } from './PlaceStore';

const POINT: LocationOutcome = {
  kind: 'located',
  longitude: 113.941234567891,
  latitude: 22.54,
  system: 'wgs84',
};
const SHENZHEN = {
  province: '广东省',
  city: '深圳市',
  cityCode: '440300',
  area: '南山区',
  areaCode: '440305',
  detailAddress: '科技园路1号',
};
const PLACE: Place = {
  province: '广东省',
  city: '深圳市',
  cityCode: '440300',
  district: '南山区',
  districtCode: '440305',
  detailAddress: '科技园路1号',
  longitude: '113.94123457',
  latitude: '22.54',
};
const ADDRESS: BridgeAddress = {
  province: '上海市',
  city: '上海市',
  district: '浦东新区',
  detailAddress: '世纪大道8号',
  point: { longitude: 121.5, latitude: 31.24 },
};

/** A promise that the test resolves. */
function later<T>() {
  let settleIt: (value: T) => void = () => undefined;
  const promise = new Promise<T>((resolve) => {
    settleIt = resolve;
  });
  return {
    promise,
    async give(value: T): Promise<void> {
      settleIt(value);
      await settle();
    },
  };
}

interface Bench {
  readonly store: PlaceStore;
  readonly clock: FakeClock;
  readonly scope: OwnedScope;
  readonly transport: FakeTransport;
  readonly places: Place[];
  readonly device: {
    permission: LocationPermission;
    located: ReturnType<typeof later<LocationOutcome>>;
    settings: 'done' | 'failed' | 'unsupported';
    /** Timeouts that the device was called with. */
    readonly asked: (number | undefined)[];
  };
  memory: KnownPlace | null;
  readonly chosen: ReturnType<typeof later<BridgeOutcome<BridgeAddress | null>>>;
}

function setUp({
  known = null,
  hasList = true,
}: { known?: KnownPlace | null; hasList?: boolean } = {}): Bench {
  const clock = new FakeClock();
  const scope = createScope();
  const { gateway, transport } = makeTestGateway(clock);
  const places: Place[] = [];
  const device: Bench['device'] = { permission: 'granted', located: later(), settings: 'done', asked: [] };
  const chosen = later<BridgeOutcome<BridgeAddress | null>>();
  const bench: Bench = {
    clock,
    scope,
    transport,
    places,
    device,
    chosen,
    memory: known,
    store: new PlaceStore({
      location: {
        locate(options) {
          device.asked.push(options?.timeoutMs);
          return device.located.promise;
        },
        permission: () => Promise.resolve(device.permission),
        openSettings: () =>
          Promise.resolve(
            device.settings === 'done'
              ? { kind: 'done' }
              : device.settings === 'failed'
                ? { kind: 'failed', message: '' }
                : { kind: 'unsupported', why: '' },
          ),
      },
      selectAddress: hasList ? () => chosen.promise : null,
      api: createPlaceApi(gateway, scope),
      toCallFailure: (cause) => toCallFailure(cause, true),
      memory: {
        read: () => bench.memory,
        write: (next) => {
          bench.memory = next;
        },
      },
      onPlace: (place) => places.push(place),
      clock,
      scope,
    }),
  };
  return bench;
}

async function started(bench: Bench, defaultArea: LocationBar['defaultArea'] = null): Promise<void> {
  void bench.store.start(defaultArea);
  await settle();
}

async function located(bench: Bench): Promise<void> {
  await started(bench);
  await bench.device.located.give(POINT);
  await bench.transport.last.ok(SHENZHEN);
}

test('nothing happens before the page is known to have a location bar', async () => {
  const { store, device, transport, clock } = setUp();
  await settle();
  expect([store.status, device.asked, transport.sent.length, clock.pending]).toEqual(['idle', [], 0, 0]);
});

describe('locating', () => {
  test('gets coordinates, then names, then moves the page; remembered for the next load', async () => {
    const bench = setUp();
    await started(bench);
    expect(bench.store.words).toEqual({ kind: 'locating' });
    expect(bench.device.asked).toEqual([3000]);
    await bench.device.located.give(POINT);
    expect(JSON.parse(bench.transport.last.body ?? '')).toEqual({
      longitude: '113.94123457',
      latitude: '22.54',
      mapType: 'wgs84',
      source: 11,
    });
    await bench.transport.last.ok(SHENZHEN);
    expect(bench.store.words).toEqual({ kind: 'place', city: '深圳市', detail: '科技园路1号' });
    expect(bench.places).toEqual([PLACE]);
    expect(bench.memory).toEqual({ place: PLACE, isChosen: false });
    expect(bench.clock.pending).toBe(0);
  });

  test.each<[LocationOutcome, string]>([
    [{ kind: 'timeout' }, 'not-located'],
    [{ kind: 'failed', message: '' }, 'not-located'],
    [{ kind: 'unsupported', why: '' }, 'not-located'],
    [{ kind: 'denied' }, 'not-enabled'],
  ])('%j', async (outcome, kind) => {
    const bench = setUp();
    await started(bench);
    await bench.device.located.give(outcome);
    expect(bench.store.words).toEqual({ kind });
    expect(bench.places).toEqual([]);
    expect(bench.clock.pending).toBe(0);
  });

  test.each([
    ['nothing is known there', async ({ transport }: Bench) => transport.last.fail('200500001')],
    ['an answer of another form', async ({ transport }: Bench) => transport.last.ok({ city: 1 })],
    ['401', async ({ transport }: Bench) => transport.last.status(401)],
  ])('names that cannot be fetched (%s) give no place', async (_name, answer) => {
    const bench = setUp();
    await started(bench);
    await bench.device.located.give(POINT);
    await answer(bench);
    expect(bench.store.words).toEqual({ kind: 'not-located' });
    expect(bench.places).toEqual([]);
  });

  test('the limit covers device and names together; names that arrive later still count', async () => {
    const bench = setUp();
    await started(bench, { city: '杭州市', province: '浙江省' });
    await bench.clock.advance(1000);
    await bench.device.located.give(POINT);
    await bench.clock.advance(1999);
    expect([bench.store.words, bench.places]).toEqual([{ kind: 'locating' }, []]);
    await bench.clock.advance(1);
    expect(bench.store.words).toEqual({ kind: 'place', city: '杭州市', detail: '' });
    await bench.transport.last.ok(SHENZHEN);
    expect(bench.store.words).toMatchObject({ kind: 'place', city: '深圳市' });
    expect(bench.places.map(({ city }) => city)).toEqual(['杭州市', '深圳市']);
    expect(bench.clock.pending).toBe(0);
  });

  test('returns the outcome', async () => {
    const bench = setUp();
    const [first, second] = [bench.store.locate(), bench.store.locate()];
    await bench.device.located.give(POINT);
    await bench.transport.last.ok(SHENZHEN);
    expect([await first, await second]).toEqual([{ kind: 'superseded' }, { kind: 'located' }]);
    expect(bench.store.needsPermission).toBe(false);
    expect(bench.device.asked).toHaveLength(1);
  });

  test('a location that becomes obsolete while its names are fetched changes nothing', async () => {
    const bench = setUp();
    const first = bench.store.locate();
    await settle();
    await bench.device.located.give(POINT);
    const naming = bench.transport.last;
    bench.store.chooseCity({ province: '上海市', city: '上海市' });
    await naming.ok(SHENZHEN);
    expect(await first).toEqual({ kind: 'superseded' });
    expect(bench.places.map(({ city }) => city)).toEqual(['上海市']);
    expect(bench.store.status).toBe('known');
  });

  test('neither does one whose names fail to load after that', async () => {
    const bench = setUp();
    const first = bench.store.locate();
    await settle();
    await bench.device.located.give(POINT);
    const naming = bench.transport.last;
    bench.store.chooseCity({ province: '上海市', city: '上海市' });
    await naming.fail('200500001');
    expect(await first).toEqual({ kind: 'superseded' });
    expect(bench.store.status).toBe('known');
  });

  test('starts once: a later response of the page only updates the default area', async () => {
    const bench = setUp();
    bench.device.permission = 'denied';
    await started(bench);
    expect(bench.store.words).toEqual({ kind: 'not-enabled' });
    bench.device.permission = 'granted';
    await started(bench, { city: '杭州市', province: '浙江省' });
    expect(bench.device.asked).toEqual([]);
    expect(bench.store.words).toEqual({ kind: 'place', city: '杭州市', detail: '' });
  });

  test('a denied permission is recognized without locating', async () => {
    const bench = setUp();
    bench.device.permission = 'denied';
    await started(bench);
    expect(bench.device.asked).toEqual([]);
    expect([bench.store.words, bench.store.needsPermission]).toEqual([{ kind: 'not-enabled' }, true]);
  });

  test('a user who takes longer than 3 s to answer the prompt still gets his place', async () => {
    const bench = setUp();
    bench.device.permission = 'undecided';
    await started(bench);
    // The device waits up to a minute for the user.
    expect(bench.device.asked).toEqual([60_000]);
    await bench.clock.advance(2999);
    expect(bench.store.words).toEqual({ kind: 'locating' });
    await bench.clock.advance(1);
    expect(bench.store.words).toEqual({ kind: 'not-located' });
    await bench.device.located.give(POINT);
    await bench.transport.last.ok(SHENZHEN);
    expect(bench.places).toEqual([PLACE]);
  });

  test('a location that arrives after unmounting changes nothing', async () => {
    const bench = setUp();
    await started(bench);
    bench.scope.cancel();
    await bench.device.located.give(POINT);
    expect([bench.transport.sent.length, bench.places.length, bench.clock.pending]).toEqual([0, 0, 0]);
  });

  test('names that arrive after unmounting change nothing', async () => {
    const bench = setUp();
    await started(bench);
    await bench.device.located.give(POINT);
    bench.scope.cancel();
    await settle();
    expect([bench.transport.last.isCancelled, bench.places.length, bench.memory]).toEqual([true, 0, null]);
  });
});

describe('the default area', () => {
  const AREA = { city: '杭州市', province: '浙江省' };

  test('counts once if there is no place', async () => {
    const bench = setUp();
    bench.device.permission = 'denied';
    await started(bench, AREA);
    expect(bench.places).toEqual([{ ...NO_PLACE, ...AREA }]);
    expect(bench.store.words).toEqual({ kind: 'place', city: '杭州市', detail: '' });
    expect(bench.store.needsPermission).toBe(true);
    await bench.store.locate();
    expect(bench.places).toHaveLength(1);
    expect(bench.memory).toBeNull();
  });

  test('is replaced by a place that arrives later', async () => {
    const bench = setUp();
    await started(bench, AREA);
    await bench.clock.advance(3000);
    await bench.device.located.give(POINT);
    await bench.transport.last.ok(SHENZHEN);
    expect(bench.places.map(({ city }) => city)).toEqual(['杭州市', '深圳市']);
  });
});

describe('memory', () => {
  test('the last place is used while locating again; the same spot does not refetch the page', async () => {
    const bench = setUp({ known: { place: { ...PLACE, longitude: '113.9413' }, isChosen: false } });
    await started(bench);
    expect(bench.store.words).toEqual({ kind: 'place', city: '深圳市', detail: '科技园路1号' });
    expect(bench.places).toHaveLength(1);
    await bench.device.located.give(POINT);
    await bench.transport.last.ok(SHENZHEN);
    expect(bench.places).toHaveLength(1);
  });

  test('a known place is kept if locating fails, and the default area does not count', async () => {
    const bench = setUp({ known: { place: PLACE, isChosen: false } });
    await started(bench, { city: '杭州市', province: '浙江省' });
    await bench.device.located.give({ kind: 'timeout' });
    expect([bench.store.status, bench.store.place]).toEqual(['not-located', PLACE]);
    expect(bench.places).toEqual([PLACE]);
  });

  test('a city from the city list moves the page and is remembered as chosen', async () => {
    const bench = setUp();
    await located(bench);
    bench.store.chooseCity({ province: '上海市', city: '上海市' });
    const place = { ...NO_PLACE, province: '上海市', city: '上海市' };
    expect(bench.places).toEqual([PLACE, place]);
    expect(bench.memory).toEqual({ place, isChosen: true });
  });

  test('a chosen address is kept for the visit, and the device is not located', async () => {
    const bench = setUp({ known: { place: PLACE, isChosen: true } });
    await started(bench);
    expect([bench.store.status, bench.device.asked]).toEqual(['known', []]);
  });
});

describe('choosing', () => {
  test('an address with coordinates moves the page; codes come from the gateway, its texts are kept', async () => {
    const bench = setUp();
    await located(bench);
    const choice = bench.store.choose();
    await bench.chosen.give({ kind: 'ok', value: ADDRESS });
    expect(JSON.parse(bench.transport.last.body ?? '')).toMatchObject({
      longitude: '121.5',
      mapType: 'gcj02',
    });
    await bench.transport.last.ok({
      ...SHENZHEN,
      province: '上海市',
      city: '上海市',
      cityCode: '310100',
      area: '浦东新区',
      areaCode: '310115',
      detailAddress: '陆家嘴',
    });
    expect((await choice).kind).toBe('chosen');
    expect(bench.places[1]).toMatchObject({
      city: '上海市',
      cityCode: '310100',
      detailAddress: '世纪大道8号',
    });
    expect(bench.memory?.isChosen).toBe(true);
  });

  test('fields that the address leaves empty come from the gateway', async () => {
    const bench = setUp();
    const choice = bench.store.choose();
    await bench.chosen.give({
      kind: 'ok',
      value: { ...ADDRESS, province: '', city: '', district: '', detailAddress: '' },
    });
    expect(bench.store.place).toBeNull();
    await bench.transport.last.ok(SHENZHEN);
    expect((await choice).kind).toBe('chosen');
    expect(bench.places).toEqual([{ ...PLACE, longitude: '121.5', latitude: '31.24' }]);
  });

  test('fields of the address are kept, and are shown before its codes arrive', async () => {
    const bench = setUp();
    const choice = bench.store.choose();
    await bench.chosen.give({ kind: 'ok', value: ADDRESS });
    expect([bench.store.status, bench.store.place?.detailAddress]).toEqual(['known', '世纪大道8号']);
    await bench.transport.last.ok(SHENZHEN);
    await choice;
    expect(bench.places).toMatchObject([
      {
        province: '上海市',
        city: '上海市',
        district: '浦东新区',
        detailAddress: '世纪大道8号',
        cityCode: '440300',
      },
    ]);
  });

  test('a choice made after unmounting changes nothing', async () => {
    const bench = setUp();
    const choice = bench.store.choose();
    bench.scope.cancel();
    await bench.chosen.give({ kind: 'ok', value: ADDRESS });
    expect(await choice).toEqual({ kind: 'superseded' });
    expect([bench.transport.sent.length, bench.store.place]).toEqual([0, null]);
  });

  test('the later of two choices counts', async () => {
    const bench = setUp();
    const choice = bench.store.choose();
    await bench.chosen.give({ kind: 'ok', value: ADDRESS });
    bench.store.chooseCity({ province: '浙江省', city: '杭州市' });
    await bench.transport.last.ok(SHENZHEN);
    expect(await choice).toEqual({ kind: 'superseded' });
    expect(bench.places.map(({ city }) => city)).toEqual(['杭州市']);
  });

  test('an app with an address list can choose', () => {
    expect(setUp().store.canChoose).toBe(true);
  });

  test('the names of the address are used alone if the gateway fails', async () => {
    const bench = setUp();
    await located(bench);
    const choice = bench.store.choose();
    await bench.chosen.give({ kind: 'ok', value: ADDRESS });
    await bench.transport.last.fail('200500001');
    expect((await choice).kind).toBe('chosen');
    expect(bench.places[1]).toMatchObject({ city: '上海市', cityCode: '' });
  });

  test.each<[string, BridgeOutcome<BridgeAddress | null>, string]>([
    ['closed', { kind: 'ok', value: null }, 'closed'],
    ['no coordinates', { kind: 'ok', value: { ...ADDRESS, point: null } }, 'no-coordinates'],
    ['an app without the list', { kind: 'unsupported', why: '' }, 'unsupported'],
    ['a failure', { kind: 'failed', message: '' }, 'failed'],
  ])('%s leaves the place unchanged', async (_name, answer, kind) => {
    const bench = setUp();
    await located(bench);
    const choice = bench.store.choose();
    await bench.chosen.give(answer);
    expect((await choice).kind).toBe(kind);
    expect(bench.places).toEqual([PLACE]);
    expect(bench.store.place).toEqual(PLACE);
  });

  test('hosts without an address list report that', async () => {
    const { store } = setUp({ hasList: false });
    expect(store.canChoose).toBe(false);
    expect((await store.choose()).kind).toBe('unsupported');
  });

  test('a choice replaces a location that is still loading', async () => {
    const bench = setUp();
    await started(bench);
    const choice = bench.store.choose();
    await bench.chosen.give({ kind: 'ok', value: ADDRESS });
    await bench.device.located.give(POINT);
    expect(bench.transport.sent).toHaveLength(1);
    await bench.transport.last.fail('200500001');
    await choice;
    await bench.clock.advance(3000);
    expect(bench.places.map(({ city }) => city)).toEqual(['上海市']);
    expect(bench.store.status).toBe('known');
  });

  test('a location that arrives while the list is open counts until something is chosen', async () => {
    const bench = setUp();
    await started(bench);
    const choice = bench.store.choose();
    await bench.device.located.give(POINT);
    await bench.transport.last.ok(SHENZHEN);
    await bench.chosen.give({ kind: 'ok', value: null });
    expect((await choice).kind).toBe('closed');
    expect(bench.places).toEqual([PLACE]);
  });

  test('an address without a name that the gateway does not know is a failure and changes nothing', async () => {
    const bench = setUp();
    await started(bench);
    const choice = bench.store.choose();
    await bench.chosen.give({ kind: 'ok', value: { ...ADDRESS, city: '' } });
    await bench.transport.last.fail('200500001');
    expect((await choice).kind).toBe('failed');
    expect([bench.store.status, bench.places]).toEqual(['not-located', []]);
  });
});

describe('settings', () => {
  test('locates again when the page is shown again', async () => {
    const bench = setUp();
    bench.device.permission = 'denied';
    await started(bench);
    expect(await bench.store.openSettings()).toEqual({ kind: 'opened' });
    expect(bench.device.asked).toEqual([]);
    bench.device.permission = 'granted';
    void bench.store.shownAgain();
    await settle();
    await bench.device.located.give(POINT);
    await bench.transport.last.ok(SHENZHEN);
    expect(bench.places).toEqual([PLACE]);
  });

  test('a host that resolves when the user is back needs no second show event', async () => {
    const bench = setUp();
    bench.device.permission = 'denied';
    await started(bench);
    bench.device.permission = 'granted';
    void bench.store.openSettings();
    void bench.store.shownAgain();
    await settle();
    expect(bench.device.asked).toEqual([3000]);
  });

  test('if the permission cannot be read, locates once after the settings, not on every show event', async () => {
    const bench = setUp();
    bench.device.permission = 'unknown';
    await started(bench);
    await bench.device.located.give({ kind: 'denied' });
    await bench.store.shownAgain();
    expect(bench.device.asked).toHaveLength(1);
    await bench.store.openSettings();
    await bench.store.shownAgain();
    expect(bench.device.asked).toHaveLength(2);
    await bench.store.shownAgain();
    expect(bench.device.asked).toHaveLength(2);
  });

  test('does not locate if permission is still denied, or is granted when no longer needed', async () => {
    const bench = setUp();
    bench.device.permission = 'denied';
    await started(bench);
    await bench.store.openSettings();
    await bench.store.shownAgain();
    expect(bench.device.asked).toEqual([]);
    bench.device.permission = 'granted';
    bench.store.chooseCity({ province: '上海市', city: '上海市' });
    await bench.store.shownAgain();
    expect(bench.device.asked).toEqual([]);
  });

  test('a permission granted elsewhere is used when the page is shown again', async () => {
    const bench = setUp();
    bench.device.permission = 'denied';
    await started(bench);
    bench.device.permission = 'granted';
    void bench.store.shownAgain();
    await settle();
    expect(bench.device.asked).toEqual([3000]);
  });

  test('a city chosen while the permission is read takes precedence', async () => {
    const bench = setUp();
    bench.device.permission = 'denied';
    await started(bench);
    bench.device.permission = 'granted';
    void bench.store.shownAgain();
    bench.store.chooseCity({ province: '上海市', city: '上海市' });
    await settle();
    expect([bench.device.asked, bench.store.status]).toEqual([[], 'known']);
  });

  test('settings that fail after a newer action are not reported', async () => {
    const bench = setUp();
    bench.device.permission = 'denied';
    bench.device.settings = 'failed';
    await started(bench);
    const opening = bench.store.openSettings();
    bench.store.chooseCity({ province: '上海市', city: '上海市' });
    expect(await opening).toEqual({ kind: 'opened' });
  });

  test.each(['failed', 'unsupported'] as const)('reports settings that are %s', async (kind) => {
    const bench = setUp();
    bench.device.permission = 'denied';
    bench.device.settings = kind;
    await started(bench);
    expect(await bench.store.openSettings()).toEqual({ kind });
  });
});
