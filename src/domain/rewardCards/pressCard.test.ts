import type { SentRequest } from '@/api/testing/fakeTransport';
import { settle } from '@/utils/testing/fakeClock';
import { type Bench, bodyOf, CLAIM, ENTRANCE, makeBench, shown } from './testing/aggregationBench';

const NOT_FINISHED = '您还未完成寄件任务，请先前往下单';

describe('tapping 去使用', () => {
  const toUse = [{ target: 1, sent: 1, status: 2 as const }];

  it('goes to the send page after 200 ms', async () => {
    const bench = await shown(toUse);
    void bench.press(1);
    await bench.clock.advance(199);
    expect(bench.seen).toEqual([]);
    await bench.clock.advance(1);
    expect(bench.seen).toEqual(['send page']);
  });

  it('goes once however often it is tapped', async () => {
    const bench = await shown(toUse);
    void bench.press(1);
    expect(await bench.press(1)).toEqual({ kind: 'nothing' });
    await bench.clock.advance(150);
    void bench.press(1);
    await bench.clock.advance(5_000);
    expect([bench.seen, bench.clock.pending]).toEqual([['send page'], 0]);
  });

  it('can be tapped again afterwards', async () => {
    const bench = await shown(toUse);
    for (const _ of [1, 2]) {
      void bench.press(1);
      await bench.clock.advance(200);
    }
    expect(bench.seen).toEqual(['send page', 'send page']);
  });

  it.each<[string, (bench: Bench) => void]>([
    ['ends', ({ scope }) => scope.cancel()],
    ['is covered', ({ store }) => store.stay()],
  ])('does not go when the page %s, and leaves no timer', async (_, leave) => {
    const bench = await shown(toUse);
    void bench.press(1);
    await bench.clock.advance(100);
    leave(bench);
    expect(bench.clock.pending).toBe(0);
    await bench.clock.advance(5_000);
    expect(bench.seen).toEqual([]);
  });

  it('does nothing on an unmounted page', async () => {
    const bench = await shown(toUse);
    bench.scope.cancel();
    expect(await bench.press(1)).toEqual({ kind: 'nothing' });
    expect(bench.clock.pending).toBe(0);
  });
});

describe('tapping 待领取', () => {
  const waiting = [
    { target: 1, sent: 0 },
    { target: 3, sent: 0 },
  ];

  it.each([1, 2])('stage %d: shows what is missing, and goes to the send page after 2 s', async (stageNo) => {
    const bench = await shown(waiting);
    void bench.press(stageNo);
    await bench.clock.advance(1_999);
    expect(bench.seen).toEqual([NOT_FINISHED]);
    await bench.clock.advance(1);
    expect(bench.seen).toEqual([NOT_FINISHED, 'send page']);
  });

  it('shows nothing else and goes once, whichever cards are tapped meanwhile', async () => {
    const bench = await shown([...waiting, { target: 1, sent: 1 }]);
    void bench.press(1);
    await bench.clock.advance(1_000);
    void bench.press(2);
    void bench.press(3);
    await bench.clock.advance(10_000);
    expect(bench.seen).toEqual([NOT_FINISHED, 'send page']);
    expect(bench.transport.sent).toHaveLength(1);
  });

  it('stays when the page is unmounted', async () => {
    const bench = await shown(waiting);
    void bench.press(1);
    await bench.clock.advance(1_000);
    bench.scope.cancel();
    await bench.clock.advance(5_000);
    expect([bench.seen, bench.clock.pending]).toEqual([[NOT_FINISHED], 0]);
  });

  it('shows that the time is over, and stays', async () => {
    const bench = await shown(waiting, { endTm: '2026-11-20 08:00:00' });
    expect(bench.store.hasEnded).toBe(true);
    await bench.press(1);
    expect([bench.seen, bench.clock.pending]).toEqual([['活动已过期'], 0]);
  });

  it.each([
    // The bench's clock is at 2026-11-21 08:00:00 Beijing time.
    [-1, NOT_FINISHED],
    [0, '活动已过期'],
  ])('uses the server’s clock: %d ms past the end', async (pastMs, expected) => {
    const bench = await shown(waiting, { endTm: '2026-11-21 09:00:00' });
    expect(bench.store.hasEnded).toBe(false);
    bench.server.offsetMs = 3_600_000 + pastMs;
    void bench.press(1);
    await settle();
    expect(bench.seen).toEqual([expected]);
  });

  it('is over when the countdown ends, until a response says otherwise', async () => {
    const bench = await shown(waiting);
    bench.store.end();
    await bench.press(1);
    expect(bench.seen).toEqual(['活动已过期']);
    void bench.store.refresh();
    await settle();
    await bench.show(waiting);
    expect(bench.store.hasEnded).toBe(false);
  });
});

