import type { SentRequest } from '@/api/testing/fakeTransport';
import {
  atCashier,
  bodyOf,
  makeBench,
  press,
  SECOND_MS,
  shown,
  WECHAT,
  wireOrder,
  wireSale,
  wireState,
} from '@/domain/couponSale/testing/saleBench';
import type { PaymentOutcome } from '@/platform/payment/types';
import { memoryBackend } from '@/platform/storage/area';
import { settle } from '@/utils/testing/fakeClock';

/** Code of `couponSaleState`: this account has no such order. */
const NO_ORDER = '201300008';
const PAID_BY_HOST: PaymentOutcome = { kind: 'paid-unconfirmed' };
const UNKNOWN: PaymentOutcome = { kind: 'unknown' };
const CANCELLED: PaymentOutcome = { kind: 'cancelled' };
const FAILED: PaymentOutcome = { kind: 'failed', message: 'order paid failed' };

describe('from the tap to the cashier', () => {
  it('places one order and pays with the payment provider’s parameters', async () => {
    const { purchase, transport, cashier, calls, memory } = await atCashier();
    expect(bodyOf(transport.last)).toEqual({
      code: 'CS-1',
      submitNo: 'SUBMIT-1',
      client: 5,
      channelId: 'CH',
      burialPointInfo: '{}',
    });
    expect(cashier).toEqual([{ provider: 'wechat', ...WECHAT }]);
    expect([purchase.phase, purchase.isBusy]).toEqual(['paying', true]);
    expect(memory.read()).toEqual({ owner: 'A', submitNo: 'SUBMIT-1', orderNo: 'O1', report: 'asked' });
    await purchase.buy();
    expect(calls()).toEqual(['anon', 'v2']);
  });

  it('passes on the payment app’s parameters', async () => {
    const bench = await shown();
    press(bench.purchase.buy);
    await settle();
    await bench.transport.last.ok(
      wireOrder({ payment: { house: 'ALIPAY', wechat: null, alipay: { tradeNo: 'T1' } } }),
    );
    expect(bench.cashier).toEqual([{ provider: 'alipay', tradeNo: 'T1' }]);
  });

  it('asks for login first and refetches the package afterwards', async () => {
    const bench = await shown({}, { token: null });
    const pressed = press(bench.purchase.buy);
    await settle();
    expect([bench.gate.isOpen, bench.calls()]).toEqual([true, ['anon']]);
    await bench.logIn('second');
    await bench.transport.last.ok(wireOrder());
    expect(bench.calls()).toEqual(['anon', 'v2']);
    expect(pressed.outcome).toBeNull();
  });

  it('closing the login changes nothing', async () => {
    const bench = await shown({}, { token: null });
    const pressed = press(bench.purchase.buy);
    await settle();
    bench.gate.close();
    await settle();
    expect([pressed.outcome, bench.purchase.phase, bench.calls()]).toEqual([
      { kind: 'nothing' },
      'idle',
      ['anon'],
    ]);
  });

  it('after an expired login, the new account’s limit applies', async () => {
    const bench = await shown();
    const pressed = press(bench.purchase.buy);
    await settle();
    await bench.transport.last.status(401);
    await bench.logIn('second');
    await bench.transport.last.fail(NO_ORDER);
    await bench.transport.last.ok(wireSale({ limit: 1, boughtCount: 1 }));
    expect([pressed.outcome, bench.sale.action, bench.calls()]).toEqual([
      { kind: 'nothing' },
      'limit-reached',
      ['anon', 'v2', 'state', 'anon'],
    ]);
  });

  it.each<[string, (request: SentRequest) => Promise<void>, string]>([
    ['sold out', (request) => request.fail('201300002', '手慢了，券包已售罄'), '手慢了，券包已售罄'],
    ['limit, without words', (request) => request.fail('201300003'), '您已达到购买上限'],
    ['spoilt number', (request) => request.fail('201300007', '请勿重复提交'), '下单失败，请重试'],
  ])('%s: shows a message and opens no cashier', async (_name, fail, text) => {
    const bench = await shown();
    const pressed = press(bench.purchase.buy);
    await settle();
    await fail(bench.transport.last);
    expect([pressed.outcome, bench.purchase.phase, bench.cashier]).toEqual([
      { kind: 'message', text },
      'idle',
      [],
    ]);
  });

  describe('after a lost response the order is looked up by the submitted number', () => {
    const lost = async () => {
      const bench = await shown();
      const pressed = press(bench.purchase.buy);
      await settle();
      await bench.transport.last.lose();
      expect(bodyOf(bench.transport.last)).toEqual({ ofSubmitNo: 'SUBMIT-1' });
      return { ...bench, pressed };
    };

    it('an order exists: it can be paid and no second one is made', async () => {
      const bench = await lost();
      await bench.transport.last.ok(wireState('PAYING'));
      expect([bench.pressed.outcome, bench.purchase.phase, bench.memory.read()?.orderNo]).toEqual([
        { kind: 'nothing' },
        'unpaid',
        'O1',
      ]);
    });

    it('the order was free and counts as bought', async () => {
      const bench = await lost();
      await bench.transport.last.ok(wireState('PAID'));
      expect([bench.pressed.outcome, bench.memory.read()]).toEqual([{ kind: 'paid', orderNo: 'O1' }, null]);
    });

    it('no order exists: says so, and the next tap sends the same number', async () => {
      const bench = await lost();
      await bench.transport.last.fail(NO_ORDER);
      expect([bench.pressed.outcome, bench.purchase.phase, bench.cashier]).toEqual([
        { kind: 'message', text: '下单失败，请重试' },
        'idle',
        [],
      ]);
      press(bench.purchase.buy);
      await settle();
      await bench.transport.last.fail(NO_ORDER);
      expect(bodyOf(bench.transport.last)['submitNo']).toBe('SUBMIT-1');
      await bench.transport.last.fail('201300002');
      press(bench.purchase.buy);
      await settle();
      expect(bodyOf(bench.transport.last)['submitNo']).toBe('SUBMIT-2');
    });

    it('the lookup fails too: not reported as failed; reopening the page looks it up', async () => {
      const backend = memoryBackend();
      const bench = await shown({}, { backend });
      const pressed = press(bench.purchase.buy);
      await settle();
      await bench.transport.last.status(500);
      await bench.transport.last.fail('500');
      expect(pressed.outcome).toEqual({
        kind: 'message',
        text: '还不知道是否已下单，请再试一次，不会重复下单',
      });
      const next = makeBench({ backend });
      const resumed = press(next.purchase.resume);
      await settle();
      await next.transport.last.ok(wireState('PAID'));
      expect(resumed.outcome).toEqual({ kind: 'paid', orderNo: 'O1' });
    });
  });

  it('a number whose order is over is replaced by a new one, once', async () => {
    const bench = await shown();
    const pressed = press(bench.purchase.buy);
    await settle();
    await bench.transport.last.ok(wireOrder({ stateCode: 'CLOSED', payment: null }));
    expect(bodyOf(bench.transport.last)['submitNo']).toBe('SUBMIT-2');
    await bench.transport.last.ok(wireOrder({ stateCode: 'CLOSED', payment: null }));
    expect(pressed.outcome).toEqual({ kind: 'message', text: '下单失败，请重试' });
  });

  it('a free package is paid without a cashier', async () => {
    const bench = await shown({ purchasePrice: 0 });
    const pressed = press(bench.purchase.buy);
    await settle();
    await bench.transport.last.ok(wireOrder({ stateCode: 'PAID', payFen: 0, payment: null }));
    expect([pressed.outcome, bench.memory.read()]).toEqual([{ kind: 'paid', orderNo: 'O1' }, null]);
  });

  it('a price other than the shown one is not paid: the order is closed', async () => {
    const bench = await shown();
    const pressed = press(bench.purchase.buy);
    await settle();
    await bench.transport.last.ok(wireOrder({ payFen: 1990 }));
    await bench.transport.last.ok(wireState('PAYING'));
    expect(bench.calls()).toEqual(['anon', 'v2', 'state', 'close']);
    await bench.transport.last.ok(wireState('CLOSED'));
    expect([pressed.outcome, bench.cashier]).toEqual([
      { kind: 'message', text: '价格已更新，请确认后再购买' },
      [],
    ]);
  });
});

