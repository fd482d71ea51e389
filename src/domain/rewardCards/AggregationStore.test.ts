import { createScope } from '@/api/scope';
import type { SentRequest } from '@/api/testing/fakeTransport';
import { makeTestGateway } from '@/api/testing/fakeTransport';
import { FakeClock, settle } from '@/utils/testing/fakeClock';
import { createAggregationApi } from './aggregationApi';
import { bodyOf, makeBench, shown, type Bench } from './testing/aggregationBench';

const states = ({ store }: Bench): string[] => store.cards.map(({ state }) => state);

type Fault = (request: SentRequest) => Promise<void>;
/** Untrusted or failed responses; a read is retried after the first two. */
const FAULTS: readonly [string, Fault][] = [
  ['500', (request) => request.status(500)],
  ['drop', (request) => request.lose()],
  ['hang', (request) => request.answer({ kind: 'timeout' })],
  ['malformed', (request) => request.status(200, '{"success":')],
];

describe('loading', () => {
  it('sends the place and shows its stages', async () => {
    const bench = await shown([
      { target: 1, sent: 1, status: 2 },
      { target: 3, sent: 1 },
    ]);
    expect(bodyOf(bench.transport.sent[0])).toEqual({ prizeSource: 1, client: 9, sourceBizId: 'ORDER-1' });
    expect([bench.store.phase, states(bench), bench.store.percent]).toEqual([
      'ready',
      ['TO_USE', 'WAIT_RECEIVE_ACTIVE'],
      66.66,
    ]);
  });

  it.each([
    ['', false],
    ['O'.repeat(64), true],
    ['O'.repeat(65), false],
  ])('sends an order number %p: %p', async (sourceBizId, goesAlong) => {
    const { gateway, transport } = makeTestGateway(new FakeClock());
    const scope = createScope();
    void createAggregationApi(gateway, { prizeSource: 2, sourceBizId }, 9, scope).fetchActivity(scope);
    await settle();
    expect(bodyOf(transport.last)).toEqual({
      prizeSource: 2,
      client: 9,
      ...(goesAlong ? { sourceBizId } : {}),
    });
  });

  it('has nothing to show without an activity', async () => {
    const bench = makeBench();
    void bench.store.load();
    await settle();
    await bench.transport.last.ok({ activity: null });
    expect([bench.store.phase, bench.store.activity, bench.store.cards]).toEqual(['ready', null, []]);
  });

  it.each<[string, object]>([['no package', { taskPkgReceiveId: null }]])(
    'fails on %s',
    async (_, changes) => {
      const bench = await shown([{ target: 1, sent: 0 }], changes);
      expect(bench.store.phase).toBe('failed');
    },
  );

  it.each<[string, object]>([
    ['that is none', { stageList: [{}] }],
    ['whose number is a fraction', { stageList: [{ stageNo: 1.5 }] }],
  ])('drops a stage %s', async (_, changes) => {
    const bench = await shown([{ target: 1, sent: 0 }], changes);
    expect([bench.store.phase, bench.store.cards]).toEqual(['ready', []]);
  });

  it.each([['2026-02-30 00:00:00'], [undefined]])('an end of %p: no end, and the cards', async (endTm) => {
    const bench = await shown([{ target: 1, sent: 0 }], { endTm });
    expect([bench.store.phase, bench.store.hasEnded, bench.store.activity?.endsAtMs]).toEqual([
      'ready',
      false,
      NaN,
    ]);
  });

  it('counts a duplicate stage number once', async () => {
    const stage = {
      stageNo: 1,
      targetCount: 1,
      currentCount: 0,
      distributionStatus: 0,
      prizeValue: 500,
      prizeTitle: '',
      couponIdsStr: '',
    };
    const bench = await shown([], { stageList: [stage, stage] });
    expect(bench.store.cards).toHaveLength(1);
  });

  it.each([
    ['C1', ['C1']],
    ['C1, C2,', ['C1', 'C2']],
    ['', []],
    [undefined, []],
  ])('coupons %p of a stage are %p', async (couponIdsStr, couponIds) => {
    const stage = { stageNo: 1, targetCount: 1, currentCount: 1, distributionStatus: 2, prizeValue: 500 };
    const bench = await shown([], { stageList: [{ ...stage, prizeTitle: '', couponIdsStr }] });
    expect(bench.store.cards).toMatchObject([{ couponIds }]);
  });

  it.each(FAULTS)('%s: failed, and 重试 loads the cards', async (_, fail) => {
    const bench = makeBench();
    void bench.store.load();
    await settle();
    await bench.failRead(fail);
    expect(bench.store.phase).toBe('failed');
    void bench.store.load();
    await settle();
    expect(bench.store.phase).toBe('loading');
    await bench.show([{ target: 1, sent: 0 }]);
    expect(bench.store.phase).toBe('ready');
  });

  it('shows offline when the device is offline', async () => {
    const bench = makeBench({ isOnline: false });
    void bench.store.load();
    await settle();
    await bench.failRead((request) => request.lose());
    expect(bench.store.phase).toBe('offline');
  });

  it('logged out, it sends nothing and opens no login', async () => {
    const bench = makeBench({ token: null });
    await bench.store.load();
    await bench.store.refresh();
    expect([bench.store.phase, bench.transport.sent.length, bench.gate.isOpen]).toEqual([
      'logged-out',
      0,
      false,
    ]);
  });

  it('shows logged out on a 401, without opening the login', async () => {
    const bench = makeBench();
    void bench.store.load();
    await settle();
    await bench.transport.last.status(401, { code: '030100001' });
    expect([bench.store.phase, bench.gate.isOpen]).toEqual(['logged-out', false]);
  });

  it('opens the login on 去登录 and continues after it; closing it changes nothing', async () => {
    const bench = makeBench({ token: null });
    await bench.store.load();
    void bench.store.logIn();
    await settle();
    expect(bench.gate.isOpen).toBe(true);
    bench.gate.close();
    await settle();
    expect([bench.store.phase, bench.transport.sent.length]).toEqual(['logged-out', 0]);

    void bench.store.logIn();
    await settle();
    await bench.logIn('second');
    await bench.show([{ target: 1, sent: 0 }]);
    expect([bench.store.phase, bench.transport.sent.length]).toEqual(['ready', 1]);
  });

  it('shows a failure after 去登录 too', async () => {
    const bench = makeBench({ token: null });
    await bench.store.load();
    void bench.store.logIn();
    await settle();
    await bench.logIn('second');
    await bench.transport.last.status(404);
    expect(bench.store.phase).toBe('failed');
  });

  it('shares one request between simultaneous callers', async () => {
    const bench = makeBench();
    void bench.store.load();
    void bench.store.refresh();
    await settle();
    expect(bench.transport.sent).toHaveLength(1);
  });

  it('does not change after its page was unmounted', async () => {
    const bench = makeBench();
    void bench.store.load();
    await settle();
    bench.scope.cancel();
    await settle();
    expect([bench.store.phase, bench.transport.last.isCancelled]).toEqual(['loading', true]);
  });
});

