import type { SentRequest } from '@/api/testing/fakeTransport';
import { UNKNOWN_TEXT } from '@/data/unknownText';
import { settle } from '@/utils/testing/fakeClock';
import type { ClaimOutcome } from './IncentiveTaskStore';
import { bodyOf, makeBench, shown, wireInfo, type Bench, type ItemFacts } from './testing/incentiveTaskBench';

const FAILED = '领取失败，请重试';
const WON = '领取成功';
const won = (text = WON): ClaimOutcome => ({ kind: 'message', text, isWon: true });
const lost = (text = FAILED): ClaimOutcome => ({ kind: 'message', text, isWon: false });

const TO_CLAIM: readonly ItemFacts[] = [
  { id: 'T1', claim: 1 },
  { id: 'T2', claim: 0, status: 1 },
  { id: 'T3', claim: 1, reward: 200 },
];
const CLAIMED: readonly ItemFacts[] = [{ id: 'T1', claim: 2 }, ...TO_CLAIM.slice(1)];

describe('loading', () => {
  it('fetches the tasks of this page', async () => {
    const bench = await shown(TO_CLAIM, { place: { appSystem: 'ios', appVersion: '6019000' } });
    expect(bodyOf(bench.transport.last)).toEqual({
      activityCode: '',
      channelId: 'CH',
      appSystem: 'ios',
      appVersion: '6019000',
    });
    expect([
      bench.store.query.phase,
      bench.rows(),
      bench.store.waitingFen,
      bench.store.page?.claimedFen,
    ]).toEqual(['ready', ['T1:1', 'T2:0', 'T3:1'], 350, 80]);
  });

  it('leaves out what cannot be shown, and duplicates', async () => {
    const bench = await shown([
      { id: 'T1', claim: 0, title: '' },
      { id: 'T2', claim: 7 },
      { id: 'T3', claim: 0, reward: -1 },
      { id: 'T4', claim: 0, reward: 0.5 },
      { id: 'T5', claim: 1 },
      { id: 'T5', claim: 2 },
    ]);
    expect(bench.rows()).toEqual(['T5:1']);
  });

  it('an impossible code is no activity and sends no request', async () => {
    const bench = makeBench({ place: { activityCode: 'x'.repeat(65) } });
    await bench.store.query.loadGated();
    expect([bench.store.query.value, bench.transport.sent.length]).toEqual([{ page: null }, 0]);
  });

  it('is missing when the gateway knows no such activity', async () => {
    const bench = makeBench();
    void bench.store.query.loadGated();
    await settle();
    await bench.transport.last.fail('200700001');
    expect(bench.store.query.value).toEqual({ page: null });
  });

  it.each<[string, (request: SentRequest) => Promise<void>, boolean, string, string]>([
    ['500', (request) => request.status(500), true, 'failed', '获取活动信息失败，请重试'],
    ['offline', (request) => request.lose(), false, 'offline', '获取活动信息失败，请重试'],
    ['refused', (request) => request.fail('1', '系统维护中'), true, 'failed', '系统维护中'],
    [
      'broken contract',
      (request) => request.ok(wireInfo([], { claimedMoney: -1 })),
      true,
      'failed',
      '获取活动信息失败，请重试',
    ],
  ])('%s: a sentence and a next step', async (_name, fail, isOnline, phase, text) => {
    const bench = makeBench({ isOnline });
    void bench.store.query.loadGated();
    await settle();
    await bench.failRead(fail);
    expect([bench.store.query.phase, bench.store.query.failureText]).toEqual([phase, text]);
    void bench.store.query.loadGated();
    await settle();
    await bench.show(TO_CLAIM);
    expect(bench.store.query.phase).toBe('ready');
  });

  it('logged out: login first; closed, the login link stays', async () => {
    const bench = makeBench({ token: null });
    void bench.store.query.loadGated();
    await settle();
    expect([bench.gate.isOpen, bench.transport.sent.length]).toEqual([true, 0]);
    bench.gate.close();
    await settle();
    expect(bench.store.query.phase).toBe('logged-out');
    void bench.store.query.loadGated();
    await settle();
    await bench.logIn('second');
    await bench.show(TO_CLAIM);
    expect(bench.store.query.phase).toBe('ready');
  });

  it('does not change after unmount', async () => {
    const bench = makeBench();
    void bench.store.query.loadGated();
    await settle();
    bench.scope.cancel();
    await settle();
    expect([bench.store.query.phase, bench.transport.last.isCancelled]).toEqual(['loading', true]);
  });
});