describe('after the cashier reports', () => {
  it.each([
    ['paid', PAID_BY_HOST],
    ['cancelled', CANCELLED],
    ['failed', FAILED],
  ])('%s, and the gateway says PAID: paid', async (_name, outcome) => {
    const bench = await atCashier();
    await bench.report(outcome);
    expect(bench.purchase.phase).toBe('confirming');
    await bench.transport.last.ok(wireState('PAID'));
    expect([bench.pressed.outcome, bench.purchase.phase, bench.memory.read(), bench.calls()]).toEqual([
      { kind: 'paid', orderNo: 'O1' },
      'idle',
      null,
      ['anon', 'v2', 'state'],
    ]);
  });

  it('the money arrives while polling every second', async () => {
    const bench = await atCashier();
    await bench.report(PAID_BY_HOST);
    for (let second = 0; second < 3; second += 1) {
      await bench.transport.last.ok(wireState('PAYING'));
      await bench.clock.advance(SECOND_MS);
    }
    await bench.transport.last.ok(wireState('PAID'));
    expect(bench.calls().filter((call) => call === 'state')).toHaveLength(4);
    expect(bench.pressed.outcome).toEqual({ kind: 'paid', orderNo: 'O1' });
  });

  const stayPaying = async (bench: Awaited<ReturnType<typeof atCashier>>): Promise<void> => {
    for (let second = 0; second < 11; second += 1) {
      await bench.transport.last.ok(wireState('PAYING'));
      await bench.clock.advance(SECOND_MS);
    }
  };

  it('still PAYING after ten seconds and maybe paid: unconfirmed, never paid again', async () => {
    const bench = await atCashier();
    await bench.report(PAID_BY_HOST);
    await stayPaying(bench);
    expect([bench.pressed.outcome, bench.purchase.phase, bench.purchase.expiresAt]).toEqual([
      { kind: 'nothing' },
      'unconfirmed',
      '2026-11-21 10:15:00',
    ]);
    expect([bench.calls().filter((call) => call === 'state').length, bench.clock.pending]).toEqual([11, 0]);
    press(bench.purchase.buy);
    await settle();
    await stayPaying(bench);
    expect([bench.purchase.phase, bench.cashier.length]).toEqual(['unconfirmed', 1]);
    const refreshed = press(bench.purchase.refresh);
    await settle();
    await bench.transport.last.ok(wireState('PAID'));
    expect(refreshed.outcome).toEqual({ kind: 'paid', orderNo: 'O1' });
  });

  it('failed, and no money arrives: the same order can be paid again', async () => {
    const bench = await atCashier();
    await bench.report(FAILED);
    await stayPaying(bench);
    expect([bench.purchase.phase, bench.purchase.hasFailed]).toEqual(['unpaid', true]);
    press(bench.purchase.buy);
    await settle();
    await bench.transport.last.ok(wireState('PAYING'));
    expect(bodyOf(bench.transport.last)['submitNo']).toBe('SUBMIT-1');
    await bench.transport.last.ok(wireOrder({ isRepeat: true }));
    expect(bench.cashier).toHaveLength(2);
    await bench.report(PAID_BY_HOST);
    await bench.transport.last.ok(wireState('PAID'));
    expect(bench.memory.read()).toBeNull();
  });

  describe.each([
    ['does not know', UNKNOWN],
    ['failed', FAILED],
  ])('the cashier %s, and the gateway says not paid', (_name, outcome) => {
    it('can be paid again immediately while polling continues', async () => {
      const bench = await atCashier();
      await bench.report(outcome);
      expect(bench.purchase.phase).toBe('confirming');
      await bench.transport.last.ok(wireState('PAYING'));
      expect([bench.purchase.phase, bench.purchase.hasFailed, bench.pressed.outcome]).toEqual([
        'unpaid',
        true,
        null,
      ]);
      await bench.clock.advance(SECOND_MS);
      expect(await bench.purchase.resume()).toEqual({ kind: 'nothing' });
      await bench.transport.last.ok(wireState('PAID'));
      expect([bench.pressed.outcome, bench.purchase.phase, bench.cashier.length]).toEqual([
        { kind: 'paid', orderNo: 'O1' },
        'idle',
        1,
      ]);
    });

    it('重新支付 pays the same order; the earlier poll changes nothing', async () => {
      const bench = await atCashier();
      await bench.report(outcome);
      await bench.transport.last.ok(wireState('PAYING'));
      await bench.clock.advance(SECOND_MS);
      const again = press(bench.purchase.buy);
      await settle();
      await bench.transport.last.ok(wireState('PAYING')); // both polls have sent it
      expect([bench.pressed.outcome, bench.purchase.isBusy]).toEqual([{ kind: 'nothing' }, true]);
      await bench.transport.last.ok(wireOrder({ isRepeat: true }));
      await bench.report(PAID_BY_HOST);
      await bench.transport.last.ok(wireState('PAID'));
      expect([again.outcome, bench.cashier.length]).toEqual([{ kind: 'paid', orderNo: 'O1' }, 2]);
    });

    it('and the gateway cannot be reached: stays locked', async () => {
      const bench = await atCashier();
      await bench.report(outcome);
      for (let second = 0; second < 11; second += 1) {
        await bench.transport.last.fail('500');
        await bench.clock.advance(SECOND_MS);
      }
      expect(bench.purchase.phase).toBe('unconfirmed');
    });
  });

  it('failed, but paid by the time of the second tap: no second payment', async () => {
    const bench = await atCashier();
    await bench.report(FAILED);
    await stayPaying(bench);
    const again = press(bench.purchase.buy);
    await settle();
    await bench.transport.last.ok(wireState('PAID'));
    expect([again.outcome, bench.cashier.length]).toEqual([{ kind: 'paid', orderNo: 'O1' }, 1]);
  });

  it('the last package, held by the user’s own order, can still be paid', async () => {
    const bench = await atCashier();
    await bench.report(FAILED);
    await stayPaying(bench);
    void bench.sale.refresh();
    await settle();
    await bench.transport.last.ok(wireSale({ stock: 0, statusCode: 'SOLD_OUT' }));
    press(bench.purchase.buy);
    await settle();
    await bench.transport.last.ok(wireState('PAYING'));
    await bench.transport.last.ok(wireOrder({ isRepeat: true }));
    expect(bench.cashier).toHaveLength(2);
  });

  it('cancelled and not paid: the order is closed', async () => {
    const bench = await atCashier();
    await bench.report(CANCELLED);
    await bench.transport.last.ok(wireState('PAYING'));
    expect(bench.calls()).toEqual(['anon', 'v2', 'state', 'close']);
    await bench.transport.last.ok(wireState('CLOSED', { msg: '订单已取消' }));
    expect([bench.pressed.outcome, bench.purchase.phase, bench.memory.read()]).toEqual([
      { kind: 'closed', text: '已取消支付' },
      'idle',
      null,
    ]);
  });

  it('cancelled, but paid while closing: paid', async () => {
    const bench = await atCashier();
    await bench.report(CANCELLED);
    await bench.transport.last.ok(wireState('PAYING'));
    await bench.transport.last.ok(wireState('PAID'));
    expect(bench.pressed.outcome).toEqual({ kind: 'paid', orderNo: 'O1' });
  });

  it('cancelled, and the close response is lost: unconfirmed; 刷新结果 closes it', async () => {
    const bench = await atCashier();
    await bench.report(CANCELLED);
    await bench.transport.last.ok(wireState('PAYING'));
    await bench.transport.last.lose();
    expect([bench.pressed.outcome, bench.purchase.phase]).toEqual([{ kind: 'nothing' }, 'unconfirmed']);
    const refreshed = press(bench.purchase.refresh);
    await settle();
    await bench.transport.last.ok(wireState('CLOSED'));
    expect(refreshed.outcome).toEqual({ kind: 'closed', text: '已取消支付' });
  });

  it('no cashier available: the order is closed and the message says where to pay', async () => {
    const bench = await atCashier();
    await bench.report({ kind: 'unsupported', why: 'no provider' });
    await bench.transport.last.ok(wireState('PAYING'));
    await bench.transport.last.ok(wireState('CLOSED'));
    expect(bench.pressed.outcome).toEqual({ kind: 'message', text: '请在微信或支付宝中打开购买' });
  });

  it('closed while paying, and the money is refunded: the gateway’s message', async () => {
    const bench = await atCashier();
    await bench.report(PAID_BY_HOST);
    await bench.transport.last.ok(wireState('REFUNDED', { msg: '款项将原路退回' }));
    expect(bench.pressed.outcome).toEqual({ kind: 'message', text: '款项将原路退回' });
  });

  it('the login expires meanwhile: after the new login the same order is checked, not paid again', async () => {
    const bench = await atCashier();
    await bench.report(PAID_BY_HOST);
    await bench.transport.last.status(401);
    expect(bench.gate.isOpen).toBe(true);
    await bench.logIn('second');
    await bench.transport.last.ok(wireState('PAID'));
    expect([bench.pressed.outcome, bench.cashier.length]).toEqual([{ kind: 'paid', orderNo: 'O1' }, 1]);
  });

  it('polling pauses while the page is hidden and resumes when it is shown', async () => {
    const bench = await atCashier();
    await bench.report(PAID_BY_HOST);
    await bench.transport.last.ok(wireState('PAYING'));
    bench.watch.pause();
    await bench.clock.advance(60 * SECOND_MS);
    expect(bench.calls().filter((call) => call === 'state')).toHaveLength(1);
    bench.watch.resume();
    await settle();
    await bench.transport.last.ok(wireState('PAYING'));
    await bench.clock.advance(SECOND_MS);
    await bench.transport.last.ok(wireState('PAID'));
    expect(bench.pressed.outcome).toEqual({ kind: 'paid', orderNo: 'O1' });
  });

  it('ends with the page, hidden or not, and keeps the order for the next visit', async () => {
    for (const isHidden of [false, true]) {
      const bench = await atCashier();
      await bench.report(PAID_BY_HOST);
      await bench.transport.last.ok(wireState('PAYING'));
      if (isHidden) bench.watch.pause();
      await bench.clock.advance(isHidden ? SECOND_MS : 0);
      bench.scope.cancel();
      await settle();
      expect([bench.pressed.outcome, bench.purchase.isBusy, bench.clock.pending]).toEqual([
        { kind: 'nothing' },
        false,
        0,
      ]);
      expect(bench.memory.read()).toMatchObject({ orderNo: 'O1', report: 'maybe-paid' });
    }
  });
});