it('tapping 待发放 shows when and where the reward arrives', async () => {
  const bench = await shown([{ target: 1, sent: 1, status: 1 }]);
  await bench.press(1);
  expect(bench.seen).toHaveLength(1);
  expect(bench.seen[0]).toMatch(/^奖励将在快件发运后自动到账，可在.*查看$/);
  expect(bench.clock.pending).toBe(0);
});

it('a missing card does nothing', async () => {
  const bench = await shown([{ target: 1, sent: 1 }]);
  expect(await bench.press(7)).toEqual({ kind: 'nothing' });
  expect(bench.transport.sent).toHaveLength(1);
});

const BUSY = '系统繁忙，请稍后再试~';
const WON = '领取成功';

const claimable = [
  { target: 1, sent: 1 },
  { target: 3, sent: 1 },
];
const received = [
  { target: 1, sent: 1, status: 1 as const },
  { target: 3, sent: 1 },
];

const states = ({ store }: Bench): string[] => store.cards.map(({ state }) => state);
const paths = ({ transport }: Bench): string[] =>
  transport.sent.map(({ path }) => (path === CLAIM ? 'claim' : 'entrance'));

type Fault = (request: SentRequest) => Promise<void>;
/** After any of these the claim may have taken effect. */
const LOST: readonly [string, Fault][] = [
  ['500', (request) => request.status(500)],
  ['drop', (request) => request.lose()],
  ['hang', (request) => request.answer({ kind: 'timeout' })],
  ['malformed', (request) => request.status(200, '{"success":')],
  ['broken contract', (request) => request.ok({ distributionStatus: 1, toast: [7] })],
];

/** Stage 1 is claimable and has been tapped: the claim request is running. */
async function pressed(): Promise<Bench> {
  const bench = await shown(claimable);
  void bench.press(1);
  await settle();
  return bench;
}

