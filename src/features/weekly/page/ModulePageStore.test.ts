import { createScope } from '@/api';
import { toCallFailure } from '@/api/errors';
import { makeTestGateway } from '@/api/testing/fakeTransport';
import { makeKeptPages } from '@/features/weekly/entry/keptPage';
import { testKeptMemory } from '@/session/testing/testKeptMemory';
import { FakeClock, settle } from '@/utils/testing/fakeClock';
import { createModulePageApi } from './modulePageApi';
import { ModulePageStore } from './ModulePageStore';
import { NO_PLACE, type Place } from './modulePageTypes';
import { REFRESH_SPREAD_MS } from './refreshMoments';

const VISIT = { configId: 'FRI', channelId: 'ch', scene: 'page', areThumbnailsOff: false } as const;
const CLIENT = { platformCode: 9, appVersion: '', appSystem: '' } as const;
const home = (pageName = '周五', extra: object = {}): object => ({
  baseInfo: { pageName },
  independentModuleList: [{ order: 1, uniqueId: 'a', fioIndex: 1, imgUrl: '/a.png', appUrl: '' }],
  ...extra,
});

function make({
  isOnline = true,
  random = 0.5,
  memory = null as ReturnType<typeof testKeptMemory> | null,
  firstPlace = NO_PLACE,
  clock = new FakeClock(),
} = {}) {
  const scope = createScope();
  const { gateway, transport } = makeTestGateway(clock);
  const store = new ModulePageStore({
    api: createModulePageApi(gateway, VISIT, CLIENT, scope),
    toCallFailure: (cause) => toCallFailure(cause, isOnline),
    clock,
    serverClock: { spanMs: () => [clock.nowMs(), clock.nowMs()] },
    random: () => random,
    firstPlace,
    kept: memory === null ? undefined : makeKeptPages(memory, VISIT, clock),
    scope,
  });
  const bodies = (): unknown[] => transport.sent.map(({ body }) => JSON.parse(body ?? ''));
  return { store, transport, clock, scope, bodies };
}

async function makeReady(options?: Parameters<typeof make>[0]) {
  const made = make(options);
  const loading = made.store.load();
  await settle();
  await made.transport.last.ok(home());
  await loading;
  return made;
}

describe('load', () => {
  it('shows the page and requests it with the parameters of the URL', async () => {
    const { store, bodies } = await makeReady();
    expect(store.phase).toBe('ready');
    expect(store.page?.base.pageName).toBe('周五');
    expect(bodies()).toEqual([
      {
        configId: 'FRI',
        channelId: 'ch',
        sceneId: '',
        province: '',
        city: '',
        district: '',
        cityCode: '',
        districtCode: '',
        longitude: '',
        latitude: '',
        appVersion: '',
        appSystem: '',
        client: 9,
      },
    ]);
  });

  it.each([
    [
      'refused with words',
      async (t: ReturnType<typeof make>['transport']) => t.last.fail('1', '活动已下线'),
      '活动已下线',
      true,
    ],
    ['refused without', async (t: ReturnType<typeof make>['transport']) => t.last.fail('1'), '', true],
    ['no object', async (t: ReturnType<typeof make>['transport']) => t.last.ok([1]), '', false],
    ['null', async (t: ReturnType<typeof make>['transport']) => t.last.ok(null), '', false],
    ['400', async (t: ReturnType<typeof make>['transport']) => t.last.status(400), '', false],
  ])('%s is a failure', async (_, answer, reason, isRefused) => {
    const { store, transport } = make();
    const loading = store.load();
    await settle();
    await answer(transport);
    expect(await loading).toEqual({ kind: 'failed', reason, isRefused });
    expect(store.phase).toBe('failed');
  });

  it('reports offline if the network is down, and shows the page on a second try', async () => {
    const { store, transport, clock } = make({ isOnline: false });
    const loading = store.load();
    for (let count = 1; count <= 5 && store.phase === 'loading'; count += 1) {
      await settle();
      await transport.last.lose();
      await clock.advance(10_000);
    }
    expect(await loading).toEqual({ kind: 'offline' });
    expect([store.phase, store.lastOutcome]).toEqual(['offline', 'offline']);
    const again = store.load();
    await settle();
    expect(store.phase).toBe('loading');
    await transport.last.ok(home());
    expect(await again).toEqual({ kind: 'ready' });
  });

  it('drops an expired login and loads the page without one', async () => {
    const { store, transport } = make();
    const loading = store.load();
    await settle();
    await transport.last.status(401, { code: '030100001', locationUrl: null });
    await transport.last.ok(home());
    expect(await loading).toEqual({ kind: 'ready' });
    expect(transport.sent).toHaveLength(2);
  });

  it('shows no skeleton if a page is displayed, and a failure leaves that page', async () => {
    const { store, transport } = await makeReady();
    const loading = store.load();
    await settle();
    expect(store.phase).toBe('ready');
    await transport.last.fail('1', '已下线');
    expect((await loading).kind).toBe('failed');
    expect(store.phase).toBe('ready');
  });
});