describe('shown again', () => {
  it('shows the gateway’s new data, without a skeleton', async () => {
    const bench = await shown([{ id: 'T1', claim: 0, status: 1 }]);
    void bench.store.refresh();
    await settle();
    expect(bench.store.query.phase).toBe('ready');
    await bench.show([{ id: 'T1', claim: 1 }]);
    expect(bench.rows()).toEqual(['T1:1']);
  });

  it('does not change when that fails', async () => {
    const bench = await shown(TO_CLAIM);
    void bench.store.refresh();
    await settle();
    await bench.failRead((request) => request.status(500));
    expect([bench.store.query.phase, bench.rows().length]).toEqual(['ready', 3]);
  });

  it('shows nothing of an account whose login has expired', async () => {
    const bench = await shown(TO_CLAIM);
    void bench.store.refresh();
    await settle();
    await bench.transport.last.status(401, { code: '030100001' });
    expect([bench.store.query.phase, bench.store.page, bench.gate.isOpen]).toEqual([
      'logged-out',
      null,
      false,
    ]);
  });
});

type Pressed = Bench & { readonly outcomes: ClaimOutcome[] };
const press = async (bench: Pressed, taskId = 'T1'): Promise<void> => {
  bench.outcomes.push(await bench.store.claim(taskId));
};
/** 领取 of the first task was tapped: the claim is pending. */
async function pressed(): Promise<Pressed> {
  const bench = { ...(await shown(TO_CLAIM)), outcomes: [] };
  void press(bench);
  await settle();
  return bench;
}

describe('claiming', () => {
  it('claims one task at a time, once, and refetches the tasks', async () => {
    const bench = await pressed();
    for (const id of ['T1', 'T3']) expect(await bench.store.claim(id)).toEqual({ kind: 'nothing' });
    expect([bodyOf(bench.transport.last), bench.store.claimingId]).toEqual([
      { activityCode: 'AI-1', taskId: 'T1', requestNo: 'requestNo0000001' },
      'T1',
    ]);
    await bench.transport.last.ok({ claimStatus: 2, reward: 150, toast: '已到账' });
    expect([bench.rows()[0], bench.store.page?.claimedFen, bench.store.waitingFen]).toEqual([
      'T1:2',
      230,
      200,
    ]);
    await bench.show(CLAIMED, { claimedMoney: 230 });
    expect([bench.outcomes, bench.paths(), bench.store.claimingId]).toEqual([
      [won('已到账')],
      ['info', 'claim', 'info'],
      null,
    ]);
  });

  it.each([
    ['T2', 'not finished'],
    ['T9', 'not there'],
  ])('claims nothing that is not claimable: %s, %s', async (id) => {
    const bench = await shown(TO_CLAIM);
    expect([await bench.store.claim(id), bench.paths()]).toEqual([{ kind: 'nothing' }, ['info']]);
  });

  it('cannot be claimed again when the refetch after it fails', async () => {
    const bench = await pressed();
    await bench.transport.last.ok({ claimStatus: 2, reward: 150, toast: '' });
    await bench.failRead((request) => request.status(500));
    expect([bench.outcomes, await bench.store.claim('T1')]).toEqual([[won()], { kind: 'nothing' }]);
  });

  it('a response that says it is over is no win', async () => {
    const bench = await pressed();
    await bench.transport.last.ok({ claimStatus: 3, reward: 0, toast: '' });
    await bench.show([{ id: 'T1', claim: 3 }]);
    expect([bench.outcomes, bench.store.page?.claimedFen]).toEqual([[lost()], 80]);
  });

  it('is not undone by a response requested before it', async () => {
    const bench = await shown(TO_CLAIM);
    void bench.store.refresh();
    await settle();
    const early = bench.transport.last;
    void bench.store.claim('T1');
    await settle();
    await bench.transport.last.ok({ claimStatus: 2, reward: 150, toast: '' });
    expect([early.isCancelled, bench.rows()[0]]).toEqual([true, 'T1:2']);
    await bench.show(CLAIMED);
    expect(bench.rows()[0]).toBe('T1:2');
  });

  it.each([
    ['200700002', '', '任务还没完成，快去完成吧'],
    ['200700003', '活动结束了', '活动结束了'],
  ])('refused with %s %p: shows it and refetches the tasks', async (code, msg, text) => {
    const bench = await pressed();
    await bench.transport.last.fail(code, msg);
    await bench.show([{ id: 'T1', claim: 3 }]);
    expect([bench.outcomes, bench.paths(), bench.rows()]).toEqual([
      [lost(text)],
      ['info', 'claim', 'info'],
      ['T1:3'],
    ]);
  });

  it('shows nothing after unmount', async () => {
    const bench = await pressed();
    bench.scope.cancel();
    await settle();
    expect([bench.outcomes, bench.paths()]).toEqual([[{ kind: 'nothing' }], ['info', 'claim']]);
  });
});

