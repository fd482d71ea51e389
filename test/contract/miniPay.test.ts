import type { FastifyInstance } from 'fastify';
import { FIXTURE_LINKS } from '../../sandbox/areas';
import { PACKAGES } from '../../sandbox/coupon/packages';
import { control, startSandbox, tokenOf } from './harness';
import { miniCalls } from './miniCalls';

let app: FastifyInstance;
beforeAll(async () => {
  app = await startSandbox();
});
beforeEach(() => control(app, 'reset'));
afterAll(() => app.close());

const MINUTE_MS = 60_000;
const visitor = async (mobile = '13912345678') => miniCalls(app, await tokenOf(app, mobile));
const clock = (offsetMs: number) => control(app, 'clock', { offsetMs });
const ask = async (payment: unknown, choice = 'pay') =>
  (
    await app.inject({ method: 'POST', url: '/__sandbox/pay/ask', payload: { payment, choice } })
  ).json<unknown>();
const pay = (orderNo: unknown, result = 'pay') => control(app, 'pay', { orderNo, result });

describe('a package on sale', () => {
  test.each([
    ['CS-OPEN', 'RUNNING'],
    ['CS-SOLD-OUT', 'SOLD_OUT'],
    ['CS-LIMIT', 'RUNNING'],
    ['CS-NOT-START', 'NOT_START'],
    ['CS-FINISHED', 'FINISHED'],
    ['CS-HOSTILE', 'RUNNING'],
    ['SALE-SEND', 'RUNNING'],
    ['SALE-WASH', 'RUNNING'],
  ])('%s has the state %s', async (code, statusCode) => {
    const { status, data } = await miniCalls(app).sale(code);
    expect({ status, data }).toMatchObject({ status: 200, data: { code, statusCode, boughtCount: 0 } });
  });

  test('every reachable package has a link', () => {
    const linked = FIXTURE_LINKS.filter(({ path }) => path.startsWith('/couponSale/')).map(
      ({ code }) => code,
    );
    const fixtures = PACKAGES.map(({ code }) => code);
    expect(linked.sort()).toEqual([...fixtures, 'CS-GONE'].sort());
  });

  test.each(['NOBODY', '__proto__', '<script>'])('%s is not a package', async (code) => {
    expect((await miniCalls(app).sale(code)).body.code).toBe('201300001');
    expect((await (await visitor()).buy(code, 'SUBMIT-0001')).body.code).toBe('201300001');
  });
});