describe('tapping 立即领取', () => {
  it('claims, shows it and refetches the cards', async () => {
    const bench = await pressed();
    expect(bodyOf(bench.transport.last)).toEqual({
      activityId: 'A1',
      requestNo: 'requestNo0000001',
      prizeSource: 1,
      stageNo: 1,
      taskPkgReceiveId: 'PKG-1',
    });
    expect(bench.store.claimingStageNo).toBe(1);
    await bench.transport.last.ok({ distributionStatus: 1, toast: '领取成功，请等待发放' });
    expect([bench.seen, bench.store.claimingStageNo]).toEqual([['领取成功，请等待发放'], null]);
    expect(paths(bench)).toEqual(['entrance', 'claim', 'entrance']);
    await bench.show([
      { target: 1, sent: 1, status: 2 },
      { target: 3, sent: 2 },
    ]);
    expect(states(bench)).toEqual(['TO_USE', 'WAIT_RECEIVE_ACTIVE']);
  });

  it.each(['', ' ', '\u200b'])('has its own text when the gateway sends none: %j', async (toast) => {
    const bench = await pressed();
    await bench.transport.last.ok({ distributionStatus: 2, toast });
    expect(bench.seen).toEqual([WON]);
  });

  it('cannot be claimed again while the cards are refetched, nor if that fails', async () => {
    const bench = await pressed();
    await bench.transport.last.ok({ distributionStatus: 1, toast: '' });
    expect(states(bench)[0]).toBe('WAIT_DISTRIBUTION');
    await bench.failRead((request) => request.status(500));
    await bench.press(1);
    expect(bench.sentTo(CLAIM)).toHaveLength(1);
    expect(states(bench)[0]).toBe('WAIT_DISTRIBUTION');
  });

  it('ignores the second tap of a double tap', async () => {
    const bench = await pressed();
    await bench.transport.last.ok({ distributionStatus: 2, toast: '' });
    await bench.show([
      { target: 1, sent: 1, status: 2 },
      { target: 3, sent: 1 },
    ]);
    await bench.clock.advance(150);
    void bench.press(1);
    await bench.clock.advance(5_000);
    expect([bench.seen, bench.clock.pending]).toEqual([[WON], 0]);
    void bench.press(1);
    await bench.clock.advance(200);
    expect(bench.seen).toEqual([WON, 'send page']);
  });

  it('is not undone by a response requested before the claim', async () => {
    const bench = await shown(claimable);
    void bench.store.refresh();
    await settle();
    const early = bench.transport.last;
    void bench.press(1);
    await settle();
    await bench.transport.last.ok({ distributionStatus: 1, toast: '' });
    expect(early.isCancelled).toBe(true);
    expect(paths(bench)).toEqual(['entrance', 'entrance', 'claim', 'entrance']);
    await bench.show(received);
    expect(states(bench)[0]).toBe('WAIT_DISTRIBUTION');
  });

  it('sends one claim at a time, whichever cards are tapped', async () => {
    const bench = await shown([
      { target: 1, sent: 2 },
      { target: 2, sent: 2 },
      { target: 1, sent: 1, status: 2 },
    ]);
    for (const stageNo of [1, 1, 2, 3]) void bench.press(stageNo);
    await settle();
    await bench.clock.advance(500);
    expect([bench.sentTo(CLAIM).length, bench.seen]).toEqual([1, []]);
    await bench.transport.last.ok({ distributionStatus: 1, toast: '' });
    await bench.show([
      { target: 1, sent: 2, status: 1 },
      { target: 2, sent: 2 },
      { target: 1, sent: 1, status: 2 },
    ]);
    await bench.clock.advance(500);
    void bench.press(2);
    await settle();
    expect(bench.sentTo(CLAIM).map(bodyOf)).toMatchObject([{ stageNo: 1 }, { stageNo: 2 }]);
  });

  it('claims also after the end: the gateway decides', async () => {
    const bench = await shown(claimable, { endTm: '2020-01-01 00:00:00' });
    void bench.press(1);
    await settle();
    await bench.transport.last.fail('100206003', '活动已过期');
    expect(bench.seen).toEqual(['活动已过期']);
  });

  it.each([
    ['奖励已发完', '奖励已发完'],
    ['', BUSY],
  ])('refused with %j, shows it and refetches the cards', async (msg, expected) => {
    const bench = await pressed();
    await bench.transport.last.fail('100206002', msg);
    expect([bench.seen, paths(bench)]).toEqual([[expected], ['entrance', 'claim', 'entrance']]);
    await bench.show(claimable);
    expect([bench.store.claimingStageNo, states(bench)[0]]).toEqual([null, 'CAN_RECEIVE']);
  });

  it('shows nothing when the page was unmounted', async () => {
    const bench = await pressed();
    bench.scope.cancel();
    await settle();
    expect([bench.seen, bench.transport.last.isCancelled, bench.transport.sent.length]).toEqual([
      [],
      true,
      2,
    ]);
  });
});

