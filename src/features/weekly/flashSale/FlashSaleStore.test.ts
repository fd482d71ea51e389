import type { SentRequest } from '@/api/testing/fakeTransport';
import { settle } from '@/utils/testing/fakeClock';
import type { WriteOutcome } from './FlashSaleStore';
import { sessionsOf } from './pageSessions';
import { CLAIM, HOME, shown, SUBSCRIBE, watch, type Bench, type PageFacts } from './testing/sessionsBench';

const R1 = { rightsNo: 'R1', status: 'AVAILABLE' } as const;
const DONE = { kind: 'done' };
const NOTHING = { kind: 'nothing' };
const UNCERTAIN = { kind: 'uncertain', text: '网络开小差了，请再试一次~' };
const refused401 = { code: '030100001' };

type Fault = (request: SentRequest) => Promise<void>;
/** After any of these the write may have taken effect. */
const LOST: readonly [string, Fault][] = [
  ['500', (request) => request.status(500)],
  ['drop', (request) => request.lose()],
  ['hang', (request) => request.answer({ kind: 'timeout' })],
  ['malformed', (request) => request.status(200, '{"success":')],
];

const bodyOf = (request: SentRequest | undefined): unknown =>
  JSON.parse((request?.method === 'POST' && request.body) || '{}');
const NAMES: Readonly<Record<string, string>> = {
  [CLAIM]: 'claim',
  [HOME]: 'home',
  [SUBSCRIBE]: 'subscribe',
};
const paths = ({ transport }: Bench): (string | undefined)[] => transport.sent.map(({ path }) => NAMES[path]);

/** One kind of write, claim or reminder: what it sends, and what the page contains once it has taken effect. */
interface Kind {
  readonly name: string;
  readonly path: string;
  readonly run: (bench: Bench) => Promise<WriteOutcome>;
  readonly happened: PageFacts;
  readonly body: object;
  readonly failedText: string;
  readonly isBusy: (bench: Bench) => boolean;
  readonly isDone: (bench: Bench) => boolean;
}
const KINDS: readonly Kind[] = [
  {
    name: 'a claim',
    path: CLAIM,
    run: ({ store }) => store.claim('S', 'R1'),
    happened: { r1: 'ACQUIRED' },
    body: {
      configId: 'FRI',
      seckillId: 'S',
      rightsNo: 'R1',
      province: '广东省',
      city: '深圳市',
      channelId: 'CH',
      burialPointInfo: '{"channel_id":"C1"}',
      requestNo: 'requestNo0000001',
    },
    failedText: '领取失败，请稍后再试~',
    isBusy: ({ store }) => store.isClaiming('S', 'R1'),
    isDone: ({ store }) => store.statusOf('S', R1) === 'ACQUIRED',
  },
  {
    name: 'a reminder of a session',
    path: SUBSCRIBE,
    run: ({ store }) => store.subscribe('S'),
    happened: { session: 1 },
    body: {
      subscribeInfos: [{ sourceBiz: 'CHAO_5_SECKILL', sourceBizId: 'FRI', sourceSubBizId: 'S' }],
    },
    failedText: '订阅失败，请稍后再试~',
    isBusy: ({ store }) => store.isSubscribing('S'),
    isDone: ({ store }) => store.subscribeStatusOf({ id: 'S', subscribeStatus: 0 }) === 1,
  },
  {
    name: 'the reminder of the page',
    path: SUBSCRIBE,
    run: ({ store }) => store.subscribePage(),
    happened: { page: 1 },
    body: { subscribeInfos: [{ sourceBiz: 'CHAO_5_AGGREGATE_PAGE', sourceBizId: 'FRI' }] },
    failedText: '订阅失败，请稍后再试~',
    isBusy: ({ store }) => store.isSubscribingPage,
    isDone: ({ store }) => store.pageSubscribeStatus === 1,
  },
];

