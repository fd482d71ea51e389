import fc from 'fast-check';
import type { SentRequest } from '@/api/testing/fakeTransport';
import { PLATFORM_CODE } from '@/platform/host/types';
import { testActs } from '@/session/testing/testActs';
import { settle } from '@/utils/testing/fakeClock';
import { makeBench, readyBench, wireDrawn, type DrawBench } from './testing/drawBench';

const BUSY = { kind: 'message', text: '系统繁忙，请稍后再试~' };
const ALL_ROUNDS = '您已完成全部轮次抽奖，欢迎前往小程序参与其他活动';

/** No request is running and no timer is pending. */
function expectQuiet({ store, clock }: DrawBench): void {
  expect([store.isDrawing, store.motion.kind === 'run', clock.pending]).toEqual([false, false, 0]);
}
/** Long enough for any motion to end. */
const MOTION_MS = 6_000;

describe('the pool', () => {
  it.each([
    [3, '2026-11-28 00:00:00', 3, Date.UTC(2026, 10, 27, 16)],
    [0, null, 0, null],
    [-1, '', null, null],
    [2.5, 'tomorrow', null, null],
    ['many', 5, null, null],
    [undefined, undefined, null, null],
  ])('draws left %j, the next at %j', async (leftDrawCount, nextDrawTm, leftCount, nextDrawMs) => {
    const bench = await makeBench();
    await bench.pool({ leftDrawCount, nextDrawTm });
    expect(bench.store.activity).toMatchObject({ leftCount, nextDrawMs });
  });

  it.each([
    ['before it', 1, 1],
    ['from then on', 0, 2],
  ])('refused until a moment: a tap %s', async (_when, leftMs, calls) => {
    const bench = await makeBench();
    await bench.pool({ reasonCode: '1015', nextDrawTm: '2023-11-15 06:14:00' });
    await bench.clock.advance(Date.UTC(2023, 10, 14, 22, 14) - bench.clock.nowMs() - leftMs);
    void bench.press();
    await settle();
    expect(bench.transport.sent).toHaveLength(calls);
  });

  it('sends the parameters of the contract and shows the pool', async () => {
    const bench = await makeBench();
    expect(bench.store.phase).toBe('loading');
    expect(JSON.parse(bench.transport.last.body ?? '')).toEqual({
      aggregatePageBizId: 'FRI-GRID',
      drawPrizeActId: 'DA-1',
      channelCode: 'CH',
      client: 9,
    });
    await bench.pool();
    expect([bench.store.phase, bench.store.prizes.length]).toEqual(['ready', 8]);
  });
  it('without prizes is empty, and drawing is not possible', async () => {
    const bench = await makeBench({ prizeCount: 0 });
    await bench.pool();
    expect(bench.store.phase).toBe('empty');
    await bench.press();
    expect([bench.outcomes, bench.asked('drawPrize')]).toEqual([[{ kind: 'nothing' }], []]);
  });
  it('drops invalid prizes and keeps the first of a code', async () => {
    const bench = await makeBench();
    const good = { prizeCode: 'A', prizeType: 2 };
    await bench.pool({ prizeInfoList: [null, good, { prizeType: 2 }, { ...good, prizeName: 'x' }, 7] });
    expect(bench.store.prizes.map(({ code, name }) => [code, name])).toEqual([['A', '']]);
  });
  it('sorts by `index`, equal numbers in received order', async () => {
    const bench = await makeBench();
    const item = (prizeCode: string, index: number) => ({
      prizeCode,
      prizeType: 2,
      index,
      couponBizStr: '2,3',
    });
    await bench.pool({ prizeInfoList: [item('C', 3), item('A', 1), item('B', 1), item('Z', 0)] });
    expect(bench.store.prizes.map(({ code, business }) => code + business)).toEqual([
      'Z通用',
      'A通用',
      'B通用',
      'C通用',
    ]);
  });
  it.each([
    ['failed', true, (sent: SentRequest) => sent.fail('200400001', '抽奖活动不存在'), '抽奖活动不存在'],
    ['failed', true, (sent: SentRequest) => sent.fail('1'), '抽奖加载失败，请重试'],
    ['failed', true, (sent: SentRequest) => sent.ok({ activityCode: 1 }), '抽奖加载失败，请重试'],
    ['failed', true, (sent: SentRequest) => sent.answer({ kind: 'timeout' }), '抽奖加载失败，请重试'],
  ])('%s and can be retried', async (phase, isOnline, fail, text) => {
    const bench = await makeBench({ isOnline });
    await fail(bench.transport.last);
    expect([bench.store.phase, bench.store.failureText]).toEqual([phase, text]);
    void bench.store.load();
    await settle();
    expect(bench.store.phase).toBe('loading');
    await bench.pool();
    expect(bench.store.phase).toBe('ready');
  });
  it('another pool starts without a result: the light is off', async () => {
    const bench = await readyBench({ wantsMotion: false });
    await bench.press();
    await bench.drawn('P2');
    bench.store.closeResult();
    expect([bench.store.result, bench.store.motion]).toEqual([null, { kind: 'rest', at: 2 }]);
    void bench.store.refresh();
    await settle();
    await bench.pool();
    expect(bench.store.motion).toEqual({ kind: 'rest', at: 2 });
    void bench.store.refresh();
    await settle();
    await bench.pool({ prizeInfoList: [{ prizeCode: 'A', prizeType: 2 }] });
    expect(bench.store.motion).toEqual({ kind: 'rest', at: null });
  });
  it('is not fetched while a draw is running: its response brings the state', async () => {
    const bench = await readyBench();
    await bench.press();
    await bench.store.refresh();
    expect(bench.asked('prizeList')).toHaveLength(1);
  });
  it('without network is offline', async () => {
    const bench = await makeBench({ isOnline: false });
    for (let attempt = 0; attempt < 3; attempt += 1) {
      await bench.transport.last.lose();
      await bench.clock.advance(2_000);
    }
    expect(bench.store.phase).toBe('offline');
  });
  it('is public: an expired login is dropped for the second try', async () => {
    const bench = await makeBench();
    await bench.transport.last.status(401);
    expect(bench.asked('prizeList').map(({ headers }) => headers['Authorization'])).toEqual([
      'first',
      undefined,
    ]);
    await bench.pool({ reasonCode: '1011' });
    expect(bench.store.phase).toBe('ready');
  });
  it('a quiet refresh that fails changes nothing, one that succeeds changes the next tap', async () => {
    const bench = await readyBench();
    const { prizes } = bench.store;
    void bench.store.refresh();
    await settle();
    await bench.transport.last.fail('1');
    expect(bench.store.phase).toBe('ready');
    void bench.store.refresh();
    await settle();
    await bench.pool({ reasonCode: '1003' });
    expect(bench.store.prizes).toBe(prizes);
    await bench.press();
    expect(bench.outcomes).toEqual([{ kind: 'message', text: '抱歉，活动已结束' }]);
  });
});