describe('buying', () => {
  test('once paid, the coupons are in the account and usable', async () => {
    const calls = await visitor();
    const before = Number((await calls.coupons()).data.total);
    const { data } = await calls.buy('CS-OPEN', 'SUBMIT-0001');
    expect(data).toMatchObject({ stateCode: 'PAYING', payFen: 990, isRepeat: false });
    expect(data.payment).toMatchObject({ house: 'WECHAT', alipay: null, wechat: { signType: 'RSA' } });
    expect((await calls.payState(data.orderNo)).data).toMatchObject({ stateCode: 'PAYING', couponInfos: [] });
    await pay(data.orderNo);
    const state = (await calls.payState(data.orderNo)).data;
    expect(state).toMatchObject({ stateCode: 'PAID', msg: '' });
    expect(state.couponInfos).toHaveLength(4);
    expect((await calls.payState(data.orderNo)).data.couponInfos).toEqual(state.couponInfos);
    expect((await calls.coupons()).data.total).toBe(before + 4);
    expect((await calls.sale('CS-OPEN')).data.boughtCount).toBe(1);
    expect((await calls.sendCoupons()).data.couponList).toHaveLength(before + 4);
  });

  test.each([
    [4, 'WECHAT'],
    [5, 'WECHAT'],
    [6, 'ALIPAY'],
    [7, 'ALIPAY'],
  ])('client %i pays with %s', async (client, house) => {
    const { payment } = (await (await visitor()).buy('CS-OPEN', 'SUBMIT-0001', client)).data as {
      readonly payment: Readonly<Record<string, unknown>>;
    };
    expect(payment.house).toBe(house);
    expect(payment.wechat === null).toBe(house === 'ALIPAY');
    expect(payment.alipay === null).toBe(house === 'WECHAT');
  });

  test.each([1, 2, 3, 8, 9])('client %i cannot pay', async (client) => {
    expect((await (await visitor()).buy('CS-OPEN', 'SUBMIT-0001', client)).body.code).toBe('201300006');
  });

  test.each([
    ['CS-SOLD-OUT', '201300002'],
    ['CS-FINISHED', '201300004'],
    ['CS-NOT-START', '201300005'],
  ])('%s is refused: %s', async (code, refusal) => {
    expect((await (await visitor()).buy(code, 'SUBMIT-0001')).body).toMatchObject({
      code: refusal,
      data: null,
    });
  });

  test('the limit counts paid orders', async () => {
    const calls = await visitor();
    const { data } = await calls.buy('CS-LIMIT', 'SUBMIT-0001');
    expect((await calls.buy('CS-LIMIT', 'SUBMIT-0002')).data).toMatchObject({
      orderNo: data.orderNo,
      isRepeat: true,
    });
    await pay(data.orderNo);
    expect((await calls.buy('CS-LIMIT', 'SUBMIT-0003')).body.code).toBe('201300003');
    expect((await calls.buy('CS-LIMIT', 'SUBMIT-0001')).data).toMatchObject({
      orderNo: data.orderNo,
      stateCode: 'PAID',
      payment: null,
    });
  });

  test('one submitNo makes one order, also simultaneously; for another purchase it is refused', async () => {
    const calls = await visitor();
    const answers = await Promise.all([1, 2, 3, 4].map(() => calls.buy('CS-OPEN', 'SUBMIT-0001')));
    expect(new Set(answers.map(({ data }) => data.orderNo)).size).toBe(1);
    expect(answers.filter(({ data }) => data.isRepeat === false)).toHaveLength(1);
    expect((await calls.buy('CS-LIMIT', 'SUBMIT-0001')).body.code).toBe('201300007');
  });

  test('one of several accounts gets the last package; it is free again after a cancellation', async () => {
    const all = await Promise.all(
      Array.from({ length: 12 }, (_, index) => visitor(`139123450${10 + index}`)),
    );
    const answers = await Promise.all(all.map((calls) => calls.buy('CS-LAST', 'SUBMIT-0001')));
    expect(answers.filter(({ body }) => body.success === true)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === '201300002')).toHaveLength(11);
    expect((await miniCalls(app).sale('CS-LAST')).data).toMatchObject({ statusCode: 'SOLD_OUT', stock: 0 });
    const winner = answers.findIndex(({ body }) => body.success === true);
    await all[winner]?.closePay(answers[winner]?.data.orderNo);
    expect((await miniCalls(app).sale('CS-LAST')).data).toMatchObject({ statusCode: 'RUNNING', stock: 1 });
    expect((await (await visitor('13912345679')).buy('CS-LAST', 'SUBMIT-0009')).body.success).toBe(true);
  });
});