describe('refresh', () => {
  it.each([
    ['refused', (t: ReturnType<typeof make>['transport']) => t.last.fail('1', 'x')],
    ['broken', (t: ReturnType<typeof make>['transport']) => t.last.ok('text')],
  ])('changes nothing if the response is %s', async (_, answer) => {
    const { store, transport } = await makeReady();
    const page = store.page;
    const refreshing = store.refresh();
    await settle();
    await answer(transport);
    await refreshing;
    expect(store.phase).toBe('ready');
    expect(store.page).toBe(page);
  });

  it('keeps unchanged parts identical, so that they do not re-render', async () => {
    const { store, transport } = await makeReady();
    const before = store.page;
    const refreshing = store.refresh();
    await settle();
    await transport.last.ok(home('新名字'));
    await refreshing;
    expect(store.page?.base.pageName).toBe('新名字');
    expect(store.page?.modules).toBe(before?.modules);
    expect(store.page?.base).not.toBe(before?.base);
  });

  it('loads the page if none was loaded before', async () => {
    const { store, transport } = make();
    const refreshing = store.refresh();
    await settle();
    expect(store.phase).toBe('loading');
    await transport.last.ok(home());
    expect(await refreshing).toEqual({ kind: 'ready' });
  });
});

describe('refreshSoon', () => {
  it.each([0, 0.25, 0.999])('refreshes once, within the spread (at %d of it)', async (random) => {
    const { store, transport, clock } = await makeReady({ random });
    store.refreshSoon();
    store.refreshSoon();
    await clock.advance(Math.max(0, random * REFRESH_SPREAD_MS - 1));
    expect(transport.sent).toHaveLength(random === 0 ? 2 : 1);
    await clock.advance(2);
    expect(transport.sent).toHaveLength(2);
    await clock.advance(REFRESH_SPREAD_MS * 2);
    expect(transport.sent).toHaveLength(2);
  });

  it('counts from the moment, also when it is called before it', async () => {
    const { store, transport, clock } = await makeReady({ random: 0.999 });
    store.refreshSoon(clock.nowMs() + 700);
    await clock.advance(REFRESH_SPREAD_MS + 690);
    expect(transport.sent).toHaveLength(1);
    await clock.advance(10);
    expect(transport.sent).toHaveLength(2);
  });

  it('is not postponed by a later call, as of a refused claim', async () => {
    const { store, transport, clock } = await makeReady();
    store.refreshSoon(clock.nowMs());
    await clock.advance(REFRESH_SPREAD_MS * 0.4);
    store.refreshSoon();
    await clock.advance(REFRESH_SPREAD_MS * 0.1);
    expect(transport.sent).toHaveLength(2);
  });

  it('is postponed by a call for a later moment', async () => {
    const { store, transport, clock } = await makeReady({ random: 0 });
    store.refreshSoon(clock.nowMs() + 100);
    store.refreshSoon(clock.nowMs() + 1000);
    await clock.advance(999);
    expect(transport.sent).toHaveLength(1);
    await clock.advance(1);
    expect(transport.sent).toHaveLength(2);
  });

  it('is replaced by a refresh that starts earlier', async () => {
    const { store, transport, clock } = await makeReady();
    store.refreshSoon();
    void store.refresh();
    await clock.advance(5000);
    expect(transport.sent).toHaveLength(2);
  });

  it('of a moment to come is not lost when another request takes its place and fails', async () => {
    const { store, transport, clock } = await makeReady({ random: 0 });
    const momentMs = clock.nowMs() + 800;
    store.refreshSoon(momentMs);
    void store.refresh('kept');
    await settle();
    await transport.last.fail('500');
    await clock.advance(799);
    expect(transport.sent).toHaveLength(2);
    await clock.advance(1);
    expect(transport.sent).toHaveLength(3);
  });

  it('never refreshes while the page is hidden or after it is unmounted', async () => {
    const { store, transport, clock, scope } = await makeReady();
    store.refreshSoon();
    store.rest();
    await clock.advance(5000);
    expect(transport.sent).toHaveLength(1);
    store.refreshSoon();
    scope.cancel();
    await clock.advance(5000);
    expect(transport.sent).toHaveLength(1);
    expect(clock.pending).toBe(0);
  });
});