describe('a draw', () => {
  it('grid: one request per tap, motion after 500 ms, dialog 1 s after it stopped on the prize', async () => {
    const bench = await readyBench();
    const { store, clock } = bench;
    await bench.press();
    expect(bench.asked('drawPrize')).toHaveLength(1);
    expect(JSON.parse(bench.transport.last.body ?? '')).toEqual({
      channelCode: 'CH',
      requestNo: 'requestNo0000001',
      code: 'DC-1',
      biz: '2',
      aggregatePageBizId: 'FRI-GRID',
      appSystem: '',
      burialPointInfo: '{"channel_id":"x"}',
    });
    expect([store.isDrawing, store.motion]).toEqual([true, { kind: 'run', from: 0 }]);
    await clock.advance(500 + 950 + 100);
    await bench.drawn('P5');
    // The current lap ends 220 ms later.
    await clock.advance(219);
    expect(store.motion.kind).toBe('run');
    await clock.advance(1);
    expect(store.motion).toEqual({ kind: 'stop', from: 0, to: 5 });
    await clock.advance(12 * 40 + 1_260 + 999);
    expect([store.result, store.isDrawing]).toEqual([null, true]);
    await clock.advance(1);
    expect(store.result).toEqual({
      prize: store.prizes[5],
      hasNext: true,
      couponId: '',
      nextTip: '第 2 轮最高可得首件免单券',
      leftText: '剩余抽奖次数 2 次',
    });
    expect(bench.outcomes).toEqual([{ kind: 'drawn', prize: store.prizes[5] }]);
    expect(store.activity).toMatchObject({
      buttonText: '再抽一次',
      reasonCode: '1000',
      leftCount: 2,
      nextDrawMs: Date.UTC(2026, 10, 27, 16),
    });
    expectQuiet(bench);
  });

  it('row: ticks of 500 ms, 2 s to the prize, dialog 0.5 s later', async () => {
    const bench = await readyBench({ style: 'row', prizeCount: 6 });
    await bench.press();
    expect(bench.store.motion).toEqual({ kind: 'run', from: 6 });
    await bench.drawn('P3');
    await bench.clock.advance(500 + 1_000);
    expect(bench.store.motion).toEqual({ kind: 'stop', from: 2, to: 3 });
    await bench.clock.advance(2_499);
    expect(bench.store.result).toBeNull();
    await bench.clock.advance(1);
    expect(bench.store.result?.prize.code).toBe('P3');
    expectQuiet(bench);
  });

  it('keeps running until the response arrives', async () => {
    const bench = await readyBench();
    await bench.press();
    await bench.clock.advance(14_000);
    expect(bench.store.motion.kind).toBe('run');
    await bench.drawn('P1');
    await bench.clock.advance(MOTION_MS);
    expect(bench.store.result?.prize.code).toBe('P1');
  });

  it('of a prize without its own place stops on the filler and shows the prize', async () => {
    const bench = await readyBench({ prizeCount: 11 });
    await bench.press();
    await bench.drawn('P10');
    await bench.clock.advance(MOTION_MS);
    expect([bench.store.motion, bench.store.result?.prize.code]).toEqual([
      { kind: 'stop', from: 0, to: 7 },
      'P10',
    ]);
  });

  it('with reduced motion shows the result immediately', async () => {
    const bench = await readyBench({ wantsMotion: false });
    await bench.press();
    expect(bench.store.motion.kind).toBe('rest');
    await bench.drawn('P2');
    expect([bench.store.result?.prize.code, bench.store.motion]).toEqual(['P2', { kind: 'rest', at: 2 }]);
    expectQuiet(bench);
  });

  it('sends one request, however often the user taps', async () => {
    const bench = await readyBench();
    await Promise.all([bench.press(), bench.press(), bench.press()]);
    await bench.clock.advance(2_000);
    await bench.press();
    await bench.drawn('P0');
    await bench.press();
    await bench.clock.advance(MOTION_MS);
    // The dialog covers the button.
    await bench.press();
    expect(bench.asked('drawPrize')).toHaveLength(1);
    expect(bench.outcomes.filter(({ kind }) => kind === 'drawn')).toHaveLength(1);
  });

  it('on 1000 the dialog draws again; otherwise it closes and the next tap shows the reason', async () => {
    const bench = await readyBench();
    const { store } = bench;
    await bench.press();
    await bench.drawn('P4');
    await bench.clock.advance(MOTION_MS);
    void store.closeAndDraw();
    await settle();
    expect([store.result, bench.asked('drawPrize').length]).toEqual([null, 2]);
    expect(store.motion).toEqual({ kind: 'run', from: 4 });
    await bench.drawn('P4', { nextReasonCode: '1004', buttonText: '', nextRoundAwardTip: '' });
    await bench.clock.advance(MOTION_MS);
    expect(store.result).toMatchObject({ hasNext: false, nextTip: '' });
    expect(await store.closeAndDraw()).toEqual({ kind: 'nothing' });
    await bench.press();
    expect(bench.outcomes[1]).toEqual({ kind: 'message', text: ALL_ROUNDS });
    expect(bench.asked('drawPrize')).toHaveLength(2);
  });

  it('on a hidden page animates nothing and waits for it', async () => {
    const bench = await readyBench();
    bench.store.hide();
    await bench.press();
    expect(bench.store.motion.kind).toBe('rest');
    await bench.drawn('P1');
    expect(bench.store.result).toBeNull();
    bench.store.show();
    await settle();
    expect(bench.store.result?.prize.code).toBe('P1');
  });

  it('that is app-only sends nothing in a browser', async () => {
    const bench = await readyBench({ isAppOnly: true });
    await bench.press();
    expect([bench.outcomes, bench.asked('drawPrize')]).toEqual([
      [{ kind: 'message', text: '请前往APP参与' }],
      [],
    ]);
    expectQuiet(bench);
  });

  it('is not refetched when the response brings the state', async () => {
    const bench = await readyBench();
    await bench.press();
    await bench.drawn('P1');
    await bench.clock.advance(MOTION_MS);
    expect(bench.asked('prizeList')).toHaveLength(1);
  });

  it('refetches the pool when the response does not bring the state', async () => {
    const bench = await readyBench();
    await bench.press();
    await bench.drawn('P1', { nextReasonCode: '' });
    await bench.clock.advance(MOTION_MS);
    expect([bench.store.result?.hasNext, bench.asked('prizeList').length]).toEqual([false, 2]);
  });
});

