import type { FastifyInstance } from 'fastify';
import { control, login, post, startSandbox, tokenOf } from './harness';
import { miniCalls } from './miniCalls';

let app: FastifyInstance;
beforeAll(async () => {
  app = await startSandbox();
});
beforeEach(() => control(app, 'reset'));
afterAll(() => app.close());

const MOBILE = '13912345678';
let count = 0;
const nonce = () => `n${(count += 1)}`;
const codeOf = (user: string) => `lc_${user}_${nonce()}`;
const enter = (platform: 5 | 6, user: string, mobile?: string) =>
  post(app, 'wechatAuth/loginByMiniProgram', {
    platform,
    loginCode: codeOf(user),
    ...(mobile === undefined ? {} : { phoneCode: `pc_${mobile}_${nonce()}` }),
  });
const tokenIn = (answer: Awaited<ReturnType<typeof enter>>) => String(answer.headers.authorization);
const userOf = async (token: string) => (await miniCalls(app, token).user()).data.userId;

test('one number is one account: in both mini programs, by SMS, and on H5', async () => {
  const users = [
    await userOf(tokenIn(await enter(5, 'ann', MOBILE))),
    await userOf(tokenIn(await enter(6, 'ann-pays', MOBILE))),
    await userOf(await login(app, MOBILE)),
    await userOf(await tokenOf(app, MOBILE)),
  ];
  expect(new Set(users).size).toBe(1);
});

test('what was done in one host is there in the other', async () => {
  const [wechat, alipay] = [
    tokenIn(await enter(5, 'ann', MOBILE)),
    tokenIn(await enter(6, 'ann-pays', MOBILE)),
  ];
  await miniCalls(app, wechat).deleteAddress('AD-1');
  expect((await miniCalls(app, alipay).addresses()).data.addressList).toHaveLength(5);
});

test('silent login works once a number is bound, then every time, in that host only', async () => {
  expect((await enter(5, 'ann')).body.code).toBe('030100005');
  await enter(5, 'ann', MOBILE);
  const silent = await enter(5, 'ann');
  expect(silent.body.success).toBe(true);
  expect(await userOf(tokenIn(silent))).toBe(await userOf(await tokenOf(app, MOBILE)));
  expect((await enter(6, 'ann')).body.code).toBe('030100005');
});

test('another number in the same host is another account, and the first keeps its number', async () => {
  const first = await userOf(tokenIn(await enter(5, 'ann', MOBILE)));
  const second = await userOf(tokenIn(await enter(5, 'ann', '13912345679')));
  expect(second).not.toBe(first);
  expect(await userOf(await tokenOf(app, MOBILE))).toBe(first);
  expect(await userOf(tokenIn(await enter(5, 'ann')))).toBe(second);
});

describe('logout', () => {
  test('ends the token and silent login, until a new login', async () => {
    const token = tokenIn(await enter(5, 'ann', MOBILE));
    const other = tokenIn(await enter(6, 'ann-pays', MOBILE));
    expect((await miniCalls(app, token).logout()).body).toMatchObject({
      success: true,
      code: '30010000',
      data: null,
    });
    expect((await miniCalls(app, token).user()).status).toBe(401);
    expect((await miniCalls(app, other).user()).status).toBe(200);
    expect((await enter(5, 'ann')).body.code).toBe('030100005');
    expect((await enter(6, 'ann-pays')).body.success).toBe(true);
    await enter(5, 'ann', MOBILE);
    expect((await enter(5, 'ann')).body.success).toBe(true);
  });

  test('after an SMS login inside a mini program the host’s code identifies the account', async () => {
    await enter(5, 'ann', MOBILE);
    const token = await login(app, '13912345679');
    await miniCalls(app, token).logout({ platform: 5, loginCode: codeOf('ann') });
    expect((await enter(5, 'ann')).body.code).toBe('030100005');
  });

  test('succeeds with an unknown or ended token', async () => {
    const token = await tokenOf(app, MOBILE);
    for (const calls of [
      miniCalls(app, 'nobody'),
      miniCalls(app),
      miniCalls(app, token),
      miniCalls(app, token),
    ])
      expect((await calls.logout()).body.success).toBe(true);
  });

  test.each([{ platform: 5 }, { loginCode: 'x' }, { platform: 4, loginCode: 'x' }])(
    '%j violates the contract',
    async (body) => {
      expect((await miniCalls(app).logout(body)).status).toBe(400);
    },
  );
});
