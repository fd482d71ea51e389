import type { FastifyInstance } from 'fastify';
import {
  checkCode,
  control,
  login,
  newOpCode,
  openAttempt,
  post,
  preCheckBody,
  sendCode,
  SMS,
  startSandbox,
} from './harness';

let app: FastifyInstance;
beforeAll(async () => {
  app = await startSandbox();
});
beforeEach(() => control(app, 'reset'));
afterAll(() => app.close());

const MOBILE = '13912345678';

test('any number logs in with 123456 and its token opens userInfo', async () => {
  const token = await login(app, MOBILE);
  expect(token).toMatch(/^[0-9a-f]{48}$/);
  const info = await post(app, 'base/personalCenter/userInfo', undefined, { token });
  expect(info.body).toMatchObject({ success: true, code: '0', data: { phone: '139****5678' } });
});

test('the sent code can be looked up', async () => {
  await sendCode(app, await openAttempt(app, MOBILE));
  const found = await app.inject({ url: `/__sandbox/sms?mobile=${MOBILE}` });
  expect(found.json()).toMatchObject({ mobile: MOBILE, code: '123456' });
  expect((await app.inject({ url: '/__sandbox/sms?mobile=13900000099' })).statusCode).toBe(404);
});

test('key parts change their order, and each order yields a key that verifies', async () => {
  const orders = new Set<unknown>();
  for (let round = 0; round < 6; round += 1) {
    const attempt = await openAttempt(app, MOBILE);
    orders.add(attempt.preCheck.keyOrder);
    expect((await sendCode(app, attempt)).body.code).toBe('15010000');
  }
  expect(orders.size).toBeGreaterThan(1);
});

test.each([
  ['garbage', 'AAAA'],
  ['right length, wrong key', `${'A'.repeat(342)}..`],
  ['plain base64 alphabet', `${'+/'.repeat(171)}==`],
])('a wrong signature is refused: %s', async (_name, wrong) => {
  const attempt = await openAttempt(app, MOBILE);
  expect((await sendCode(app, attempt, { sign: wrong })).body.code).toBe('15010002');
  // A refusal does not use up the pre-check.
  expect((await sendCode(app, attempt)).body.code).toBe('15010000');
});

test("another attempt's signature is refused, and so is another number's", async () => {
  const first = await openAttempt(app, MOBILE);
  const second = await openAttempt(app, MOBILE);
  expect((await sendCode(app, { ...second, preCheck: first.preCheck })).body.code).toBe('15010002');
  expect((await sendCode(app, { ...first, mobile: '13912345679' })).body.code).toBe('15010003');
});

test('a replayed send is refused, also when both arrive simultaneously', async () => {
  const attempt = await openAttempt(app, MOBILE);
  const codes = (
    await Promise.all([sendCode(app, attempt), sendCode(app, attempt), sendCode(app, attempt)])
  ).map(({ body }) => body.code);
  expect(codes.filter((code) => code === '15010000')).toHaveLength(1);
  expect((await sendCode(app, attempt)).body.code).toBe('15010003');
});

test('a wrong code may be retried, five times in all', async () => {
  const attempt = await openAttempt(app, MOBILE);
  const { data } = await sendCode(app, attempt);
  for (let tries = 0; tries < 5; tries += 1) {
    expect((await checkCode(app, attempt, data.requestCode, '000000')).body.code).toBe('15010007');
  }
  expect((await checkCode(app, attempt, data.requestCode)).body.code).toBe('15010009');
});

test('the check must sign the request code returned by the send', async () => {
  const attempt = await openAttempt(app, MOBILE);
  await sendCode(app, attempt);
  expect((await checkCode(app, attempt, attempt.preCheck.requestCode)).body.code).toBe('15010002');
});

test('a code expires after five minutes, and is valid once', async () => {
  const attempt = await openAttempt(app, MOBILE);
  const { data } = await sendCode(app, attempt);
  await control(app, 'clock', { offsetMs: 5 * 60_000 });
  expect((await checkCode(app, attempt, data.requestCode)).body.code).toBe('15010008');
  await control(app, 'clock', { offsetMs: 0 });
  expect((await checkCode(app, attempt, data.requestCode)).body.code).toBe('15010000');
  expect((await checkCode(app, attempt, data.requestCode)).body.code).toBe('15010008');
});