describe('a draw that is refused', () => {
  it.each([
    ['with words', { reasonCode: '1006', toast: '歇一会儿' }, '', '歇一会儿'],
    ['with msg', { reasonCode: '1006' }, '系统维护', '系统维护'],
    ['quietly', { reasonCode: '1099' }, '', BUSY.text],
    ['1004', { reasonCode: '1004', toast: '没了' }, '', ALL_ROUNDS],
  ])('%s stops immediately and shows the message', async (_name, changes, msg, text) => {
    const bench = await readyBench();
    await bench.press();
    await bench.clock.advance(1_500);
    await bench.transport.last.ok(
      wireDrawn('', { result: false, prizeInfo: null, nextReasonCode: '1015', ...changes }),
      { msg },
    );
    expect(bench.outcomes).toEqual([{ kind: 'message', text }]);
    expect([bench.store.result, bench.store.activity?.reasonCode]).toEqual([null, '1015']);
    expectQuiet(bench);
  });

  it.each([
    [
      'an answer',
      (sent: SentRequest) =>
        sent.ok(wireDrawn('', { result: false, prizeInfo: null, reasonCode: '1009', toast: '先寄件' })),
    ],
    ['a failed call', (sent: SentRequest) => sent.fail('1009', '先寄件')],
    [
      'the data of a failed call',
      (sent: SentRequest) => sent.status(200, { success: false, code: '9', data: { reasonCode: 1009 } }),
    ],
  ])('with 1009 in %s leads to sending a parcel, without a message', async (_name, answer) => {
    const bench = await readyBench();
    await bench.press();
    await answer(bench.transport.last);
    expect([bench.outcomes, bench.store.result]).toEqual([[{ kind: 'send-parcel' }], null]);
    expectQuiet(bench);
  });

  it.each([
    ['its toast before its msg', { reasonCode: '1006', toast: '歇一会儿' }, '系统维护', '歇一会儿'],
    ['its msg without a toast', { reasonCode: '1006' }, '系统维护', '系统维护'],
    ['that all rounds are done', { reasonCode: '1004', toast: '没了' }, '系统维护', ALL_ROUNDS],
  ])('after a failed call shows %s', async (_name, data, msg, text) => {
    const bench = await readyBench();
    await bench.press();
    await bench.transport.last.status(200, { success: false, code: '200400002', msg, data });
    expect(bench.outcomes).toEqual([{ kind: 'message', text }]);
    expect(bench.asked('prizeList')).toHaveLength(2);
    expectQuiet(bench);
  });

  it('with a prize that is not in the pool fails and refetches the pool', async () => {
    const bench = await readyBench();
    await bench.press();
    await bench.drawn('STRANGER', { toast: '恭喜' });
    expect([bench.outcomes, bench.store.result]).toEqual([[BUSY], null]);
    expect(bench.asked('prizeList')).toHaveLength(2);
    expectQuiet(bench);
  });
});