describe('an unpaid order', () => {
  test('closes after a quarter of an hour', async () => {
    const calls = await visitor();
    const { orderNo } = (await calls.buy('CS-LAST', 'SUBMIT-0001')).data;
    await clock(15 * MINUTE_MS);
    expect((await calls.payState(orderNo)).data).toMatchObject({
      stateCode: 'CLOSED',
      msg: '超时未支付，订单已关闭',
    });
    expect((await calls.sale('CS-LAST')).data.stock).toBe(1);
  });

  test('closed by the user: closing again changes nothing, and a late payment is refunded', async () => {
    const calls = await visitor();
    const before = (await calls.coupons()).data.total;
    const { orderNo } = (await calls.buy('CS-OPEN', 'SUBMIT-0001')).data;
    expect((await calls.closePay(orderNo)).data).toMatchObject({ stateCode: 'CLOSED', msg: '订单已取消' });
    expect((await calls.closePay(orderNo)).data.stateCode).toBe('CLOSED');
    await pay(orderNo);
    expect((await calls.payState(orderNo)).data).toMatchObject({ stateCode: 'REFUNDED', couponInfos: [] });
    expect((await calls.coupons()).data.total).toBe(before);
  });

  test('cannot be closed once paid', async () => {
    const calls = await visitor();
    const { orderNo } = (await calls.buy('CS-OPEN', 'SUBMIT-0001')).data;
    await pay('latest');
    expect((await calls.closePay(orderNo)).data.stateCode).toBe('PAID');
  });

  test('is found by its submitNo, only by its account', async () => {
    const calls = await visitor();
    const { orderNo } = (await calls.buy('CS-OPEN', 'SUBMIT-LOST')).data;
    expect((await calls.payStateOf('SUBMIT-LOST')).data).toMatchObject({ orderNo, stateCode: 'PAYING' });
    expect((await calls.payStateOf('SUBMIT-NONE')).body.code).toBe('201300008');
    const other = await visitor('13912345679');
    expect((await other.payStateOf('SUBMIT-LOST')).body.code).toBe('201300008');
  });

  test('is not visible to other accounts', async () => {
    const { orderNo } = (await (await visitor()).buy('CS-OPEN', 'SUBMIT-0001')).data;
    const other = await visitor('13912345679');
    expect((await other.payState(orderNo)).body.code).toBe('201300008');
    expect((await other.closePay(orderNo)).body.code).toBe('201300008');
  });
});

describe('the host’s cashier', () => {
  const bought = async (client = 5) => {
    const calls = await visitor();
    const { orderNo, payment } = (await calls.buy('CS-OPEN', 'SUBMIT-0001', client)).data as {
      readonly orderNo: string;
      readonly payment: {
        readonly wechat: { readonly package: string } | null;
        readonly alipay: { readonly tradeNo: string } | null;
      };
    };
    return { calls, orderNo, payment: payment.wechat?.package ?? payment.alipay?.tradeNo };
  };

  test.each([5, 6])('client %i: pay is paid, cancel is not', async (client) => {
    const { calls, orderNo, payment } = await bought(client);
    expect(await ask(payment, 'cancel')).toMatchObject({ result: 'cancel', state: 'PAYING' });
    expect(await ask(payment)).toMatchObject({ result: 'pay', orderNo, state: 'PAID' });
    expect((await calls.payState(orderNo)).data.stateCode).toBe('PAID');
    expect(await ask(payment)).toMatchObject({ result: 'fail' });
  });

  test.each(['cancel', 'fail'])('the preset %s applies before the pressed button, once', async (result) => {
    const { payment } = await bought();
    await control(app, 'pay/next', { result });
    expect((await app.inject('/__sandbox/pay/next')).json()).toEqual({ result });
    expect(await ask(payment)).toMatchObject({ result, state: 'PAYING' });
    expect(await ask(payment)).toMatchObject({ result: 'pay', state: 'PAID' });
  });

  test('unknown: the money arrives a little later', async () => {
    const { calls, orderNo, payment } = await bought();
    await control(app, 'pay/next', { result: 'unknown' });
    expect(await ask(payment)).toMatchObject({ result: 'unknown', state: 'PAYING' });
    await clock(5000);
    expect((await calls.payState(orderNo)).data.stateCode).toBe('PAID');
  });

  test('later and refuse by control call', async () => {
    const { calls, orderNo } = await bought();
    await pay(orderNo, 'refuse');
    expect((await calls.payState(orderNo)).data.stateCode).toBe('PAYING');
    await pay(orderNo, 'later');
    await clock(5000);
    expect((await calls.payState(orderNo)).data.stateCode).toBe('PAID');
  });

  test('fails for an unknown order', async () => {
    expect(await ask('prepay_id=other')).toMatchObject({ result: 'fail' });
    expect(await ask(undefined)).toMatchObject({ result: 'fail' });
  });
});