test('a verify token logs in once, and only its own number', async () => {
  const attempt = await openAttempt(app, MOBILE);
  const sent = await sendCode(app, attempt);
  const verifyCodeToken = (await checkCode(app, attempt, sent.data.requestCode)).body.data;
  const ok = await post(
    app,
    'wechatAuth/loginByMobileCodeToken',
    { mobile: MOBILE, verifyCodeToken },
    { form: true },
  );
  expect(ok.body.code).toBe('30010000');
  const again = await post(
    app,
    'wechatAuth/loginByMobileCodeToken',
    { mobile: MOBILE, verifyCodeToken },
    { form: true },
  );
  expect(again.body).toMatchObject({ success: false, code: '30010001' });
  expect(again.headers.authorization).toBeUndefined();
});

test('13800000003 is refused at the pre-check, 13800000004 cannot receive a code', async () => {
  const refused = await post(app, `${SMS}/preCheckMobile`, preCheckBody('13800000003', newOpCode()), {
    form: true,
  });
  expect(refused.body).toMatchObject({ success: false, code: '15010001', data: null });
  expect((await sendCode(app, await openAttempt(app, '13800000004'))).body).toMatchObject({
    success: false,
    code: '15010006',
  });
});

test.each([
  ['13800000001', 1, 2],
  ['13800000002', 2, 1],
])(
  '%s needs the slider of type %i; a ticket is valid once and for its type',
  async (mobile, sliderType, otherType) => {
    const ticketOf = async (type: number) =>
      (
        await app.inject({ method: 'POST', url: '/__sandbox/captcha/ticket', payload: { sliderType: type } })
      ).json<{ ticket: string; randstr: string }>();
    const attempt = await openAttempt(app, mobile);
    expect(attempt.preCheck).toMatchObject({ needSliderCode: true, sliderType });
    expect((await sendCode(app, attempt)).body.code).toBe('15010004');
    const wrong = await ticketOf(otherType);
    expect(
      (await sendCode(app, attempt, { sliderType, sliderTicket: wrong.ticket, sliderRandStr: wrong.randstr }))
        .body.code,
    ).toBe('15010005');
    const right = await ticketOf(sliderType);
    const slider = { sliderType, sliderTicket: right.ticket, sliderRandStr: right.randstr };
    expect((await sendCode(app, attempt, slider)).body.code).toBe('15010000');
    expect((await sendCode(app, await openAttempt(app, mobile), slider)).body.code).toBe('15010005');
  },
);

test('a token expires after 30 days', async () => {
  const token = await login(app, MOBILE);
  await control(app, 'clock', { offsetMs: 30 * 86_400_000 });
  expect((await post(app, 'base/personalCenter/userInfo', undefined, { token })).status).toBe(401);
});

describe('mini program', () => {
  const loginMini = (body: Record<string, unknown>) => post(app, 'wechatAuth/loginByMiniProgram', body);

  test('silent login needs a bound phone; a phone code binds it permanently', async () => {
    expect((await loginMini({ platform: 5, loginCode: 'lc_alice_1' })).body).toMatchObject({
      success: false,
      code: '030100005',
      data: null,
    });
    const bound = await loginMini({ platform: 5, loginCode: 'lc_alice_2', phoneCode: 'pc_13911112222_1' });
    expect(bound.body.code).toBe('30010000');
    const silent = await loginMini({ platform: 5, loginCode: 'lc_alice_3' });
    const info = await post(app, 'base/personalCenter/userInfo', undefined, {
      token: String(silent.headers.authorization),
    });
    expect(info.data.phone).toBe('139****2222');
    expect((await loginMini({ platform: 6, loginCode: 'lc_alice_4' })).body.code).toBe('030100005');
  });

  test('codes are valid once', async () => {
    await loginMini({ platform: 5, loginCode: 'lc_bob_1' });
    expect((await loginMini({ platform: 5, loginCode: 'lc_bob_1' })).body.code).toBe('30010002');
    await loginMini({ platform: 5, loginCode: 'lc_bob_2', phoneCode: 'pc_13911112222_9' });
    expect(
      (await loginMini({ platform: 5, loginCode: 'lc_bob_3', phoneCode: 'pc_13911112222_9' })).body.code,
    ).toBe('30010003');
  });
});