describe('a draw whose response is lost or broken', () => {
  const FAULTS: readonly (readonly [string, (sent: SentRequest) => Promise<void>, string])[] = [
    ['500', (sent) => sent.status(500), BUSY.text],
    ['a lost connection', (sent) => sent.lose(), BUSY.text],
    ['a hang', (sent) => sent.answer({ kind: 'timeout' }), BUSY.text],
    ['no JSON', (sent) => sent.status(200, '<html>'), BUSY.text],
    ['no result', (sent) => sent.ok({ prizeInfo: { prizeCode: 'P1' } }), BUSY.text],
    ['a result of another type', (sent) => sent.ok(wireDrawn('P1', { result: 'true' })), BUSY.text],
    ['null', (sent) => sent.ok(null), BUSY.text],
    ['a business failure', (sent) => sent.fail('200400002', '活动太火爆'), '活动太火爆'],
    ['a quiet business failure', (sent) => sent.fail('200400002'), BUSY.text],
  ];
  it.each(FAULTS)(
    '%s: stops, shows a message, refetches the pool, draws nothing automatically',
    async (_name, fail, text) => {
      const bench = await readyBench();
      await bench.press();
      await bench.clock.advance(1_000);
      await fail(bench.transport.last);
      expect(bench.outcomes).toEqual([{ kind: 'message', text }]);
      expect([bench.asked('drawPrize').length, bench.asked('prizeList').length]).toEqual([1, 2]);
      await bench.pool({ reasonCode: '1004' });
      expect(bench.store.activity?.reasonCode).toBe('1004');
      await bench.clock.advance(60_000);
      expect(bench.asked('drawPrize')).toHaveLength(1);
      expectQuiet(bench);
    },
  );
  it.each([
    ['lost: the next press asks for its prize under the same number', FAULTS[1], '0000001'],
    ['refused: the next press is another draw', FAULTS[7], '0000002'],
  ] as const)('%s', async (_name, fault, number) => {
    const bench = await readyBench();
    await bench.press();
    await fault?.[1](bench.transport.last);
    await bench.clock.advance(1_000);
    await bench.pool();
    await bench.press();
    expect(bench.asked('drawPrize')).toHaveLength(2);
    expect(bench.asked('drawPrize')[1]?.body).toContain(`requestNo${number}`);
  });

  it('lost with the last round, then page reload: a tap brings its prize, the next tap shows the rule', async () => {
    const acts = testActs();
    const before = await readyBench({ acts });
    await before.press();
    await before.transport.last.answer({ kind: 'timeout' });
    expect(acts.own()).toMatchObject({ requestNo: 'requestNo0000001', isUncertain: true });

    const bench = await readyBench({ acts, reasonCode: '1004' });
    await bench.press();
    expect(bench.transport.last.body).toContain('requestNo0000001');
    await bench.drawn('P3', { nextReasonCode: '1004' });
    await bench.clock.advance(MOTION_MS);
    expect([bench.store.result?.prize.code, acts.own()]).toEqual(['P3', null]);
    bench.store.closeResult();
    await bench.press();
    expect([bench.asked('drawPrize').length, bench.outcomes.at(-1)]).toEqual([
      1,
      { kind: 'message', text: ALL_ROUNDS },
    ]);
  });
  it('an expired login leaves no draw to look up', async () => {
    const acts = testActs();
    const bench = await readyBench({ acts });
    await bench.press();
    await bench.transport.last.status(401);
    expect(acts.own()?.isUncertain).toBe(false);
  });

  it('invalid texts beside it do not lose a win', async () => {
    const bench = await readyBench();
    await bench.press();
    await bench.transport.last.ok({
      result: true,
      prizeInfo: { prizeCode: 'P6' },
      toast: 7,
      buttonText: null,
    });
    await bench.clock.advance(MOTION_MS);
    expect(bench.store.result?.prize.code).toBe('P6');
  });
});

