import type { FastifyInstance } from 'fastify';
import { FIXTURE_LINKS } from '../../sandbox/areas';
import { ACTIVITIES } from '../../sandbox/coupon/activities';
import { ACTIVITY, control, post, receiveBody, startSandbox, tokenOf } from './harness';

let app: FastifyInstance;
beforeAll(async () => {
  app = await startSandbox();
});
beforeEach(() => control(app, 'reset'));
afterAll(() => app.close());

const info = (code: string) => post(app, `${ACTIVITY}/info`, { code });
const check = (code: string, token: string, client = 9) =>
  post(app, `${ACTIVITY}/preReceiveCheck`, receiveBody(code, client), { token });
const claim = (code: string, token: string, client = 9) =>
  post(app, `${ACTIVITY}/receiveCoupon`, receiveBody(code, client), { token });
const MOBILE = '13912345678';

test('every fixture has a link and every link a fixture', () => {
  expect(
    FIXTURE_LINKS.filter(({ path }) => path.startsWith('/receiveCoupon/'))
      .map(({ code }) => code)
      .sort(),
  ).toEqual(ACTIVITIES.map(({ code }) => code).sort());
});

test.each([
  ['RC-OPEN', 'PROCEED'],
  ['RC-MANY', 'PROCEED'],
  ['RC-HAS', 'PROCEED'],
  ['RC-NOT-START', 'NOT_START'],
  ['RC-FINISHED', 'FINISHED'],
  ['RC-PAUSED', 'PAUSED'],
  ['RC-OFF-SHELF', 'OFF_SHELF'],
  ['RC-WRONG-PLATFORM', 'PROCEED'],
  ['RC-LIMIT-006', 'PROCEED'],
  ['RC-LIMIT-042', 'PROCEED'],
  ['RC-REFUSED', 'PROCEED'],
  ['RC-LAST', 'PROCEED'],
  ['RC-HOSTILE', 'PROCEED'],
])('%s returns its activity as %s', async (code, statusCode) => {
  const answer = await info(code);
  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject({ success: true, code: '0', data: { code, statusCode } });
});

test('RC-GONE and an unknown code fail with their codes', async () => {
  expect((await info('RC-GONE')).body).toMatchObject({ success: false, code: '100901004', data: null });
  expect((await info('NOBODY')).body).toMatchObject({ success: false, code: '100205002', data: null });
});

test.each([
  ['RC-OPEN', true, null, 0],
  ['RC-HAS', false, '100901005', 1],
  ['RC-NOT-START', false, '100901001', 0],
  ['RC-PAUSED', false, '100901002', 0],
  ['RC-OFF-SHELF', false, '100901003', 0],
  ['RC-FINISHED', false, '100901006', 0],
  ['RC-WRONG-PLATFORM', false, '100901007', 0],
  ['RC-LIMIT-006', false, '100901006', 0],
  ['RC-LIMIT-042', false, '100901042', 0],
  ['RC-REFUSED', false, '100901031', 0],
])('check of %s: can receive %s, reason %s, holds %i', async (code, isCanReceive, reasonCode, held) => {
  const token = await tokenOf(app, MOBILE);
  const { data } = await check(code, token);
  expect(data).toMatchObject({ phone: MOBILE, isCanReceive, reasonCode });
  expect(data.couponInfos).toHaveLength(held);
  if (!isCanReceive) expect((await claim(code, token)).data).toMatchObject({ result: false, reasonCode });
});

test('RC-MANY gives one coupon of every type, once', async () => {
  const token = await tokenOf(app, MOBILE);
  const first = await claim('RC-MANY', token);
  expect(first.data).toMatchObject({ result: true, reasonCode: null });
  expect(
    (first.data.couponInfos as readonly { couponType: number; couponCostStr: string }[]).map(
      ({ couponType, couponCostStr }) => [couponType, couponCostStr],
    ),
  ).toEqual([
    [2, '8.5'],
    [3, '5'],
    [4, '3.5'],
    [5, '0'],
  ]);
  const second = await claim('RC-MANY', token);
  expect(second.data).toMatchObject({
    result: false,
    reasonCode: '100901005',
    couponInfos: first.data.couponInfos,
  });
  expect((await check('RC-MANY', token)).data).toMatchObject({
    isCanReceive: false,
    couponInfos: first.data.couponInfos,
  });
});