describe.each(KINDS.map((kind) => [kind.name, kind] as const))('%s', (_, kind) => {
  const verb = NAMES[kind.path];

  /** The page is loaded and the write waits for its response. */
  async function pressed(options: { readonly isOnline?: boolean } = {}) {
    const bench = await shown({}, options);
    const outcome = watch(kind.run(bench));
    await settle();
    return { bench, outcome };
  }

  it('is sent, counts immediately, and the page is refetched', async () => {
    const { bench, outcome } = await pressed();
    expect([bodyOf(bench.transport.last), kind.isBusy(bench), kind.isDone(bench)]).toEqual([
      kind.body,
      true,
      false,
    ]);
    await bench.transport.last.ok(null);
    expect([outcome.value, kind.isBusy(bench), kind.isDone(bench)]).toEqual([DONE, false, true]);
    expect(paths(bench)).toEqual(['home', verb, 'home']);
    await bench.show();
    expect(kind.isDone(bench)).toBe(false); // the next response decides
  });

  it('is sent once however often it is tapped, also while the page is refetched', async () => {
    const { bench } = await pressed();
    expect(await kind.run(bench)).toEqual(NOTHING);
    await bench.transport.last.ok(null);
    expect(await kind.run(bench)).toEqual(NOTHING);
    await bench.failRead((request) => request.status(500));
    expect(await kind.run(bench)).toEqual(NOTHING);
    expect([bench.sentTo(kind.path).length, kind.isDone(bench)]).toEqual([1, true]);
  });

  it('is not undone by a response that was requested before it', async () => {
    const bench = await shown();
    void bench.modulePage.refresh();
    await settle();
    const early = bench.transport.last;
    void kind.run(bench);
    await settle();
    await bench.transport.last.ok(null);
    await early.ok({ baseInfo: {} });
    expect([early.isCancelled, kind.isDone(bench)]).toEqual([true, true]);
  });

  it.each([
    ['来晚啦', '来晚啦'],
    ['', kind.failedText],
    [' \u200b', kind.failedText],
  ])('rejected with %j, shows that and refetches the page within 2 s', async (msg, text) => {
    const { bench, outcome } = await pressed();
    await bench.transport.last.fail('200300002', msg);
    expect([outcome.value, kind.isBusy(bench), kind.isDone(bench)]).toEqual([
      { kind: 'refused', text },
      false,
      false,
    ]);
    expect(paths(bench)).toEqual(['home', verb]);
    await bench.clock.advance(2_000);
    expect(paths(bench)).toEqual(['home', verb, 'home']);
  });

  describe.each(LOST)('whose response is lost (%s)', (_name, lose) => {
    it('is done if the page shows it', async () => {
      const { bench, outcome } = await pressed();
      await lose(bench.transport.last);
      expect([outcome.value, kind.isBusy(bench), paths(bench)]).toEqual([null, true, ['home', verb, 'home']]);
      await bench.show(kind.happened);
      expect([outcome.value, kind.isBusy(bench)]).toEqual([DONE, false]);
    });

    it('can be tried again if the page does not show it', async () => {
      const { bench, outcome } = await pressed();
      await lose(bench.transport.last);
      await bench.show();
      await bench.clock.advance(60_000);
      expect([outcome.value, paths(bench)]).toEqual([UNCERTAIN, ['home', verb, 'home']]);
      void kind.run(bench);
      await settle();
      expect(bench.sentTo(kind.path)).toHaveLength(2);
    });

    it('refetches the page before the next try if the first refetch was lost too', async () => {
      const { bench, outcome } = await pressed();
      await lose(bench.transport.last);
      await bench.failRead((request) => request.status(500));
      expect(outcome.value).toEqual(UNCERTAIN);
      const again = watch(kind.run(bench));
      await settle();
      expect([bench.sentTo(kind.path).length, bench.transport.last.path]).toEqual([1, HOME]);
      await bench.show(kind.happened);
      expect([again.value, bench.sentTo(kind.path).length]).toEqual([DONE, 1]);
    });
  });

  it('is uncertain if the network is down, and stays so while the page cannot be refetched', async () => {
    const { bench, outcome } = await pressed({ isOnline: false });
    await bench.transport.last.lose();
    await bench.failRead((request) => request.lose());
    expect(outcome.value).toEqual(UNCERTAIN);
    const again = watch(kind.run(bench));
    await settle();
    await bench.failRead((request) => request.lose());
    expect([again.value, bench.sentTo(kind.path).length]).toEqual([UNCERTAIN, 1]);
  });

  it('refetches again if another refresh cancelled its own', async () => {
    const { bench, outcome } = await pressed();
    await bench.transport.last.lose();
    void bench.modulePage.refresh();
    await settle();
    await bench.show(kind.happened);
    expect(outcome.value).toEqual(DONE);
  });

  it('asks a logged-out user for login first, then continues automatically', async () => {
    const bench = await shown({}, { token: null });
    const outcome = watch(kind.run(bench));
    await settle();
    expect([bench.gate.isOpen, bench.sentTo(kind.path).length]).toEqual([true, 0]);
    await bench.logIn('second');
    await bench.transport.last.ok(null);
    expect([outcome.value, bench.sentTo(kind.path).length]).toEqual([DONE, 1]);
  });

  it('after a 401 refetches the page once the user has logged in, then sends it once more', async () => {
    const { bench, outcome } = await pressed();
    await bench.transport.last.status(401, refused401);
    expect([bench.gate.isOpen, outcome.value]).toEqual([true, null]);
    await bench.logIn('second');
    await bench.show();
    await bench.transport.last.ok(null);
    expect([outcome.value, bench.sentTo(kind.path).length]).toEqual([DONE, 2]);
  });

  it('after a 401 shows nothing if the login is closed, and can be tapped again', async () => {
    const { bench, outcome } = await pressed();
    await bench.transport.last.status(401, refused401);
    bench.gate.close();
    await settle();
    expect([outcome.value, kind.isBusy(bench)]).toEqual([NOTHING, false]);
    bench.account.token = 'second';
    void kind.run(bench);
    await settle();
    expect(bench.sentTo(kind.path)).toHaveLength(2);
  });

  it('does not ask for a third login', async () => {
    const { bench, outcome } = await pressed();
    await bench.transport.last.status(401, refused401);
    await bench.logIn('second');
    await bench.show();
    await bench.transport.last.status(401, refused401);
    expect([outcome.value, bench.gate.isOpen, kind.isBusy(bench)]).toEqual([
      { kind: 'refused', text: kind.failedText },
      false,
      false,
    ]);
  });

  it('shows nothing if the page was unmounted', async () => {
    const { bench, outcome } = await pressed();
    const before = bench.transport.sent.length;
    bench.scope.cancel();
    await settle();
    expect([outcome.value, bench.transport.last.isCancelled, bench.transport.sent.length]).toEqual([
      NOTHING,
      true,
      before,
    ]);
    expect(await kind.run(bench)).toEqual(NOTHING);
    expect(bench.clock.pending).toBe(0);
  });

  it('shows nothing if the page is unmounted while the result is looked up', async () => {
    const { bench, outcome } = await pressed();
    await bench.transport.last.lose();
    bench.scope.cancel();
    await settle();
    expect([outcome.value, bench.clock.pending]).toEqual([NOTHING, 0]);
  });
});