describe('login', () => {
  it('comes first when logged out; then the draw continues automatically, once', async () => {
    const bench = await readyBench({ token: null, reasonCode: '1011' });
    await bench.press();
    expect([bench.gate.isOpen, bench.asked('drawPrize').length, bench.store.motion.kind]).toEqual([
      true,
      0,
      'rest',
    ]);
    await bench.logIn('second');
    // Another account’s draw may have a different state.
    expect(bench.asked('prizeList')).toHaveLength(2);
    await bench.pool({ reasonCode: '1000' });
    expect([bench.asked('drawPrize').length, bench.store.motion.kind]).toEqual([1, 'run']);
    await bench.drawn('P1');
    await bench.clock.advance(MOTION_MS);
    expect([bench.store.result?.prize.code, bench.asked('drawPrize').length]).toEqual(['P1', 1]);
  });
  it.each([
    ['1015', { kind: 'message', text: '今日抽奖次数已用完' }],
    ['1009', { kind: 'send-parcel' }],
  ])('and then %s: shows it without drawing', async (reasonCode, outcome) => {
    const bench = await readyBench({ token: null, reasonCode: '1011' });
    await bench.press();
    await bench.logIn('second');
    await bench.pool({ reasonCode });
    expect([bench.outcomes, bench.asked('drawPrize')]).toEqual([[outcome], []]);
    expectQuiet(bench);
  });
  it('closed by the user draws nothing', async () => {
    const bench = await readyBench({ token: null });
    await bench.press();
    bench.gate.close();
    await settle();
    expect([bench.outcomes, bench.asked('drawPrize')]).toEqual([[{ kind: 'nothing' }], []]);
    expectQuiet(bench);
  });
  it('expired midway (401): the motion stops, and after login one more request is sent', async () => {
    const bench = await readyBench();
    await bench.press();
    await bench.clock.advance(1_000);
    await bench.transport.last.status(401);
    expect([bench.gate.isOpen, bench.store.motion.kind, bench.store.isDrawing]).toEqual([true, 'rest', true]);
    await bench.press();
    await bench.logIn('second');
    await bench.pool();
    expect(bench.asked('drawPrize')).toHaveLength(2);
    await bench.drawn('P7');
    await bench.clock.advance(MOTION_MS);
    expect([bench.store.result?.prize.code, bench.asked('drawPrize').length]).toEqual(['P7', 2]);
    expectQuiet(bench);
  });
  it('expired midway and closed: refetches the pool anonymously', async () => {
    const bench = await readyBench();
    await bench.press();
    await bench.transport.last.status(401);
    bench.gate.close();
    await settle();
    await bench.pool({ reasonCode: '1011' });
    expect(bench.outcomes).toEqual([{ kind: 'nothing' }]);
    expect(bench.store.activity?.reasonCode).toBe('1011');
    expectQuiet(bench);
  });
  it('refused again right after login: no third try', async () => {
    const bench = await readyBench();
    await bench.press();
    await bench.transport.last.status(401);
    await bench.logIn('second');
    await bench.pool();
    await bench.transport.last.status(401);
    expect([bench.outcomes, bench.asked('drawPrize').length]).toEqual([[BUSY], 2]);
    expectQuiet(bench);
  });
  it('in the consumer app the draw is tried first', async () => {
    const bench = await readyBench({ token: null, platformCode: PLATFORM_CODE.consumerApp });
    await bench.press();
    expect([bench.gate.isOpen, bench.asked('drawPrize').length]).toEqual([false, 1]);
  });
  it('a pool that fails to load after login draws nothing', async () => {
    const bench = await readyBench({ token: null });
    await bench.press();
    await bench.logIn('second');
    await bench.transport.last.fail('1');
    expect([bench.outcomes, bench.asked('drawPrize')]).toEqual([[BUSY], []]);
    expectQuiet(bench);
  });
});