test('one account with several simultaneous claims gets one set', async () => {
  const token = await tokenOf(app, MOBILE);
  const results = await Promise.all(Array.from({ length: 20 }, () => claim('RC-OPEN', token)));
  expect(results.filter(({ data }) => data.result === true)).toHaveLength(1);
});

test('200 simultaneous claims of RC-LAST give exactly one coupon', async () => {
  const tokens = await Promise.all(
    Array.from({ length: 200 }, (_, index) => tokenOf(app, `137${String(index).padStart(8, '0')}`)),
  );
  const results = await Promise.all(tokens.map((token) => claim('RC-LAST', token)));
  expect(results.filter(({ data }) => data.result === true)).toHaveLength(1);
  expect(results.filter(({ data }) => data.reasonCode === '100901006')).toHaveLength(199);
  const held = await Promise.all(tokens.map((token) => check('RC-LAST', token)));
  expect(
    held.filter(({ data }) => Array.isArray(data.couponInfos) && data.couponInfos.length > 0),
  ).toHaveLength(1);
});

test('the server clock starts and ends activities', async () => {
  await control(app, 'clock', { offsetMs: 49 * 3_600_000 });
  const started = await info('RC-NOT-START');
  expect(started.data.statusCode).toBe('PROCEED');
  expect(Math.abs(Date.parse(String(started.headers.date)) - Date.now() - 49 * 3_600_000)).toBeLessThan(
    60_000,
  );
  await control(app, 'clock', { offsetMs: 61 * 86_400_000 });
  expect((await info('RC-OPEN')).data.statusCode).toBe('FINISHED');
});

test('coupon validity runs from the Beijing day of the claim to the end of the last day', async () => {
  const { data } = await claim('RC-OPEN', await tokenOf(app, MOBILE));
  const [coupon] = data.couponInfos as readonly { validStartTm: string; validEndTm: string }[];
  expect(coupon?.validStartTm).toMatch(/ 00:00:00$/);
  expect(coupon?.validEndTm).toMatch(/ 23:59:59$/);
  const days =
    (Date.parse(`${coupon?.validEndTm.replace(' ', 'T')}+08:00`) +
      1000 -
      Date.parse(`${coupon?.validStartTm.replace(' ', 'T')}+08:00`)) /
    86_400_000;
  expect(days).toBe(30);
});

test('a reset clears claims, tokens, faults, clock, requests and events', async () => {
  const token = await tokenOf(app, MOBILE);
  await claim('RC-OPEN', token);
  await control(app, 'faults', { path: 'info', kind: 'status', times: 9 });
  await control(app, 'clock', { offsetMs: 1e9 });
  await control(app, 'reset');
  expect((await app.inject('/__sandbox/requests')).json()).toEqual([]);
  expect((await app.inject('/__sandbox/faults')).json()).toEqual([]);
  expect((await app.inject('/__sandbox/events')).json()).toEqual([]);
  expect((await app.inject('/__sandbox/clock')).json()).toMatchObject({ offsetMs: 0 });
  expect((await check('RC-OPEN', token)).status).toBe(401);
  expect((await check('RC-OPEN', await tokenOf(app, MOBILE))).data.isCanReceive).toBe(true);
  expect((await info('RC-OPEN')).status).toBe(200);
});

test('every image of every config exists', async () => {
  for (const { code } of ACTIVITIES.filter(({ code: name }) => name !== 'RC-GONE' && name !== 'RC-HOSTILE')) {
    const config = (
      (await info(code)).data.pageConfig as { commonReceiveCouponV1DTO: Record<string, string> }
    ).commonReceiveCouponV1DTO;
    for (const [field, address] of Object.entries(config).filter(([name]) => /Img|Pic/.test(name))) {
      const picture = await app.inject(new URL(address).pathname + new URL(address).search);
      expect({
        code,
        field,
        status: picture.statusCode,
        type: picture.headers['content-type'],
      }).toMatchObject({ status: 200, type: 'image/svg+xml; charset=utf-8' });
    }
  }
});

test('drawings escape the texts they contain', async () => {
  const picture = await app.inject('/__sandbox/art/poster.svg?title=%3Cscript%3E&sub=a&amount=5&unit=b');
  expect(picture.body).not.toContain('<script');
});
