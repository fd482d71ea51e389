import type { SentRequest } from '@/api/testing/fakeTransport';
import { UNKNOWN_TEXT } from '@/data/unknownText';
import { settle } from '@/utils/testing/fakeClock';
import type { JoinOutcome } from './LandingStore';
import { bodyOf, JOINED, makeBench, shown, wireInfo, wireJoin, type Bench } from './testing/landingBench';

const FAILED = '领取失败，请重试';
const HELD = '您已领取过，可直接使用';
const message = (text: string): JoinOutcome => ({ kind: 'message', text });

describe('loading', () => {
  it('fetches the activity of its kind', async () => {
    const bench = await shown();
    expect(bodyOf(bench.transport.last)).toEqual({ activityCode: 'RF-1', kind: 'EXTEND', channelId: 'CH' });
    expect([bench.store.query.phase, bench.store.action]).toEqual(['ready', 'join']);
  });

  it('cleans texts: no invisible characters, no blank ones', async () => {
    const { store } = await shown({
      activityName: '寄\u202e件\n立减',
      ruleDesc: ' ',
      useUrl: ' /x ',
    });
    expect(store.activity).toMatchObject({ name: '寄件 立减', rulesHtml: '', useUrl: '/x' });
  });

  it.each([[''], ['x'.repeat(65)]])('code %p is no activity and sends no request', async (activityCode) => {
    const bench = makeBench({ place: { activityCode } });
    await bench.store.query.refresh();
    expect([bench.store.query.value?.activity, bench.transport.sent.length]).toEqual([null, 0]);
  });

  it('is missing when the gateway knows no such activity', async () => {
    const bench = makeBench();
    void bench.store.query.refresh();
    await settle();
    await bench.transport.last.fail('200600001', '没有');
    expect([bench.store.query.value?.activity, bench.store.action]).toEqual([null, null]);
  });

  it.each<[string, (request: SentRequest) => Promise<void>, boolean, string, string]>([
    ['500', (request) => request.status(500), true, 'failed', '获取活动信息失败，请重试'],
    ['offline', (request) => request.lose(), false, 'offline', '获取活动信息失败，请重试'],
    ['refused', (request) => request.fail('1', '系统维护中'), true, 'failed', '系统维护中'],
    [
      'broken contract',
      (request) => request.ok(wireInfo({ statusCode: 7, reduceMoney: '5' })),
      true,
      'failed',
      '获取活动信息失败，请重试',
    ],
  ])('%s: a sentence and a next step', async (_name, fail, isOnline, phase, text) => {
    const bench = makeBench({ isOnline });
    void bench.store.query.refresh();
    await settle();
    await bench.failRead(fail);
    expect([bench.store.query.phase, bench.store.query.failureText]).toEqual([phase, text]);
    void bench.store.query.refresh();
    await settle();
    await bench.transport.last.ok(wireInfo());
    expect(bench.store.query.phase).toBe('ready');
  });

  it('an expired login counts as none: the page is public', async () => {
    const bench = makeBench();
    void bench.store.query.refresh();
    await settle();
    await bench.transport.last.status(401, { code: '030100001' });
    await bench.transport.last.ok(wireInfo());
    expect([
      bench.store.query.phase,
      bench.account.token,
      bench.gate.isOpen,
      bench.transport.sent.length,
    ]).toEqual(['ready', null, false, 2]);
  });

  it('does not change after unmount', async () => {
    const bench = makeBench();
    void bench.store.query.refresh();
    await settle();
    bench.scope.cancel();
    await settle();
    expect([bench.store.query.phase, bench.transport.last.isCancelled]).toEqual(['loading', true]);
  });
});

describe('shown again', () => {
  it('shows the gateway’s new data, without a skeleton', async () => {
    const bench = await shown();
    void bench.store.refresh();
    await settle();
    expect(bench.store.query.phase).toBe('ready');
    await bench.transport.last.ok(wireInfo(JOINED));
    expect(bench.store.action).toBe('use');
  });

  it('does not change when that fails', async () => {
    const bench = await shown();
    void bench.store.refresh();
    await settle();
    await bench.failRead((request) => request.status(500));
    expect([bench.store.query.phase, bench.store.action]).toEqual(['ready', 'join']);
  });
});