describe('the fee of a parcel', () => {
  test('once paid, the parcel can be taken; the fund paid its part', async () => {
    const calls = await visitor();
    const { data } = await calls.fee('PKG-OVERDUE', 'SUBMIT-0001');
    expect(data).toMatchObject({ stateCode: 'PAYING', payFen: 100 });
    expect((await calls.user()).data.reductionFen).toBe(1050);
    await pay(data.orderNo);
    expect((await calls.feeState(data.orderNo)).data).toMatchObject({ stateCode: 'PAID', couponInfos: [] });
    expect((await calls.waiting()).data.parcelList).toMatchObject([
      { parcelId: 'PKG-OVERDUE', payFen: 0 },
      {},
      {},
    ]);
    expect((await calls.open('CAB-1001', 'PKG-OVERDUE')).body.success).toBe(true);
    expect((await calls.fee('PKG-OVERDUE', 'SUBMIT-0002')).body.code).toBe('201000008');
  });

  test.each(['close', 'wait'])('unpaid (%s): the fund gets its part back', async (how) => {
    const calls = await visitor();
    const { data } = await calls.fee('PKG-OVERDUE', 'SUBMIT-0001');
    if (how === 'close') await calls.feeClose(data.orderNo);
    else await clock(16 * MINUTE_MS);
    expect((await calls.user()).data.reductionFen).toBe(1250);
    expect((await calls.fee('PKG-OVERDUE', 'SUBMIT-0002')).data).toMatchObject({
      payFen: 100,
      isRepeat: false,
    });
  });

  test.each([
    ['PKG-FRESH', '201000008'],
    ['NOBODY', '201000006'],
  ])('%s: %s', async (parcelId, code) => {
    expect((await (await visitor()).fee(parcelId, 'SUBMIT-0001')).body.code).toBe(code);
  });

  test('a fee covered by the fund is paid immediately, without a cashier', async () => {
    const calls = await visitor();
    await clock(20 * 60 * MINUTE_MS);
    const { data } = await calls.fee('PKG-OFFLINE', 'SUBMIT-0001');
    expect(data).toMatchObject({ stateCode: 'PAID', payFen: 0, payment: null });
    expect((await calls.user()).data.reductionFen).toBe(1150);
  });

  test('an open order’s part of the fund stays in what is shown', async () => {
    const calls = await visitor();
    await calls.fee('PKG-OVERDUE', 'SUBMIT-0001');
    expect((await calls.waiting()).data.parcelList).toMatchObject([
      { parcelId: 'PKG-OVERDUE', overdueFeeFen: 300, reductionFen: 200, payFen: 100 },
      {},
      {},
    ]);
  });

  test('a client without payment cannot pay, except what the fund covers', async () => {
    const calls = await visitor();
    expect((await calls.fee('PKG-OVERDUE', 'SUBMIT-0001', 9)).body.code).toBe('201300006');
    expect((await calls.user()).data.reductionFen).toBe(1250);
    await clock(20 * 60 * MINUTE_MS);
    expect((await calls.fee('PKG-OFFLINE', 'SUBMIT-0002', 9)).data.stateCode).toBe('PAID');
  });

  test('an order made in another app cannot be paid by a client without payment', async () => {
    const calls = await visitor();
    await calls.fee('PKG-OVERDUE', 'SUBMIT-0001');
    expect((await calls.fee('PKG-OVERDUE', 'SUBMIT-0002', 9)).body.code).toBe('201300006');
  });

  test('after a lost response the order is found by its submitNo, by its account only', async () => {
    const calls = await visitor();
    const { data } = await calls.fee('PKG-OVERDUE', 'SUBMIT-LOST');
    expect((await calls.feeStateOf('SUBMIT-LOST')).data.orderNo).toBe(data.orderNo);
    expect((await (await visitor('13912345679')).feeStateOf('SUBMIT-LOST')).body.code).toBe('201300008');
  });

  test('two simultaneous orders use the fund once', async () => {
    const calls = await visitor();
    const answers = await Promise.all(
      ['SUBMIT-000A', 'SUBMIT-000B'].map((submitNo) => calls.fee('PKG-OVERDUE', submitNo)),
    );
    expect(new Set(answers.map(({ data }) => data.orderNo)).size).toBe(1);
    expect((await calls.user()).data.reductionFen).toBe(1050);
  });
});