describe.each(LOST)('a claim whose response is lost (%s)', (_, lose) => {
  it('succeeded if the gateway says so afterwards', async () => {
    const bench = await pressed();
    await lose(bench.transport.last);
    expect([bench.seen, paths(bench)]).toEqual([[], ['entrance', 'claim', 'entrance']]);
    await bench.show(received);
    expect([bench.seen, states(bench)[0]]).toEqual([[WON], 'WAIT_DISTRIBUTION']);
  });

  it('does not count as successful because of another account’s cards', async () => {
    const bench = await pressed();
    await lose(bench.transport.last);
    await bench.show(received, { taskPkgReceiveId: 'PKG-2' });
    expect(bench.seen).toEqual([BUSY]);
  });

  it('is not repeated automatically when it did not happen', async () => {
    const bench = await pressed();
    await lose(bench.transport.last);
    await bench.show(claimable);
    await bench.clock.advance(60_000);
    expect([bench.seen, paths(bench)]).toEqual([[BUSY], ['entrance', 'claim', 'entrance']]);
    void bench.press(1);
    await settle();
    expect(bench.sentTo(CLAIM)).toHaveLength(2);
  });

  it('starts with the state on the next tap if the lookup was lost as well', async () => {
    const bench = await pressed();
    await lose(bench.transport.last);
    await bench.failRead((request) => request.status(500));
    expect(bench.seen).toEqual([BUSY]);
    void bench.press(1);
    await settle();
    expect([bench.sentTo(CLAIM).length, bench.transport.last.path]).toEqual([1, ENTRANCE]);
    await bench.show(received);
    expect([bench.seen, bench.sentTo(CLAIM).length]).toEqual([[BUSY, WON], 1]);
  });

  it('claims on the next tap if the state shows that it did not happen', async () => {
    const bench = await pressed();
    await lose(bench.transport.last);
    await bench.failRead((request) => request.status(500));
    void bench.press(1);
    await settle();
    await bench.show(claimable);
    expect(bench.sentTo(CLAIM)).toHaveLength(2);
  });
});

it('a claim lost without network shows the same', async () => {
  const bench = makeBench({ isOnline: false });
  void bench.store.load();
  await settle();
  await bench.show(claimable);
  void bench.press(1);
  await settle();
  await bench.transport.last.lose();
  await bench.failRead((request) => request.lose());
  expect([bench.seen, states(bench)[0]]).toEqual([[BUSY], 'CAN_RECEIVE']);
});

describe('a 401 midway', () => {
  const refused = { code: '030100001' };

  it('continues once after login, fetching that user’s state first', async () => {
    const bench = await pressed();
    await bench.transport.last.status(401, refused);
    expect([bench.gate.isOpen, bench.store.phase]).toEqual([true, 'ready']);
    await bench.logIn('second');
    expect(bench.transport.last.path).toBe(ENTRANCE);
    await bench.show(claimable, { taskPkgReceiveId: 'PKG-2' });
    expect(bodyOf(bench.transport.last)).toMatchObject({ stageNo: 1, taskPkgReceiveId: 'PKG-2' });
    await bench.transport.last.ok({ distributionStatus: 1, toast: '' });
    expect([bench.seen, bench.sentTo(CLAIM).length]).toEqual([[WON], 2]);
  });

  it('claims and shows nothing if that user has nothing to claim', async () => {
    const bench = await pressed();
    await bench.transport.last.status(401, refused);
    await bench.logIn('second');
    await bench.show(received, { taskPkgReceiveId: 'PKG-2' });
    expect([bench.seen, bench.sentTo(CLAIM).length, states(bench)[0]]).toEqual([[], 1, 'WAIT_DISTRIBUTION']);
  });

  it('shows nothing when the login is closed, and can be tapped again', async () => {
    const bench = await pressed();
    await bench.transport.last.status(401, refused);
    bench.gate.close();
    await settle();
    expect([bench.seen, bench.store.claimingStageNo]).toEqual([[], null]);
    await bench.clock.advance(500);
    bench.account.token = 'second';
    void bench.press(1);
    await settle();
    expect(bench.sentTo(CLAIM)).toHaveLength(2);
  });

  it('does not request a third login', async () => {
    const bench = await pressed();
    await bench.transport.last.status(401, refused);
    await bench.logIn('second');
    await bench.transport.last.status(401, refused);
    expect([bench.seen, bench.gate.isOpen, bench.store.claimingStageNo]).toEqual([[BUSY], false, null]);
  });
});