describe('an activity that has not begun', () => {
  const soon = { statusCode: 'NOT_START', startTm: '2026-11-21 10:00:30' };

  it('refetches automatically at its start', async () => {
    const bench = await shown(soon);
    expect(bench.store.action).toBe('not-begun');
    await bench.clock.advance(29_000);
    expect(bench.paths()).toEqual(['info']);
    await bench.clock.advance(2_000);
    await bench.transport.last.ok(wireInfo({ startTm: soon.startTm }));
    expect([bench.paths(), bench.store.action, bench.clock.pending]).toEqual([['info', 'info'], 'join', 0]);
  });

  it('sends nothing after unmount', async () => {
    const bench = await shown(soon);
    bench.scope.cancel();
    await bench.clock.advance(60_000);
    expect([bench.paths(), bench.clock.pending]).toEqual([['info'], 0]);
  });

  it('does not refetch in a loop when the gateway opens late', async () => {
    const bench = await shown(soon);
    await bench.clock.advance(31_000);
    await bench.transport.last.ok(wireInfo(soon));
    await bench.clock.advance(600_000);
    expect(bench.paths()).toEqual(['info', 'info']);
  });

  it('ignores taps', async () => {
    const bench = await shown(soon);
    expect([await bench.store.join(), bench.paths()]).toEqual([{ kind: 'nothing' }, ['info']]);
  });
});

/** A logged-in user has tapped 立即领取: the join is pending. */
async function pressed(
  options: Parameters<typeof makeBench>[0] = {},
): Promise<Bench & { outcomes: JoinOutcome[] }> {
  const bench = await shown({}, options);
  const outcomes: JoinOutcome[] = [];
  void press({ ...bench, outcomes });
  await settle();
  return { ...bench, outcomes };
}
const press = async ({
  store,
  outcomes,
}: Pick<Bench, 'store'> & { outcomes: JoinOutcome[] }): Promise<void> => {
  outcomes.push(await store.join());
};

describe('joining', () => {
  it('joins once however often the user taps', async () => {
    const bench = await pressed();
    for (let tap = 0; tap < 3; tap += 1) expect(await bench.store.join()).toEqual({ kind: 'nothing' });
    expect([bodyOf(bench.transport.last), bench.store.isJoining]).toEqual([
      { activityCode: 'RF-1', channelId: 'CH', requestNo: 'requestNo0000001' },
      true,
    ]);
    await bench.transport.last.ok(wireJoin());
    expect([bench.outcomes, bench.paths(), bench.store.action, bench.store.isJoining]).toEqual([
      [{ kind: 'joined' }],
      ['info', 'join'],
      'use',
      false,
    ]);
    expect(bench.store.activity?.validUntil).toBe('2026-12-21 10:00:00');
  });

  it('informs an account that had already joined', async () => {
    const bench = await pressed();
    await bench.transport.last.ok(wireJoin({ alreadyJoined: true }));
    expect([bench.outcomes, bench.store.action]).toEqual([[message(HELD)], 'use']);
  });

  it('is not undone by a response requested before it', async () => {
    const bench = await shown();
    void bench.store.refresh();
    await settle();
    const early = bench.transport.last;
    void bench.store.join();
    await settle();
    await bench.transport.last.ok(wireJoin());
    expect([early.isCancelled, bench.store.action]).toEqual([true, 'use']);
  });

  it.each([
    ['200600002', '', '活动还没开始，敬请期待', { statusCode: 'NOT_START' }, 'not-begun'],
    ['200600003', '', '来晚啦，活动已结束~', { statusCode: 'FINISHED' }, 'over'],
    ['200600004', '已抢光', '已抢光', { statusCode: 'USED_UP' }, 'used-up'],
  ] as const)(
    'refused with %s %p: shows it, and updates the button',
    async (code, msg, text, now, action) => {
      const bench = await pressed();
      await bench.transport.last.fail(code, msg);
      await bench.transport.last.ok(wireInfo(now));
      expect([bench.outcomes, bench.paths(), bench.store.action]).toEqual([
        [message(text)],
        ['info', 'join', 'info'],
        action,
      ]);
    },
  );

  it('refused because the activity no longer exists: the page shows it as well', async () => {
    const bench = await pressed();
    await bench.transport.last.fail('200600001', '');
    await bench.transport.last.fail('200600001', '');
    expect([bench.outcomes, bench.store.query.value?.activity]).toEqual([
      [message('活动不存在或已下线')],
      null,
    ]);
  });

  it('shows nothing after unmount', async () => {
    const bench = await pressed();
    bench.scope.cancel();
    await settle();
    expect([bench.outcomes, bench.paths()]).toEqual([[{ kind: 'nothing' }], ['info', 'join']]);
  });
});

