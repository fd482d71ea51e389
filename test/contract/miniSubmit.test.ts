import type { FastifyInstance } from 'fastify';
import { control, startSandbox, tokenOf } from './harness';
import { atTenTomorrow, miniCalls, RECEIVER, SENDER } from './miniCalls';

let app: FastifyInstance;
beforeAll(async () => {
  app = await startSandbox();
});
beforeEach(async () => {
  await control(app, 'reset');
  await atTenTomorrow(app);
});
afterAll(() => app.close());

const visitor = async (mobile = '13912345678') => miniCalls(app, await tokenOf(app, mobile));

interface Slot {
  readonly slotId: string;
  readonly isAvailable: boolean;
}
const openSlots = (data: unknown): readonly Slot[] =>
  (data as { readonly dayList: readonly { readonly slotList: readonly Slot[] }[] }).dayList.flatMap(
    ({ slotList }) => slotList.filter(({ isAvailable }) => isAvailable),
  );

/** The first slot of a carrier and the order's price without a coupon. */
const ready = async (calls: ReturnType<typeof miniCalls>, submitNo = 'SUBMIT-0001') => ({
  submitNo,
  slotId: openSlots((await calls.pickUpTimes({ carrierCode: 'ZTO' })).data)[0]?.slotId ?? '',
  expectedPayFen: 1000,
});

test('creates an order that list and detail show', async () => {
  const calls = await visitor();
  const before = (await calls.user()).data;
  const { data } = await calls.submit({ ...(await ready(calls)), remark: '上门前请打电话' });
  expect(data).toMatchObject({
    freightFen: 1200,
    discountFen: 0,
    reductionFen: 200,
    payFen: 1000,
    isRepeat: false,
  });
  const [newest] = (await calls.orders('WAITING')).data.content as readonly { readonly orderNo: string }[];
  expect(newest?.orderNo).toBe(data.orderNo);
  expect((await calls.order(data.orderNo)).data).toMatchObject({
    stateCode: 'WAIT_PICKUP',
    canCancel: true,
    waybillNo: '',
    payFen: 1000,
    remark: '上门前请打电话',
    sender: SENDER,
    receiver: RECEIVER,
    rewardBizId: data.orderNo,
    freightLineList: [
      { kind: 'FIRST_WEIGHT', title: '首重 1 公斤', fen: 1200 },
      { kind: 'REDUCTION', title: '减免金', fen: 200 },
    ],
  });
  expect((await calls.user()).data).toMatchObject({
    reductionFen: Number(before.reductionFen) - 200,
    activeOrderCount: Number(before.activeOrderCount) + 1,
  });
});

test('one submitNo makes one order, also simultaneously; another body under it is refused', async () => {
  const calls = await visitor();
  const body = await ready(calls);
  const answers = await Promise.all([1, 2, 3, 4].map(() => calls.submit(body)));
  expect(new Set(answers.map(({ data }) => data.orderNo)).size).toBe(1);
  expect(answers.filter(({ data }) => data.isRepeat === false)).toHaveLength(1);
  expect((await calls.orders()).data.total).toBe(13);
  expect((await calls.submit({ ...body, weight: 2 })).body.code).toBe('200800007');
});

test('two orders cannot use the same coupon', async () => {
  const calls = await visitor();
  const body = { ...(await ready(calls)), couponId: 'WC-REDUCE', expectedPayFen: 500 };
  const answers = await Promise.all(
    ['SUBMIT-000A', 'SUBMIT-000B'].map((submitNo) => calls.submit({ ...body, submitNo })),
  );
  expect(answers.map(({ body: { code } }) => code).sort()).toEqual(['0', '200800005']);
  expect((await calls.coupons(2)).data.total).toBe(3);
});

test.each([
  ['an address out of range', { receiver: { ...RECEIVER, province: '台湾省', city: '台北市' } }, '200800001'],
  ['too heavy for its kind', { goodsType: 'DOCUMENT', weight: 9 }, '200800002'],
  [
    'a carrier that does not go there',
    { carrierCode: 'JTJZ', receiver: { ...RECEIVER, province: '青海省', city: '西宁市' } },
    '200800003',
  ],
  ['a slot that is over', { slotId: '2020-01-01T09' }, '200800004'],
  ['no slot at all', { slotId: '__proto__' }, '200800004'],
  ['a used coupon', { couponId: 'WC-USED-1' }, '200800005'],
  ['a coupon that asks for more', { couponId: 'WC-LUGGAGE' }, '200800005'],
  ['another price', { expectedPayFen: 999 }, '200800006'],
])('%s is refused, and the same submitNo can be retried', async (_name, change, code) => {
  const calls = await visitor();
  const body = await ready(calls);
  expect((await calls.submit({ ...body, ...change })).body).toMatchObject({
    success: false,
    code,
    data: null,
  });
  expect((await calls.submit(body)).body.code).toBe('0');
});

test('a carrier and a slot that become unavailable meanwhile are refused', async () => {
  const calls = await visitor();
  const body = await ready(calls);
  await control(app, 'carriers', { carrierCode: 'ZTO', isOpen: false });
  expect((await calls.submit(body)).body.code).toBe('200800003');
  await control(app, 'carriers', { carrierCode: 'ZTO', isOpen: true });
  await control(app, 'slots', { slotId: body.slotId, isFull: true });
  expect((await calls.submit(body)).body.code).toBe('200800004');
});

test.each([
  { submitNo: 'short' },
  { sender: { ...SENDER, mobile: '123' } },
  { receiver: { ...RECEIVER, name: '' } },
  { weight: 0 },
  { carrierCode: 'XX' },
  { remark: '长'.repeat(101) },
])('%j violates the contract', async (change) => {
  const calls = await visitor();
  expect((await calls.submit({ ...(await ready(calls)), ...change })).status).toBe(400);
});

test('a large parcel: freight, coupons, the order and its lines have the same price, and the order contains the size', async () => {
  const calls = await visitor();
  const size = { lengthCm: 60, widthCm: 40, heightCm: 30 };
  const freight = (await calls.freight(size)).data as {
    readonly billableWeight: number;
    readonly carrierList: readonly { readonly carrierCode: string; readonly freightFen: number }[];
  };
  const asked = freight.carrierList.find(({ carrierCode }) => carrierCode === 'ZTO')?.freightFen ?? 0;
  expect([freight.billableWeight, asked]).toEqual([9, 1200 + 8 * 500]);
  const offers = await calls.sendCoupons(size);
  expect(offers.data.freightFen).toBe(asked);
  const body = { ...(await ready(calls)), ...size, expectedPayFen: asked - 200 };
  expect((await calls.submit({ ...body, expectedPayFen: 1000 })).body.code).toBe('200800006');
  const { data } = await calls.submit(body);
  expect(data).toMatchObject({ freightFen: asked, payFen: asked - 200 });
  expect((await calls.order(data.orderNo)).data.freightLineList).toEqual([
    { kind: 'FIRST_WEIGHT', title: '首重 1 公斤', fen: 1200 },
    { kind: 'EXTRA_WEIGHT', title: '续重 8 公斤', fen: 4000 },
    { kind: 'REDUCTION', title: '减免金', fen: 200 },
  ]);
  expect((await calls.submit({ ...body, heightCm: 31 })).body.code).toBe('200800007');
});
