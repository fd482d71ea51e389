import type { FastifyInstance } from 'fastify';
import { control, startSandbox, tokenOf } from './harness';
import { miniCalls, type MiniCalls } from './miniCalls';

let app: FastifyInstance;
beforeAll(async () => {
  app = await startSandbox();
});
beforeEach(() => control(app, 'reset'));
afterAll(() => app.close());

const get = (token?: string) =>
  app.inject({
    url: '/wxgw/post/pick/standard/name/switch',
    headers: {
      'original-path': '/',
      ...(token === undefined ? {} : { authorization: token, 'original-channel': 'unifylogin' }),
    },
  });

const OPEN: readonly (readonly [string, (calls: MiniCalls) => ReturnType<MiniCalls['home']>])[] = [
  ['pick-up times', (calls) => calls.pickUpTimes()],
  ['provinces', (calls) => calls.provinces()],
  ['hot cities', (calls) => calls.hotCities()],
  ['freight', (calls) => calls.freight()],
  ['goods', (calls) => calls.goods()],
  ['parse', (calls) => calls.parse('张三 13800138000 广东省深圳市南山区科技园1号')],
  ['home', (calls) => calls.home()],
  ['welfare', (calls) => calls.welfare()],
  ['package', (calls) => calls.sale('CS-OPEN')],
  ['templates', (calls) => calls.templates()],
  ['logout', (calls) => calls.logout()],
];

const CLOSED: readonly (readonly [string, (calls: MiniCalls) => ReturnType<MiniCalls['home']>])[] = [
  ['coupons for an order', (calls) => calls.sendCoupons()],
  ['submit', (calls) => calls.submit({ submitNo: 'SUBMIT-0001', slotId: 'x', expectedPayFen: 0 })],
  ['orders', (calls) => calls.orders()],
  ['order', (calls) => calls.order('ORD-WAIT')],
  ['cancel', (calls) => calls.cancel('ORD-WAIT')],
  ['waiting parcels', (calls) => calls.waiting()],
  ['nearest parcel', (calls) => calls.nearest()],
  ['history', (calls) => calls.history()],
  ['open', (calls) => calls.open('CAB-1001')],
  ['poll', (calls) => calls.poll('OP00000001')],
  ['addresses', (calls) => calls.addresses()],
  ['save an address', (calls) => calls.saveAddress({})],
  ['delete an address', (calls) => calls.deleteAddress('AD-1')],
  ['default address', (calls) => calls.setDefault('AD-1', true)],
  ['coupons', (calls) => calls.coupons()],
  ['buy', (calls) => calls.buy('CS-OPEN', 'SUBMIT-0001')],
  ['payment state', (calls) => calls.payState('PO00000001')],
  ['close a payment', (calls) => calls.closePay('PO00000001')],
  ['fee', (calls) => calls.fee('PKG-OVERDUE', 'SUBMIT-0001')],
  ['fee state', (calls) => calls.feeState('PO00000001')],
  ['close a fee', (calls) => calls.feeClose('PO00000001')],
  ['report', (calls) => calls.report({ 'wxtmpl-signed': 'accept' })],
  ['user', (calls) => calls.user()],
];

test.each(OPEN)('%s works without login', async (_name, ask) => {
  const { status, body } = await ask(miniCalls(app));
  expect({ status, success: body.success, msg: body.msg }).toEqual({ status: 200, success: true, msg: '' });
});

test.each(CLOSED)('%s returns 401 without login, also with an expired token', async (_name, ask) => {
  expect((await ask(miniCalls(app))).status).toBe(401);
  expect((await ask(miniCalls(app, 'over'))).body.code).toBe('030100001');
});

test('the switch for names needs login, and is off for an empty account', async () => {
  expect((await get()).statusCode).toBe(401);
  expect((await get(await tokenOf(app, '13912345678'))).json()).toMatchObject({ success: true, data: true });
  expect((await get(await tokenOf(app, '13912345600'))).json()).toMatchObject({ data: false });
});

test('a number that ends in 00 has no data at all', async () => {
  const calls = miniCalls(app, await tokenOf(app, '13912345600'));
  expect((await calls.orders()).data).toEqual({ content: [], total: 0 });
  expect((await calls.waiting()).data).toEqual({ parcelList: [] });
  expect((await calls.nearest()).data).toEqual({ parcel: null, waitingCount: 0 });
  expect((await calls.history()).data).toEqual({ content: [], total: 0 });
  expect((await calls.addresses()).data).toEqual({ addressList: [] });
  expect((await calls.sendCoupons()).data).toMatchObject({ couponList: [], reductionFen: 0 });
  for (const status of [1, 2, 3]) expect((await calls.coupons(status)).data.total).toBe(0);
  expect((await calls.user()).data).toMatchObject({
    couponCount: 0,
    walletFen: 0,
    invoiceableCount: 0,
    reductionFen: 0,
    unreadEvaluationCount: 0,
    waitingParcelCount: 0,
    activeOrderCount: 0,
  });
});

test('every other number has the same data, and its sums match the lists', async () => {
  const calls = miniCalls(app, await tokenOf(app, '13912345678'));
  const { data } = await calls.user();
  expect(data).toEqual({
    phone: '139****5678',
    userId: expect.any(String),
    couponCount: (await calls.coupons(1)).data.total,
    walletFen: 8860,
    invoiceableCount: 60,
    reductionFen: 1250,
    unreadEvaluationCount: 2,
    waitingParcelCount: 3,
    activeOrderCount: 6,
  });
  expect((await calls.orders()).data.total).toBe(12);
  expect((await calls.history()).data.total).toBe(23);
  expect((await calls.addresses()).data.addressList).toHaveLength(6);
  expect((await calls.coupons(2)).data.total).toBe(2);
  expect((await calls.coupons(3)).data.total).toBe(1);
});

test('hostile texts are returned unchanged, in a response that satisfies the contract', async () => {
  const calls = miniCalls(app, await tokenOf(app, '13900000066'));
  for (const answer of [
    await calls.orders(),
    await calls.order('ORD-HOSTILE'),
    await calls.waiting(),
    await calls.addresses(),
    await calls.sale('CS-HOSTILE'),
  ]) {
    expect(answer.status).toBe(200);
    expect(answer.text).toContain('__hostile');
  }
});