describe.each<[string, (request: SentRequest) => Promise<void>]>([
  ['500', (request) => request.status(500)],
  ['drop', (request) => request.lose()],
  ['hang', (request) => request.answer({ kind: 'timeout' })],
  ['malformed', (request) => request.status(200, '{"success":')],
  ['broken contract', (request) => request.ok({ reduceMoney: '5' })],
])('a join with a lost response (%s)', (_name, lose) => {
  it('has succeeded when the gateway reports so afterwards', async () => {
    const bench = await pressed();
    await lose(bench.transport.last);
    expect([bench.outcomes, bench.paths()]).toEqual([[], ['info', 'join', 'info']]);
    await bench.transport.last.ok(wireInfo(JOINED));
    expect(bench.outcomes).toEqual([{ kind: 'joined' }]);
  });

  it('is not decided by a request that was running before it', async () => {
    const bench = await shown();
    void bench.store.refresh();
    await settle();
    const outcomes: JoinOutcome[] = [];
    void press({ ...bench, outcomes });
    await settle();
    await lose(bench.transport.last);
    expect(bench.paths()).toEqual(['info', 'info', 'join', 'info']);
    await bench.transport.last.ok(wireInfo(JOINED));
    expect(outcomes).toEqual([{ kind: 'joined' }]);
  });

  it('is not repeated automatically when it has not succeeded', async () => {
    const bench = await pressed();
    await lose(bench.transport.last);
    await bench.transport.last.ok(wireInfo());
    await bench.clock.advance(60_000);
    expect([bench.outcomes, bench.paths()]).toEqual([[message(FAILED)], ['info', 'join', 'info']]);
  });

  it('starts with a lookup at the next tap when that was lost as well', async () => {
    const bench = await pressed();
    await lose(bench.transport.last);
    await bench.failRead((request) => request.status(500));
    expect(bench.outcomes).toEqual([message(UNKNOWN_TEXT)]);
    void press(bench);
    await settle();
    await bench.transport.last.ok(wireInfo(JOINED));
    expect([bench.outcomes[1], bench.paths().filter((path) => path === 'join')]).toEqual([
      { kind: 'joined' },
      ['join'],
    ]);
  });
});

describe('login', () => {
  it('comes before the join when not logged in', async () => {
    const bench = await pressed({ token: null });
    expect([bench.gate.isOpen, bench.paths()]).toEqual([true, ['info']]);
    await bench.logIn('second');
    await bench.transport.last.ok(wireJoin());
    expect([bench.outcomes, bench.paths()]).toEqual([[{ kind: 'joined' }], ['info', 'join']]);
  });

  it('closed: nothing is joined, and the button can be tapped again', async () => {
    const bench = await pressed({ token: null });
    bench.gate.close();
    await settle();
    expect([bench.outcomes, bench.store.isJoining, bench.store.action]).toEqual([
      [{ kind: 'nothing' }],
      false,
      'join',
    ]);
  });

  it('a 401 half-way: continues once after the login, with that user’s state first', async () => {
    const bench = await pressed();
    await bench.transport.last.status(401, { code: '030100001' });
    expect(bench.gate.isOpen).toBe(true);
    await bench.logIn('second');
    await bench.transport.last.ok(wireInfo());
    await bench.transport.last.ok(wireJoin());
    expect([bench.outcomes, bench.paths()]).toEqual([[{ kind: 'joined' }], ['info', 'join', 'info', 'join']]);
  });

  it('a 401 half-way, and that user has already joined: not joined again', async () => {
    const bench = await pressed();
    await bench.transport.last.status(401, { code: '030100001' });
    await bench.logIn('second');
    await bench.transport.last.ok(wireInfo(JOINED));
    expect([bench.outcomes, bench.paths()]).toEqual([[message(HELD)], ['info', 'join', 'info']]);
  });

  it('refused again right after it: no third try', async () => {
    const bench = await pressed();
    await bench.transport.last.status(401, { code: '030100001' });
    await bench.logIn('second');
    await bench.transport.last.ok(wireInfo());
    await bench.transport.last.status(401, { code: '030100001' });
    expect([bench.outcomes, bench.gate.isOpen, bench.store.isJoining]).toEqual([
      [message(FAILED)],
      false,
      false,
    ]);
  });
});
