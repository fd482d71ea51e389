import { settle } from '@/utils/testing/fakeClock';
import { shown, type Bench } from './testing/aggregationBench';

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