describe('hiding', () => {
  it('a response that came meanwhile is shown immediately on return', async () => {
    const bench = await readyBench();
    await bench.press();
    await bench.clock.advance(1_000);
    bench.store.hide();
    expect([bench.store.motion.kind, bench.clock.pending]).toEqual(['rest', 0]);
    await bench.drawn('P2');
    await bench.clock.advance(60_000);
    expect([bench.store.result, bench.outcomes]).toEqual([null, []]);
    bench.store.show();
    await settle();
    expect([bench.store.result?.prize.code, bench.store.motion]).toEqual(['P2', { kind: 'rest', at: 2 }]);
    expectQuiet(bench);
  });
  it.each([
    ['on the way out', 1_600],
    ['stopped, before the dialog', 3_500],
  ])('%s: the result on return', async (_name, ms) => {
    const bench = await readyBench();
    await bench.press();
    await bench.drawn('P2');
    await bench.clock.advance(ms);
    expect(bench.store.result).toBeNull();
    bench.store.hide();
    await settle();
    expect([bench.store.result, bench.clock.pending]).toEqual([null, 0]);
    bench.store.show();
    await settle();
    expect(bench.store.result?.prize.code).toBe('P2');
  });
  it('a failure that came meanwhile is shown on return', async () => {
    const bench = await readyBench();
    await bench.press();
    bench.store.hide();
    await bench.transport.last.status(500);
    expect(bench.outcomes).toEqual([]);
    bench.store.show();
    await settle();
    expect(bench.outcomes).toEqual([BUSY]);
  });
  it('without a response it runs again on return', async () => {
    const bench = await readyBench();
    await bench.press();
    bench.store.hide();
    bench.store.show();
    expect(bench.store.motion.kind).toBe('run');
    await bench.drawn('P2');
    await bench.clock.advance(MOTION_MS);
    expect([bench.store.result?.prize.code, bench.asked('drawPrize').length]).toEqual(['P2', 1]);
  });
});

