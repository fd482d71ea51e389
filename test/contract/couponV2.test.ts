import type { FastifyInstance } from 'fastify';
import { control, post, startSandbox, tokenOf } from './harness';

let app: FastifyInstance;
beforeAll(async () => {
  app = await startSandbox();
});
beforeEach(() => control(app, 'reset'));
afterAll(() => app.close());

const V2 = 'activity/appnew/activity';
let number = 0;
const claim = (code: string, token: string, more: Readonly<Record<string, unknown>> = {}) =>
  post(
    app,
    `${V2}/receive`,
    {
      biz: 2,
      client: 9,
      scene: 2,
      code,
      requestNo: `offer${String((number += 1)).padStart(20, '0')}`,
      ...more,
    },
    { token },
  );
const check = (code: string, token: string) =>
  post(app, `${V2}/preReceiveCheck`, { biz: 2, client: 9, scene: 2, code }, { token });
const share = (body: Readonly<Record<string, unknown>>, token?: string) =>
  post(app, `${V2}/share`, { code: 'V2-OPEN', ...body }, token === undefined ? {} : { token });
const landing = async (code: string, token?: string) => {
  const response = await app.inject({
    method: 'GET',
    url: `/wxgw/activity/popupReceive/activity/landingPage${code === '' ? '' : `?activityCode=${code}`}`,
    headers: {
      'original-path': '/couponLand',
      ...(token === undefined ? {} : { authorization: token, 'original-channel': 'unifylogin' }),
    },
  });
  return response.json<{ readonly code: string; readonly data: Readonly<Record<string, unknown>> | null }>();
};
const held = (data: Readonly<Record<string, unknown>>): unknown[] =>
  Array.isArray(data.couponInfos) ? data.couponInfos : [];

test.each([
  ['V2-OPEN', { statusCode: 'PROCEED', isSoldOut: false }],
  ['V2-SOLD-OUT', { statusCode: 'PROCEED', isSoldOut: true }],
  ['V2-NOT-START', { statusCode: 'NOT_START' }],
  ['V2-FINISHED', { statusCode: 'FINISHED' }],
])('%s', async (code, seen) => {
  expect((await post(app, `${V2}/info`, { code })).data).toMatchObject(seen);
});

test('an account claims once, also with fifty simultaneous requests', async () => {
  const token = await tokenOf(app, '13912345678');
  const answers = await Promise.all(Array.from({ length: 50 }, () => claim('V2-OPEN', token)));
  expect(answers.filter(({ data }) => data.result === true)).toHaveLength(1);
  expect(held((await check('V2-OPEN', token)).data)).toHaveLength(3);
});

test.each([
  ['V2-SOLD-OUT', '100901006'],
  ['V2-NOT-START', '100901001'],
  ['V2-FINISHED', '100901006'],
  ['V2-NEW-ONLY', '100901031'],
])('%s is refused with %s', async (code, reasonCode) => {
  const token = await tokenOf(app, '13912345678');
  expect((await claim(code, token)).data).toMatchObject({ result: false, reasonCode });
});

test('the gateway knows the owner of a link; friends count once, the owner never, unknown codes belong to no one', async () => {
  const owner = await tokenOf(app, '13912345678');
  const shareCode = (await share({}, owner)).data.ownShareCode;
  expect((await share({}, owner)).data.ownShareCode).toBe(shareCode);
  expect(String(shareCode)).not.toMatch(/139|U\d/);
  expect((await share({ shareCode }, owner)).data).toMatchObject({ isOwner: true, claimedCount: 0 });
  expect((await share({ shareCode })).data).toMatchObject({ isOwner: false, sharerName: '139****5678' });
  await claim('V2-OPEN', owner, { shareCode });
  for (const mobile of ['13912340001', '13912340002', '13912340001'])
    await claim('V2-OPEN', await tokenOf(app, mobile), { shareCode });
  expect((await share({ shareCode }, owner)).data.claimedCount).toBe(2);
  expect((await share({ shareCode: 'SHnobody' })).data).toMatchObject({ isOwner: false, sharerName: '' });
  expect((await share({ shareCode: 'SH-OPEN' }, await tokenOf(app, '13800000011'))).data.isOwner).toBe(true);
});

test('a popup’s coupons are given on opening, once; logged out they are announced', async () => {
  expect((await landing('LAND-NEW')).data).toMatchObject({ resultCode: 'AWAITS', coupons: [] });
  const token = await tokenOf(app, '13912345678');
  const opened = await Promise.all(Array.from({ length: 10 }, () => landing('LAND-NEW', token)));
  expect(opened.filter(({ data }) => data?.resultCode === 'GIVEN')).toHaveLength(1);
  expect((await landing('LAND-NEW', token)).data).toMatchObject({ resultCode: 'HAD' });
  for (const [code, resultCode] of [
    ['LAND-HAS', 'HAD'],
    ['LAND-SOLD-OUT', 'SOLD_OUT'],
    ['LAND-FINISHED', 'FINISHED'],
  ] as const)
    expect((await landing(code, token)).data?.resultCode).toBe(resultCode);
  expect((await landing('NOBODY', token)).code).toBe('100205002');
  expect((await landing('', token)).data?.title).toBe('首页专享礼');
});

test('a pack for new users is refused to an old customer', async () => {
  const old = await tokenOf(app, '13800000010');
  expect((await claim('NEW-OPEN', old)).data).toMatchObject({ result: false, reasonCode: '100901031' });
  expect(held((await check('NEW-OPEN', old)).data)).toEqual([]);
  const fresh = await tokenOf(app, '13912345678');
  expect((await claim('NEW-OPEN', fresh)).data).toMatchObject({ result: true });
  expect((await claim('NEW-FINISHED', fresh)).data).toMatchObject({ result: false });
});