describe('reopening the page', () => {
  const left = async (report: PaymentOutcome | null) => {
    const backend = memoryBackend();
    const before = await atCashier({}, { backend });
    if (report !== null) await before.report(report);
    before.scope.cancel();
    await settle();
    return backend;
  };

  it.each([
    ['in front of the cashier', null],
    ['while it was asked about', PAID_BY_HOST],
  ])('%s: fetches the state and finds it paid', async (_name, report) => {
    const bench = makeBench({ backend: await left(report) });
    const resumed = press(bench.purchase.resume);
    await settle();
    await bench.transport.last.ok(wireState('PAID'));
    expect([resumed.outcome, bench.memory.read()]).toEqual([{ kind: 'paid', orderNo: 'O1' }, null]);
  });

  it('left at the cashier unpaid: can be paid or cancelled', async () => {
    const bench = makeBench({ backend: await left(null) });
    press(bench.purchase.resume);
    for (let second = 0; second < 11; second += 1) {
      await settle();
      await bench.transport.last.ok(wireState('PAYING'));
      await bench.clock.advance(SECOND_MS);
    }
    expect([bench.purchase.phase, bench.purchase.hasFailed]).toEqual(['unpaid', false]);
    const cancelled = press(bench.purchase.cancel);
    await settle();
    await bench.transport.last.ok(wireState('PAYING'));
    await bench.transport.last.ok(wireState('CLOSED'));
    expect([cancelled.outcome, bench.purchase.phase]).toEqual([
      { kind: 'closed', text: '已取消支付' },
      'idle',
    ]);
  });

  it('resume does nothing while a purchase waits for the package refetch', async () => {
    const bench = await shown({}, { backend: await left(PAID_BY_HOST) });
    press(bench.purchase.buy);
    await settle();
    await bench.transport.last.status(401);
    await bench.logIn('second');
    await bench.transport.last.ok(wireState('CLOSED'));
    const calls = ['anon', 'state', 'state', 'anon'];
    expect([bench.calls(), bench.purchase.isBusy]).toEqual([calls, true]);
    press(bench.purchase.resume);
    press(bench.purchase.buy);
    await settle();
    expect([bench.calls(), bench.purchase.isBusy]).toEqual([calls, true]);
    await bench.transport.last.ok(wireSale());
    expect(bench.calls()).toEqual([...calls, 'v2']);
  });

  it('closed by the gateway meanwhile: says so once', async () => {
    const bench = makeBench({ backend: await left(PAID_BY_HOST) });
    const resumed = press(bench.purchase.resume);
    await settle();
    await bench.transport.last.ok(wireState('CLOSED', { msg: '超时未支付，订单已关闭' }));
    expect(resumed.outcome).toEqual({ kind: 'closed', text: '超时未支付，订单已关闭' });
    expect(await bench.purchase.resume()).toEqual({ kind: 'nothing' });
  });

  it('another user’s order is ignored and kept for its account', async () => {
    const backend = await left(PAID_BY_HOST);
    const bench = makeBench({ backend, mark: 'B' });
    const resumed = press(bench.purchase.resume);
    await settle();
    await bench.transport.last.fail('201300008', '订单不存在');
    expect([resumed.outcome, bench.purchase.phase, bench.memory.read()]).toEqual([
      { kind: 'nothing' },
      'idle',
      null,
    ]);
    expect(makeBench({ backend }).memory.read()).toMatchObject({ orderNo: 'O1' });
  });

  it('another account buys meanwhile: the first, after a new login, sees its own order and pays once', async () => {
    const backend = await left(PAID_BY_HOST);
    const other = await shown({}, { backend, mark: 'B' });
    const bought = press(other.purchase.buy);
    await settle();
    await other.transport.last.fail('201300008');
    await other.transport.last.ok(wireOrder({ orderNo: 'O2', stateCode: 'PAID', payment: null }));
    expect(bought.outcome).toEqual({ kind: 'paid', orderNo: 'O2' });

    const bench = await shown({}, { backend, mark: 'A-AGAIN' });
    const again = press(bench.purchase.buy);
    await settle();
    await bench.transport.last.ok(wireState('PAID'));
    expect([again.outcome, bench.calls(), bench.cashier]).toEqual([
      { kind: 'paid', orderNo: 'O1' },
      ['anon', 'state'],
      [],
    ]);
    expect(makeBench({ backend }).memory.read()).toBeNull();
  });

  it('the cashier reports after an account switch: the report is kept for the account that paid', async () => {
    const backend = memoryBackend();
    const before = await atCashier({}, { backend });
    before.scope.cancel();
    makeBench({ backend, mark: 'B' }).memory.write({
      owner: 'B',
      submitNo: 'SB',
      orderNo: 'OB',
      report: 'asked',
    });
    await before.report(PAID_BY_HOST);
    expect(makeBench({ backend, mark: 'B' }).memory.read()).toMatchObject({ orderNo: 'OB', report: 'asked' });
    expect(makeBench({ backend }).memory.read()).toMatchObject({ orderNo: 'O1', report: 'maybe-paid' });
  });

  it('logged out: no request; an expired login opens no popup', async () => {
    const backend = await left(PAID_BY_HOST);
    const out = makeBench({ backend, token: null });
    expect([await out.purchase.resume(), out.calls()]).toEqual([{ kind: 'nothing' }, []]);
    const bench = makeBench({ backend });
    const resumed = press(bench.purchase.resume);
    await settle();
    await bench.transport.last.status(401);
    expect([resumed.outcome, bench.gate.isOpen, bench.purchase.phase]).toEqual([
      { kind: 'nothing' },
      false,
      'idle',
    ]);
  });

  it('without an open order there is no request', async () => {
    const bench = makeBench();
    expect([await bench.purchase.resume(), bench.calls()]).toEqual([{ kind: 'nothing' }, []]);
  });
});