describe('a quiet refresh', () => {
  it('shows the new data', async () => {
    const bench = await shown([{ target: 1, sent: 0 }]);
    void bench.store.refresh();
    await settle();
    expect(bench.store.phase).toBe('ready');
    await bench.show([{ target: 1, sent: 1 }]);
    expect(states(bench)).toEqual(['CAN_RECEIVE']);
  });

  it.each(FAULTS)('%s: the cards stay', async (_, fail) => {
    const bench = await shown([{ target: 1, sent: 0 }]);
    void bench.store.refresh();
    await settle();
    await bench.failRead(fail);
    expect([bench.store.phase, states(bench)]).toEqual(['ready', ['WAIT_RECEIVE_ACTIVE']]);
  });

  it('removes the cards when the login has expired', async () => {
    const bench = await shown([{ target: 1, sent: 0 }]);
    void bench.store.refresh();
    await settle();
    await bench.transport.last.status(401, { code: '030100001' });
    expect([bench.store.phase, bench.store.cards]).toEqual(['logged-out', []]);
  });
});

describe('a change of login', () => {
  it('loads the cards of a user who logged in elsewhere on the page', async () => {
    const bench = makeBench({ token: null });
    await bench.store.visitorChanged();
    expect(bench.store.phase).toBe('logged-out');
    bench.account.token = 'second';
    void bench.store.visitorChanged();
    await settle();
    await bench.show([{ target: 1, sent: 0 }]);
    expect(bench.store.phase).toBe('ready');
  });

  it('keeps the cards while login is requested', async () => {
    const bench = await shown([{ target: 1, sent: 0 }]);
    bench.account.token = null;
    await bench.store.visitorChanged();
    expect(bench.store.phase).toBe('ready');
  });
});

it.each([
  ['2026-11-21 08:00:00', true],
  ['2026-11-21 08:00:01', false],
])('loaded at 08:00:00, an activity until %s has ended: %p', async (endTm, hasEnded) => {
  const { store } = await shown([{ target: 1, sent: 0 }], { endTm });
  expect([store.phase, store.hasEnded]).toEqual(['ready', hasEnded]);
});

it('measures the offset between server and device clock', async () => {
  const bench = makeBench();
  bench.server.offsetMs = -90_000;
  void bench.store.load();
  await settle();
  await bench.show([{ target: 1, sent: 0 }]);
  expect(bench.store.offsetMs).toBe(-90_000);
});

it('exposes which stage is being claimed, and the total progress', async () => {
  const bench = await shown([
    { target: 1, sent: 1, status: 2 },
    { target: 3, sent: 3 },
  ]);
  expect([makeBench().store.percent, makeBench().store.claimingStageNo, bench.store.percent]).toEqual([
    0,
    null,
    100,
  ]);
  void bench.store.press(2);
  await settle();
  expect(bench.store.claimingStageNo).toBe(2);
  await bench.transport.last.fail('999');
  expect(bench.store.claimingStageNo).toBeNull();
});

it('a claim changes only its own stage, and nothing in another package shown meanwhile', async () => {
  const stages = [
    { target: 1, sent: 1 },
    { target: 3, sent: 3 },
  ];
  const bench = await shown(stages);
  void bench.store.press(2);
  await settle();
  await bench.transport.last.ok({ distributionStatus: 1, toast: '' });
  expect(states(bench)).toEqual(['CAN_RECEIVE', 'WAIT_DISTRIBUTION']);
  const late = await shown(stages);
  void late.store.press(2);
  await settle();
  const claim = late.transport.last;
  void late.store.refresh();
  await settle();
  await late.show(stages, { taskPkgReceiveId: 'PKG-2' });
  await claim.ok({ distributionStatus: 1, toast: '' });
  expect(states(late)).toEqual(['CAN_RECEIVE', 'CAN_RECEIVE']);
});