describe('refreshSoon while a request is running', () => {
  /** Later than the first response; has passed when the second arrives. */
  const MOMENT_MS = 1_700_000_002_000;
  const dateOf = (ms: number) => ({ headers: { date: new Date(ms).toUTCString() } });
  type Sent = ReturnType<typeof make>['transport']['last'];

  it.each<[string, number | undefined, (sent: Sent) => Promise<void>, number]>([
    ['generated since', MOMENT_MS, (sent) => sent.ok(home(), dateOf(MOMENT_MS)), 0],
    ['generated before', MOMENT_MS, (sent) => sent.ok(home(), dateOf(MOMENT_MS - 1000)), 1],
    ['refused', MOMENT_MS, (sent) => sent.fail('1'), 1],
    ['asked for before what happened', undefined, (sent) => sent.ok(home(), dateOf(MOMENT_MS)), 1],
  ])('waits for the response; %s', async (_, momentMs, answer, more) => {
    const { store, transport, clock } = await makeReady();
    const refreshing = store.refresh();
    store.refreshSoon(momentMs);
    await clock.advance(REFRESH_SPREAD_MS);
    expect(transport.sent).toHaveLength(2);
    await answer(transport.last);
    await refreshing;
    await clock.advance(REFRESH_SPREAD_MS);
    expect(transport.sent).toHaveLength(2 + more);
    // Only once, even if that fails.
    await transport.last.fail('1');
    await clock.advance(REFRESH_SPREAD_MS);
    expect(transport.sent).toHaveLength(2 + more);
  });

  it('needs no further request if a newer one replaces the running one', async () => {
    const { store, transport, clock } = await makeReady();
    void store.refresh();
    store.refreshSoon();
    void store.refresh();
    await settle();
    await transport.last.ok(home());
    const { length } = transport.sent;
    await clock.advance(REFRESH_SPREAD_MS);
    expect(transport.sent).toHaveLength(length);
  });

  it('is dropped when the page is hidden or unmounted', async () => {
    const { store, transport, clock, scope } = await makeReady();
    void store.refresh();
    store.refreshSoon();
    store.rest();
    await settle();
    await transport.last.ok(home());
    store.refreshSoon();
    expect(clock.pending).toBe(0);
    void store.refresh();
    store.refreshSoon();
    await settle();
    scope.cancel();
    await settle();
    expect([transport.sent.length, clock.pending]).toEqual([3, 0]);
  });
});

describe('the time of a response', () => {
  it.each<[string, Record<string, string>, number]>([
    ['is what the gateway says, however late it comes', { date: 'Tue, 14 Nov 2023 22:13:22 GMT' }, 2_000],
    ['is when it was asked for, where the gateway says nothing', {}, 0],
    ['is when it was asked for, where the gateway says nonsense', { date: 'gestern' }, 0],
  ])('%s', async (_, headers, afterMs) => {
    const { store, transport, clock } = make();
    const askedAtMs = clock.nowMs();
    const loading = store.load();
    await clock.advance(6_000);
    await transport.last.ok(home(), { headers });
    await loading;
    expect([store.generatedAtMs, store.answeredAtMs]).toEqual([askedAtMs + afterMs, askedAtMs + 6_000]);
  });
});

describe('another place', () => {
  const shenzhen = { ...NO_PLACE, city: '深圳市', province: '广东省', longitude: '113.9', latitude: '22.5' };

  it('loads its page, once', async () => {
    const { store, transport, bodies } = await makeReady();
    const moving = store.moveTo(shenzhen);
    await settle();
    await transport.last.ok(home('深圳的'));
    await moving;
    expect(bodies()[1]).toMatchObject({ city: '深圳市', longitude: '113.9' });
    expect(store.page?.base.pageName).toBe('深圳的');
    expect(await store.moveTo({ ...shenzhen })).toEqual({ kind: 'superseded' });
    expect(transport.sent).toHaveLength(2);
  });

  it.each<keyof Place>(['city', 'province', 'district', 'longitude', 'latitude'])(
    'a different %s is a different place',
    async (field) => {
      const { store, transport } = await makeReady();
      void store.moveTo({ ...NO_PLACE, [field]: '1' });
      await settle();
      expect(transport.sent).toHaveLength(2);
    },
  );

  it('keeps the page of the previous place if loading fails, and reports the failure', async () => {
    const { store, transport } = await makeReady();
    const moving = store.moveTo(shenzhen);
    await settle();
    expect(store.lastOutcome).toBe('asking');
    await transport.last.fail('1', '暂无服务');
    expect(await moving).toEqual({ kind: 'failed', reason: '暂无服务', isRefused: true });
    expect([store.phase, store.lastOutcome, store.round]).toEqual(['ready', 'failed', 1]);
    expect([store.place, store.shownPlace]).toEqual([shenzhen, NO_PLACE]);
  });

  it('becomes the shown place once its page has loaded', async () => {
    const { store, transport } = await makeReady();
    expect([store.lastOutcome, store.round]).toEqual(['answered', 1]);
    const moving = store.moveTo(shenzhen);
    await settle();
    await transport.last.ok(home());
    await moving;
    expect([store.shownPlace, store.lastOutcome, store.round]).toEqual([shenzhen, 'answered', 2]);
  });

  it('shows only the latest place’s page if the first page is still loading', async () => {
    const { store, transport } = make();
    const loading = store.load();
    await settle();
    const first = transport.last;
    const moving = store.moveTo(shenzhen);
    await settle();
    await transport.last.ok(home('深圳的'));
    await first.ok(home('哪里都不是'));
    expect(await loading).toEqual({ kind: 'superseded' });
    expect(await moving).toEqual({ kind: 'ready' });
    expect(store.page?.base.pageName).toBe('深圳的');
  });
});

