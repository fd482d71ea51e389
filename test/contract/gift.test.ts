import type { FastifyInstance } from 'fastify';
import { control, post, startSandbox, tokenOf } from './harness';

let app: FastifyInstance;
beforeAll(async () => {
  app = await startSandbox();
});
beforeEach(() => control(app, 'reset'));
afterAll(() => app.close());

const MINE = '13912345678';
const THEIRS = '13987654321';
const HOUR_MS = 3_600_000;
const RECEIVER = {
  name: '王小明',
  mobile: '13700001111',
  province: '浙江省',
  city: '杭州市',
  district: '西湖区',
  detail: '文三路100号1幢1203室',
};
const info = async (giftCode: string, token = '') =>
  (await post(app, 'activity/api/gift/info', { giftCode }, token === '' ? {} : { token })).data;
const accept = (giftCode: string, token: string, receiver: typeof RECEIVER | null = null, requestNo = '') =>
  post(
    app,
    'activity/api/gift/accept',
    { giftCode, receiver, ...(requestNo === '' ? {} : { requestNo }) },
    { token },
  );

test('two accounts, each fifty times simultaneously: exactly one gets it, once', async () => {
  const tokens = await Promise.all([MINE, THEIRS].map((mobile) => tokenOf(app, mobile)));
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, index) => accept('GIFT-COUPON', tokens[index % 2] ?? '')),
  );
  const won = answers.map(({ body }) => body.code === '0');
  expect(new Set(won.filter((_, index) => index % 2 === 0)).size).toBe(1);
  expect(new Set(won.filter((_, index) => index % 2 === 1)).size).toBe(1);
  expect(won.filter(Boolean)).toHaveLength(50);
  expect(answers.find(({ body }) => body.code !== '0')?.body.code).toBe('204100003');
  const states = await Promise.all(tokens.map((token) => info('GIFT-COUPON', token)));
  expect(states.map(({ stateCode }) => stateCode).sort()).toEqual(['RECEIVED', 'TAKEN']);
  expect(states.map(({ coupons }) => (coupons as readonly unknown[]).length).sort()).toEqual([0, 2]);
});

test('twenty requests under one key get one response; with another body it is refused', async () => {
  const token = await tokenOf(app, MINE);
  const key = 'gift0123456789AB';
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => accept('GIFT-THING', token, RECEIVER, key)),
  );
  expect(answers[0]?.body.code).toBe('0');
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  const other = await accept('GIFT-THING', token, { ...RECEIVER, name: '李四' }, key);
  expect(other.body.code).toBe('100205032');
  // Without the key the response is the current state; the first address stays.
  const again = await accept('GIFT-THING', token, { ...RECEIVER, name: '李四' });
  expect(again.data).toMatchObject({ stateCode: 'TO_SHIP', receiverName: '王**' });
});

test('goods advance by the server’s clock; only the owner sees the destination, partly hidden', async () => {
  const token = await tokenOf(app, MINE);
  await accept('GIFT-THING', token, RECEIVER);
  expect(await info('GIFT-THING', token)).toMatchObject({
    stateCode: 'TO_SHIP',
    waybillNo: '',
    receiverMobile: '137****1111',
    receiverAddress: '浙江省杭州市西湖区文三路1****',
  });
  await control(app, 'clock', { offsetMs: 25 * HOUR_MS });
  const shipped = await info('GIFT-THING', token);
  expect(shipped).toMatchObject({ stateCode: 'SHIPPED', carrierName: '顺丰速运', signTm: '' });
  expect(String(shipped.waybillNo)).toMatch(/^SF\d{13}$/);
  await control(app, 'clock', { offsetMs: 73 * HOUR_MS });
  expect(await info('GIFT-THING', token)).toMatchObject({ stateCode: 'SIGNED' });
  for (const other of ['', await tokenOf(app, THEIRS)])
    expect(await info('GIFT-THING', other)).toMatchObject({
      stateCode: 'TAKEN',
      receiverName: '',
      receiverMobile: '',
      receiverAddress: '',
      waybillNo: '',
    });
});

test.each([
  ['GIFT-TAKEN', RECEIVER, '204100003', 'TAKEN'],
  ['GIFT-OVER', RECEIVER, '204100002', 'OVER'],
  ['GIFT-THING', null, '204100004', 'TO_ACCEPT'],
  ['GIFT-THING', { ...RECEIVER, province: '月球省' }, '204100005', 'TO_ACCEPT'],
])('%s with %j: %s, and it stays %s', async (code, receiver, refusal, state) => {
  const token = await tokenOf(app, MINE);
  expect((await accept(code, token, receiver)).body.code).toBe(refusal);
  expect((await info(code, token)).stateCode).toBe(state);
});

test('refused: unknown gift; without login; expired, unless accepted before', async () => {
  const token = await tokenOf(app, MINE);
  expect((await accept('NOBODYS', token)).body.code).toBe('204100001');
  expect(
    (await post(app, 'activity/api/gift/accept', { giftCode: 'GIFT-COUPON', receiver: null })).status,
  ).toBe(401);
  await accept('GIFT-COUPON', token);
  await control(app, 'clock', { offsetMs: 24 * 40 * HOUR_MS });
  expect((await info('GIFT-COUPON', await tokenOf(app, MINE))).stateCode).toBe('RECEIVED');
});