describe.each<[string, (request: SentRequest) => Promise<void>]>([
  ['500', (request) => request.status(500)],
  ['drop', (request) => request.lose()],
  ['hang', (request) => request.answer({ kind: 'timeout' })],
  ['malformed', (request) => request.status(200, '{"success":')],
  ['broken contract', (request) => request.ok({ claimStatus: 9 })],
])('a claim with a lost response (%s)', (_name, lose) => {
  it('has succeeded when the gateway reports so afterwards', async () => {
    const bench = await pressed();
    await lose(bench.transport.last);
    expect([bench.outcomes, bench.paths()]).toEqual([[], ['info', 'claim', 'info']]);
    await bench.show(CLAIMED);
    expect([bench.outcomes, bench.rows()[0]]).toEqual([[won()], 'T1:2']);
  });

  it('is not repeated automatically when it has not succeeded', async () => {
    const bench = await pressed();
    await lose(bench.transport.last);
    await bench.show(TO_CLAIM);
    await bench.clock.advance(60_000);
    expect([bench.outcomes, bench.paths()]).toEqual([[lost()], ['info', 'claim', 'info']]);
  });

  it('starts with a lookup at the next tap when that was lost as well', async () => {
    const bench = await pressed();
    await lose(bench.transport.last);
    await bench.failRead((request) => request.status(500));
    expect(bench.outcomes).toEqual([lost(UNKNOWN_TEXT)]);
    void press(bench);
    await settle();
    await bench.show(CLAIMED);
    expect([bench.outcomes[1], bench.paths().filter((path) => path === 'claim')]).toEqual([won(), ['claim']]);
  });
});

describe('a 401 half-way', () => {
  async function refusedHalfWay(): Promise<Pressed> {
    const bench = await pressed();
    await bench.transport.last.status(401, { code: '030100001' });
    return bench;
  }

  it('continues once after the login, with that user’s tasks first', async () => {
    const bench = await refusedHalfWay();
    expect(bench.gate.isOpen).toBe(true);
    await bench.logIn('second');
    await bench.show(TO_CLAIM);
    await bench.transport.last.ok({ claimStatus: 2, reward: 150, toast: '' });
    await bench.show(CLAIMED);
    expect([bench.outcomes, bench.paths()]).toEqual([[won()], ['info', 'claim', 'info', 'claim', 'info']]);
  });

  it('claims nothing when that user has already claimed it', async () => {
    const bench = await refusedHalfWay();
    await bench.logIn('second');
    await bench.show(CLAIMED);
    expect([bench.outcomes, bench.paths()]).toEqual([[{ kind: 'nothing' }], ['info', 'claim', 'info']]);
  });

  it('shows nothing when the login is closed', async () => {
    const bench = await refusedHalfWay();
    bench.gate.close();
    await settle();
    expect([bench.outcomes, bench.store.claimingId]).toEqual([[{ kind: 'nothing' }], null]);
  });

  it('does not open a third login', async () => {
    const bench = await refusedHalfWay();
    await bench.logIn('second');
    await bench.show(TO_CLAIM);
    await bench.transport.last.status(401, { code: '030100001' });
    expect([bench.outcomes, bench.gate.isOpen, bench.store.claimingId]).toEqual([[lost()], false, null]);
  });
});

describe('the news of a finished task', () => {
  const NEWS: readonly ItemFacts[] = [{ id: 'T1', claim: 1, isJustFinished: true }, ...TO_CLAIM.slice(1)];
  const CLAIMED_WITH_NEWS: readonly ItemFacts[] = [
    ...CLAIMED.slice(0, 1),
    { id: 'T2', claim: 1, isJustFinished: true },
  ];

  it.each([
    ['brings it', NEWS, true],
    ['brings none', TO_CLAIM, false],
  ] as const)('the first response %s: announced once', async (_name, items, hasNews) => {
    const { store } = await shown(items);
    expect([store.takeNews(), store.takeNews()]).toEqual([hasNews, false]);
  });

  it('comes when the page is shown again', async () => {
    const bench = await shown(TO_CLAIM);
    void bench.store.refresh();
    await settle();
    await bench.show(NEWS);
    expect(bench.store.takeNews()).toBe(true);
  });

  it.each<[string, (bench: Pressed) => Promise<void>]>([
    ['answered', ({ transport }) => transport.last.ok({ claimStatus: 2, reward: 150, toast: '' })],
    ['refused', ({ transport }) => transport.last.fail('200700002')],
    ['lost', ({ transport }) => transport.last.lose()],
    [
      'stopped by a login',
      async (bench) => {
        await bench.transport.last.status(401, { code: '030100001' });
        await bench.logIn('second');
      },
    ],
  ])('is kept when a read of a claim brings it: %s', async (_name, end) => {
    const bench = await pressed();
    await end(bench);
    await bench.show(CLAIMED_WITH_NEWS);
    expect([bench.outcomes.length, bench.store.takeNews()]).toEqual([1, true]);
  });

  it('is dropped when the login has expired', async () => {
    const bench = await shown(NEWS);
    void bench.store.refresh();
    await settle();
    await bench.transport.last.status(401, { code: '030100001' });
    expect([bench.store.query.phase, bench.store.takeNews()]).toEqual(['logged-out', false]);
  });
});