describe('the last visit’s page', () => {
  /** A first visit has kept its page; `make` is the second. */
  async function second(options: { readonly isOnline?: boolean; readonly firstPlace?: Place } = {}) {
    const memory = testKeptMemory();
    const first = await makeReady({ memory });
    await first.clock.advance(1000);
    expect(memory.text).not.toBeNull();
    return { ...make({ ...options, memory, clock: first.clock }), memory };
  }
  const shown = ({ store }: ReturnType<typeof make>): unknown => [
    store.phase,
    store.page?.base.pageName,
    store.staleSince !== null,
    store.isRefreshing,
  ];

  it('is shown before anything is requested, and replaced by the answer', async () => {
    const made = await second();
    expect([shown(made), made.transport.sent.length]).toEqual([['ready', '周五', true, true], 0]);
    const loading = made.store.load();
    await settle();
    expect(shown(made)).toEqual(['ready', '周五', true, true]);
    const { page } = made.store;
    await made.transport.last.ok(home('新的'));
    expect(await loading).toEqual({ kind: 'ready' });
    expect(shown(made)).toEqual(['ready', '新的', false, false]);
    // Unchanged parts stay as they are: nothing of them is drawn again.
    expect(made.store.page?.modules[0]).toBe(page?.modules[0]);
  });

  it('stays with its time when there is no answer', async () => {
    const made = await second({ isOnline: false });
    const loading = made.store.load();
    for (let count = 1; count <= 5 && made.store.isRefreshing; count += 1) {
      await settle();
      await made.transport.last.lose();
      await made.clock.advance(10_000);
    }
    expect(await loading).toEqual({ kind: 'offline' });
    expect(shown(made)).toEqual(['ready', '周五', true, false]);
    expect(made.memory.text).not.toBeNull();
  });

  it('is gone when the gateway refuses', async () => {
    const made = await second();
    const loading = made.store.load();
    await settle();
    await made.transport.last.fail('1', '活动已下线');
    expect(await loading).toEqual({ kind: 'failed', reason: '活动已下线', isRefused: true });
    expect([shown(made), made.memory.text]).toEqual([['failed', undefined, false, false], null]);
  });

  it('is not shown for a place that is known, nor kept of one', async () => {
    const shenzhen = { ...NO_PLACE, city: '深圳市' };
    const made = await second({ firstPlace: shenzhen });
    expect(shown(made)).toEqual(['loading', undefined, false, true]);
    const { text } = made.memory;
    const loading = made.store.load();
    await settle();
    await made.transport.last.ok(home('深圳的'));
    await loading;
    await made.clock.advance(1000);
    expect(made.memory.text).toBe(text);
  });

  it('is kept only for the reader who asked for it, and not by a page that is gone', async () => {
    const memory = testKeptMemory();
    const made = await makeReady({ memory });
    memory.of = 'B';
    await made.clock.advance(1000);
    expect(memory.text).toBeNull();
    const gone = await makeReady({ memory });
    gone.scope.cancel();
    await gone.clock.advance(1000);
    expect([memory.text, gone.clock.pending]).toEqual([null, 0]);
  });
});

test('a response after the page is unmounted changes nothing', async () => {
  const { store, transport, scope } = make();
  const loading = store.load();
  await settle();
  scope.cancel();
  await transport.last.ok(home());
  expect(await loading).toEqual({ kind: 'superseded' });
  expect(store.page).toBeNull();
});