describe('leaving the page', () => {
  it.each([
    ['while it is asked', async () => undefined],
    ['while it stops', async (bench: DrawBench) => bench.drawn('P1')],
  ])('%s: no timer, no dialog, no message', async (_name, before) => {
    const bench = await readyBench();
    await bench.press();
    await before(bench);
    await bench.clock.advance(700);
    bench.scope.cancel();
    await settle();
    expect([bench.outcomes, bench.store.result, bench.clock.pending]).toEqual([
      [{ kind: 'nothing' }],
      null,
      0,
    ]);
    await bench.press();
    expect(bench.asked('drawPrize')).toHaveLength(1);
  });
  it('hidden with a pending result: nothing is left', async () => {
    const bench = await readyBench();
    await bench.press();
    bench.store.hide();
    await bench.drawn('P1');
    bench.scope.cancel();
    await settle();
    expect([bench.outcomes, bench.store.result]).toEqual([[{ kind: 'nothing' }], null]);
  });
});

it('in any order of events, every draw ends on its own prize with one request', async () => {
  const step = fc.oneof(
    fc
      .constantFrom('press', 'press', 'hide', 'show', 'next', 'refresh', 'login', 'close')
      .map((kind) => ({ kind, at: 0 })),
    fc.nat({ max: 9_000 }).map((at) => ({ kind: 'time', at })),
    fc.nat({ max: 9 }).map((at) => ({ kind: 'answer', at })),
    fc.constantFrom(401, 500).map((at) => ({ kind: 'status', at })),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('grid' as const, 'row' as const),
      fc.array(step, { maxLength: 20 }),
      async (style, steps) => {
        const bench = await readyBench({ style });
        const { store, transport, clock } = bench;
        const answered = new Set<SentRequest>();
        const drawn: string[] = [];
        const shown: (string | undefined)[] = [];
        const answer = async (at: number): Promise<void> => {
          const open = transport.sent.filter((sent) => !answered.has(sent) && !sent.isCancelled).pop();
          if (open === undefined) return;
          answered.add(open);
          if (!open.path.endsWith('drawPrize')) return bench.pool();
          if (at < 8) drawn.push(`P${at}`);
          await open.ok(wireDrawn(at < 8 ? `P${at}` : 'STRANGER'));
        };
        answered.add(transport.last);
        const act = async ({ kind, at }: { kind: string; at: number }): Promise<void> => {
          if (kind === 'press') await bench.press();
          else if (kind === 'hide') store.hide();
          else if (kind === 'show') store.show();
          else if (kind === 'next') void store.closeAndDraw();
          else if (kind === 'refresh') void store.refresh();
          else if (kind === 'login') await bench.logIn('again');
          else if (kind === 'close') bench.gate.close();
          else if (kind === 'time') await clock.advance(at);
          else if (kind === 'answer') await answer(at);
          else {
            const open = transport.sent.filter((sent) => !answered.has(sent) && !sent.isCancelled).pop();
            if (open !== undefined) {
              answered.add(open);
              await open.status(at);
            }
          }
          await settle();
          const now = store.result?.prize.code;
          if (now !== undefined && shown[shown.length - 1] !== now) shown.push(now);
          const open = bench.asked('drawPrize').filter((sent) => !answered.has(sent) && !sent.isCancelled);
          expect(open.length).toBeLessThanOrEqual(1);
        };
        for (const one of steps) await act(one);
        store.show();
        bench.gate.close();
        await settle();
        for (let round = 0; round < 4; round += 1) {
          await answer(0);
          await clock.advance(30_000);
        }
        expectQuiet(bench);
        for (const code of shown) expect(drawn).toContain(code);
      },
    ),
    { numRuns: 150 },
  );
});
