import type { FastifyInstance } from 'fastify';
import { AGGREGATION, control, post, startSandbox, tokenOf } from './harness';

let app: FastifyInstance;
beforeAll(async () => {
  app = await startSandbox();
});
beforeEach(() => control(app, 'reset'));
afterAll(() => app.close());

const MOBILE = '13912345678';
const call = (name: string, payload: Record<string, unknown>) =>
  app.inject({ method: 'POST', url: `/__sandbox/${name}`, payload });
const submit = (fields: Record<string, string>) =>
  app.inject({
    method: 'POST',
    url: '/__sandbox/send-parcel',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });
const sentBy = async (mobile: string) => {
  const answer = await post(
    app,
    AGGREGATION,
    { prizeSource: 1, client: 9 },
    { token: await tokenOf(app, mobile) },
  );
  const { stageList } = answer.data.activity as { readonly stageList: readonly { currentCount: number }[] };
  return stageList[0]?.currentCount;
};

test('a control call sends one shipped parcel by default', async () => {
  const [parcel] = (await call('parcels', { mobile: MOBILE })).json<{
    parcels: { sentAtMs: number; shippedAtMs: number }[];
  }>().parcels;
  expect(parcel?.shippedAtMs).toBe(parcel?.sentAtMs);
  const more = (await call('parcels', { mobile: MOBILE, count: 2, isShipped: false })).json<{
    parcels: { shippedAtMs: number | null }[];
  }>();
  expect(more.parcels.map(({ shippedAtMs }) => shippedAtMs === null)).toEqual([false, true, true]);
  const shipped = (await call('parcels/ship', { mobile: MOBILE })).json<{
    parcels: { shippedAtMs: number | null }[];
  }>();
  expect(shipped.parcels.map(({ shippedAtMs }) => shippedAtMs === null)).toEqual([false, false, false]);
  expect(shipped.parcels[0]?.shippedAtMs).toBe(parcel?.shippedAtMs);
});

test.each([
  ['parcels', { mobile: '139' }],
  ['parcels', { mobile: MOBILE, count: 0 }],
  ['parcels', { mobile: MOBILE, count: 1.5 }],
  ['parcels', { mobile: MOBILE, count: 1001 }],
  ['parcels', { mobile: MOBILE, isShipped: 'yes' }],
  ['parcels/ship', {}],
])('%s refuses %j', async (name, payload) => {
  expect((await call(name, payload)).statusCode).toBe(400);
});

test('the send page sends a parcel for the number and confirms it without showing the whole number', async () => {
  const page = await submit({ mobile: '139 1234 5678', isShipped: '1', what: 'send' });
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain('已寄出：139****5678 的第 1 件，运输中');
  expect(await sentBy(MOBILE)).toBe(1);
  expect((await submit({ mobile: MOBILE, what: 'send' })).body).toContain('第 2 件，待揽收（共 1 件）');
  expect((await submit({ mobile: MOBILE, what: 'ship' })).body).toContain('1 件待揽收快件已全部发运');
  expect(await sentBy(MOBILE)).toBe(2);
});

test('the send page refuses an invalid number, and escapes it', async () => {
  const page = await submit({ mobile: '"><script>x', what: 'send' });
  expect(page.statusCode).toBe(400);
  expect(page.body).toContain('请输入 11 位手机号');
  expect(page.body).not.toContain('"><script>x');
});

test('the lab has a cards page', async () => {
  const page = await app.inject('/__sandbox/cards');
  expect(page.body).toContain('/__sandbox/lab/cards.js');
  expect((await app.inject('/__sandbox/lab/cards.js')).body).toContain('/list/LIST-0');
  expect((await app.inject('/__sandbox/lab/cards.css')).body).toContain('.cards-grid');
});