it('claims different rights at the same time, each with its own busy state', async () => {
  const bench = await shown();
  void bench.store.claim('S', 'R1');
  void bench.store.claim('S', 'R2');
  await settle();
  const [first] = bench.sentTo(CLAIM);
  expect(bench.sentTo(CLAIM)).toHaveLength(2);
  await first?.ok(null);
  expect([bench.store.isClaiming('S', 'R1'), bench.store.isClaiming('S', 'R2')]).toEqual([false, true]);
});

it('reminders are as in the response until one is set', async () => {
  const bench = await shown();
  expect(bench.store.pageSubscribeStatus).toBe(0);
  expect(bench.store.subscribeStatusOf({ id: 'S', subscribeStatus: -1 })).toBe(-1);
});

describe('the order of the rights on the screen', () => {
  const order = ({ modulePage }: Bench): readonly string[] =>
    sessionsOf(modulePage.page?.modules ?? []).flatMap(({ rights }) =>
      rights.map(({ rightsNo }) => rightsNo),
    );

  it.each<[string, (bench: Bench) => Promise<void>]>([
    ['a claim', ({ transport }) => transport.last.ok(null)],
    ['a claim whose response is lost', ({ transport }) => transport.last.lose()],
    [
      'a refused claim',
      async ({ transport, clock }) => {
        await transport.last.fail('200300003', '您已领取过该优惠券');
        await clock.advance(2_000);
      },
    ],
  ])('stays after %s, until the user reads the page again', async (_, answer) => {
    const bench = await shown();
    void bench.store.claim('S', 'R1');
    await settle();
    await answer(bench);
    await bench.show({ r1: 'ACQUIRED' });
    expect(order(bench)).toEqual(['R1', 'R2']);
    void bench.modulePage.refresh();
    await settle();
    await bench.show({ r1: 'ACQUIRED' });
    expect(order(bench)).toEqual(['R2', 'R1']);
  });
});