describe('the freight of a sent parcel', () => {
  test('an estimate until it is collected, then due, then paid with a receipt', async () => {
    const calls = await visitor();
    expect((await calls.order('ORD-WAIT')).data).toMatchObject({ payStateCode: 'ESTIMATE', payNo: '' });
    await control(app, 'orders/move', { mobile: '13912345678', orderNo: 'ORD-WAIT', state: 'PICKED_UP' });
    const due = (await calls.order('ORD-WAIT')).data;
    expect(due).toMatchObject({ payStateCode: 'DUE', paidTm: null, payNo: '' });
    const { data } = await calls.payFreight('ORD-WAIT', 'SUBMIT-0001');
    expect(data).toMatchObject({ stateCode: 'PAYING', payFen: due.payFen, isRepeat: false });
    await pay(data.orderNo);
    expect((await calls.freightState(data.orderNo)).data.stateCode).toBe('PAID');
    expect((await calls.order('ORD-WAIT')).data).toMatchObject({
      payStateCode: 'PAID',
      payNo: data.orderNo,
      paidTm: expect.stringMatching(/^\d{4}-/),
    });
    expect((await calls.orders('TRANSIT')).data.content).toMatchObject([
      { orderNo: 'ORD-WAIT', payStateCode: 'PAID' },
      { orderNo: 'ORD-PICKED', payStateCode: 'DUE' },
      {},
      {},
      {},
    ]);
    expect((await calls.payFreight('ORD-WAIT', 'SUBMIT-0002')).body.code).toBe('200900004');
  });

  test('paying for it is an account’s own: another account’s order of that number stays due', async () => {
    const calls = await visitor();
    const { data } = await calls.payFreight('ORD-PICKED', 'SUBMIT-0001');
    await pay(data.orderNo);
    const other = await visitor('13912345679');
    expect((await other.order('ORD-PICKED')).data.payStateCode).toBe('DUE');
    expect((await other.freightState(data.orderNo)).body.code).toBe('201300008');
  });

  test.each([
    ['ORD-WAIT', '200900003'],
    ['ORD-CANCELLED', '200900003'],
    ['ORD-SIGNED', '200900004'],
    ['NOBODY', '200900001'],
  ])('%s: %s', async (orderNo, code) => {
    expect((await (await visitor()).payFreight(orderNo, 'SUBMIT-0001')).body.code).toBe(code);
  });

  test('a cancelled order has nothing to pay', async () => {
    expect((await (await visitor()).order('ORD-CANCELLED')).data.payStateCode).toBeNull();
  });

  test('closed, it can be paid again; lost, it is found by its submitNo', async () => {
    const calls = await visitor();
    const { data } = await calls.payFreight('ORD-PICKED', 'SUBMIT-LOST');
    expect((await calls.freightStateOf('SUBMIT-LOST')).data.orderNo).toBe(data.orderNo);
    expect((await calls.freightClose(data.orderNo)).data.stateCode).toBe('CLOSED');
    expect((await calls.payFreight('ORD-PICKED', 'SUBMIT-0002')).data).toMatchObject({
      stateCode: 'PAYING',
      isRepeat: false,
    });
    expect((await calls.payFreight('ORD-PICKED', 'SUBMIT-0003', 9)).body.code).toBe('201300006');
  });
});
