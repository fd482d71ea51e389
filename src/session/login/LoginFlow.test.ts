import { constants, createHash, generateKeyPairSync, privateDecrypt } from 'node:crypto';
import { createScope } from '@/api';
import { makeTestGateway } from '@/api/testing/fakeTransport';
import type { CaptchaOutcome } from '@/platform/captcha/types';
import { makeArea, memoryBackend } from '@/platform/storage/area';
import { FakeClock, settle } from '@/utils/testing/fakeClock';
import { SessionStore } from '../SessionStore';
import { CodeAttempts } from './codeAttempt';
import { makeLoginApi, makeRedeem } from './loginApi';
import { LoginFlow } from './LoginFlow';
import * as signer from './signature';

jest.mock('@/platform/random', () => ({ random: { hex: (length: number) => '7'.repeat(length) } }));

const pair = generateKeyPairSync('rsa', { modulusLength: 1024 });
const keyText = pair.publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
const wire = (text: string) => text.replace(/\+/g, '-').replace(/\//g, '_').replace(/=/g, '.');
const PHONE = '13800000001';
const preCheckData = {
  keyOrder: 'b,a',
  keyParts: [
    { id: 'a', value: wire(keyText.slice(100)) },
    { id: 'b', value: wire(keyText.slice(0, 100)) },
  ],
  clientIp: '10.1.1.1',
  requestCode: 'RC1',
  needSliderCode: false,
  sliderType: null,
  timestamp: 1700000000123,
};

const fields = (body: string | undefined) => Object.fromEntries(new URLSearchParams(body));

function opened(sign: string | undefined): string {
  const sealed = Buffer.from(
    (sign ?? '').replace(/-/g, '+').replace(/_/g, '/').replace(/\./g, '='),
    'base64',
  );
  const block = privateDecrypt({ key: pair.privateKey, padding: constants.RSA_NO_PADDING }, sealed);
  return block.subarray(block.indexOf(0, 2) + 1).toString('latin1');
}
const digest = (opCode: string | undefined, requestCode: string) =>
  createHash('md5')
    .update(`${PHONE}86${opCode}GENERAL_LOGIN${requestCode}170000000012310.1.1.1`)
    .digest('hex');

function setUp(slider: CaptchaOutcome = { kind: 'closed' }) {
  const clock = new FakeClock();
  const { gateway, transport } = makeTestGateway(clock);
  const storage = {
    session: makeArea(memoryBackend(), () => clock.nowMs()),
    durable: makeArea(memoryBackend(), () => clock.nowMs()),
  };
  const session = new SessionStore(storage.session);
  const shown: unknown[] = [];
  const chosen: string[] = [];
  let counter = 0;
  const makeFlow = (loadSigner: () => Promise<typeof signer> = () => Promise.resolve(signer)) =>
    new LoginFlow({
      redeem: makeRedeem({
        api: makeLoginApi(gateway),
        session,
        onLoggedIn: () => void chosen.push(session.phone ?? ''),
      }),
      words: { verifyFailed: '领取失败，请重试', redeemFailed: '登录失败，请重试' },
      api: makeLoginApi(gateway),
      attempts: new CodeAttempts(storage),
      captcha: {
        verify(challenge) {
          shown.push(challenge);
          return Promise.resolve(slider);
        },
      },
      captchaAppId: 'app',
      nowMs: () => clock.nowMs(),
      randomHex: (length) =>
        String((counter += 1))
          .padStart(length, 'a')
          .slice(-length),
      loadSigner,
    });
  const flow = makeFlow();
  flow.setPhone(` 138 0000 0001 `);
  flow.setAgreed(true);
  return { clock, transport, storage, session, shown, chosen, flow, makeFlow, scope: createScope() };
}
type Given = ReturnType<typeof setUp>;

async function sendCode({ flow, transport, scope }: Given, msg = '') {
  const outcome = flow.sendCode(scope);
  await settle();
  await transport.last.ok(preCheckData, { code: '15010000' });
  await transport.last.ok({ requestCode: 'RC2' }, { code: '15010000', msg });
  return outcome;
}

const PENDING = { kind: 'refused', text: '验证码已发送，请勿重复操作' };

describe('send code', () => {
  test('pre-check and send carry what the contract requires, signed', async () => {
    const given = setUp();
    expect(await sendCode(given)).toEqual({ kind: 'sent', text: '发送验证码成功' });
    const [preCheck, send] = given.transport.sent.map(({ path, body, headers }) => ({
      path,
      headers,
      form: fields(body),
    }));
    expect(preCheck?.path).toBe('/consumer/v1/unifiedSmsCode/preCheckMobile');
    expect(preCheck?.form).toEqual({
      mobile: PHONE,
      nationCode: '86',
      opCode: preCheck?.form['opCode'],
      typeConst: 'GENERAL_LOGIN',
    });
    expect(preCheck?.form['opCode']).toMatch(/^[0-9a-f]{32}$/);
    expect(send?.path).toBe('/consumer/v1/unifiedSmsCode/sendSmsCode');
    expect(Object.keys(send?.form ?? {}).sort()).toEqual([
      'mobile',
      'nationCode',
      'opCode',
      'sign',
      'typeConst',
    ]);
    expect(send?.form['opCode']).toBe(preCheck?.form['opCode']);
    expect(opened(send?.form['sign'])).toBe(digest(send?.form['opCode'], 'RC1'));
    expect(send?.headers).not.toHaveProperty('Authorization');
    expect(given.flow.step).toBe('idle');
  });

  test.each([
    ['nothing typed', '', true, '请输入手机号', true],
    ['only white space', '  \t', false, '请输入手机号', true],
    ['no agreement', '1', false, '请先同意《服务协议》及《隐私政策》内容。', false],
    ['no number', '1380000', true, '请输入正确的手机号', true],
  ])('refused: %s', async (_, phone, isAgreed, text, wantsPhone) => {
    const { flow, scope, transport } = setUp();
    flow.setPhone(phone);
    flow.setAgreed(isAgreed);
    expect(await flow.sendCode(scope)).toEqual({ kind: 'refused', text });
    expect([transport.sent.length, flow.wantsPhone]).toEqual([0, wantsPhone]);
    flow.leavePhone();
    expect(flow.wantsPhone).toBe(false);
  });

  test('a repeat while the request is running and within 60 s is refused, afterwards not', async () => {
    const given = setUp();
    const first = given.flow.sendCode(given.scope);
    expect(await given.flow.sendCode(given.scope)).toEqual(PENDING);
    await settle();
    await given.transport.last.ok(preCheckData, { code: '15010000' });
    await given.transport.last.ok({ requestCode: 'RC2' }, { code: '15010000', msg: '已发送' });
    expect(await first).toEqual({ kind: 'sent', text: '已发送' });
    expect(given.flow.secondsLeft()).toBe(60);
    await given.clock.advance(59_001);
    expect(given.flow.secondsLeft()).toBe(1);
    expect(await given.flow.sendCode(given.scope)).toEqual(PENDING);
    await given.clock.advance(999);
    expect(given.flow.secondsLeft()).toBe(0);
    expect(await sendCode(given)).toMatchObject({ kind: 'sent' });
  });

  test('the countdown survives leaving, applies to any number, and never exceeds 60 s', async () => {
    const given = setUp();
    await sendCode(given);
    await given.clock.advance(20_000);
    const back = given.makeFlow();
    expect(back.secondsLeft()).toBe(40);
    back.setPhone('13900000009');
    back.setAgreed(true);
    expect(await back.sendCode(given.scope)).toEqual(PENDING);
    back.reset();
    expect(back.secondsLeft()).toBe(40);
    given.clock.jump(-86_400_000);
    expect(back.secondsLeft()).toBe(60);
  });

  test.each([
    ['worded', (given: Given) => given.transport.last.fail('15010001', '号码异常'), '号码异常'],
    ['wordless', (given: Given) => given.transport.last.fail('15010001'), '请重试'],
    ['lost', (given: Given) => given.transport.last.lose(), '请重试'],
    ['malformed', (given: Given) => given.transport.last.ok({}, { code: '15010000' }), '请重试'],
    [
      'no key in the parts',
      (given: Given) => given.transport.last.ok({ ...preCheckData, keyOrder: 'a,b' }, { code: '15010000' }),
      '抱歉，系统无法识别您的正确来源',
    ],
  ])('pre-check failure: %s', async (_, answer, text) => {
    const given = setUp();
    const outcome = given.flow.sendCode(given.scope);
    await settle();
    await answer(given);
    expect(await outcome).toEqual({ kind: 'refused', text });
    expect(given.flow.secondsLeft()).toBe(0);
    expect(given.transport.sent).toHaveLength(1);
  });

  test.each([
    ['worded', (given: Given) => given.transport.last.fail('15010006', '无法送达'), '无法送达'],
    ['wordless', (given: Given) => given.transport.last.fail('15010006'), '发送验证码失败'],
    ['lost', (given: Given) => given.transport.last.lose(), '发送验证码失败'],
  ])('send failure: %s starts no countdown', async (_, answer, text) => {
    const given = setUp();
    const outcome = given.flow.sendCode(given.scope);
    await settle();
    await given.transport.last.ok(preCheckData, { code: '15010000' });
    await answer(given);
    expect(await outcome).toEqual({ kind: 'refused', text });
    expect(given.flow.secondsLeft()).toBe(0);
  });

  test('a signer that fails to load is a failure to send', async () => {
    const given = setUp();
    const flow = given.makeFlow(() => Promise.reject(new Error('chunk')));
    flow.setPhone(PHONE);
    flow.setAgreed(true);
    const outcome = flow.sendCode(given.scope);
    await settle();
    await given.transport.last.ok(preCheckData, { code: '15010000' });
    expect(await outcome).toEqual({ kind: 'refused', text: '发送验证码失败' });
  });

  test.each([1, 2] as const)('slider of type %d: its proof is sent', async (sliderType) => {
    const given = setUp({ kind: 'passed', ticket: 'tick', randStr: 'rand' });
    const outcome = given.flow.sendCode(given.scope);
    await settle();
    await given.transport.last.ok(
      { ...preCheckData, needSliderCode: true, sliderType },
      { code: '15010000' },
    );
    expect(given.shown).toEqual([{ appId: 'app', sliderType }]);
    expect(fields(given.transport.last.body)).toMatchObject({
      sliderType: String(sliderType),
      sliderTicket: 'tick',
      sliderRandStr: 'rand',
    });
    await given.transport.last.ok({ requestCode: 'RC2' }, { code: '15010000' });
    expect(await outcome).toMatchObject({ kind: 'sent' });
  });

  test.each<[CaptchaOutcome, object]>([
    [{ kind: 'closed' }, { kind: 'dropped' }],
    [
      { kind: 'failed', message: 'x' },
      { kind: 'refused', text: '安全验证失败，请重试' },
    ],
    [
      { kind: 'unsupported', why: 'x' },
      { kind: 'refused', text: '安全验证失败，请重试' },
    ],
  ])('slider %j sends nothing', async (slider, expected) => {
    const given = setUp(slider);
    const outcome = given.flow.sendCode(given.scope);
    await settle();
    await given.transport.last.ok(
      { ...preCheckData, needSliderCode: true, sliderType: 1 },
      { code: '15010000' },
    );
    expect(await outcome).toEqual(expected);
    expect(given.transport.sent).toHaveLength(1);
  });

  test('closing the popup ends it silently', async () => {
    const given = setUp();
    const outcome = given.flow.sendCode(given.scope);
    await settle();
    given.scope.cancel();
    expect(await outcome).toEqual({ kind: 'dropped' });
    expect(given.transport.last.isCancelled).toBe(true);
  });
});

describe('submit', () => {
  test('disabled unless phone, code and agreement are there', () => {
    const { flow } = setUp();
    expect(flow.canSubmit).toBe(false);
    flow.setCode('123456');
    expect(flow.canSubmit).toBe(true);
    flow.setAgreed(false);
    expect(flow.canSubmit).toBe(false);
    flow.setAgreed(true);
    flow.setPhone(' ');
    expect(flow.canSubmit).toBe(false);
  });

  test('the code is cut to 6 characters without white space', () => {
    const { flow } = setUp();
    flow.setCode(' 12 34 567 8');
    expect(flow.code).toBe('123456');
  });

  test('verifies with the request code of the send, logs in, stores the token', async () => {
    const given = setUp();
    await sendCode(given);
    // The page was reloaded while the user read the message.
    const flow = given.makeFlow();
    flow.setPhone(PHONE);
    flow.setAgreed(true);
    flow.setCode('123456');
    const outcome = flow.submit(given.scope);
    expect(flow.step).toBe('submitting');
    await settle();
    const check = fields(given.transport.last.body);
    expect(given.transport.last.path).toBe('/consumer/v1/unifiedSmsCode/checkSmsCode');
    expect(Object.keys(check).sort()).toEqual(['mobile', 'opCode', 'sign', 'smsVerifyCode', 'typeConst']);
    expect(check).toMatchObject({
      smsVerifyCode: '123456',
      opCode: fields(given.transport.sent[0]?.body)['opCode'],
    });
    expect(opened(check['sign'])).toBe(digest(check['opCode'], 'RC2'));
    await given.transport.last.ok('PROOF', { code: '15010000' });
    expect(given.transport.last.path).toBe('/wechatAuth/loginByMobileCodeToken');
    expect(fields(given.transport.last.body)).toEqual({ mobile: PHONE, verifyCodeToken: 'PROOF' });
    await given.transport.last.ok(null, { code: '30010000', headers: { authorization: 'TOKEN' } });
    expect(await outcome).toEqual({ kind: 'done' });
    expect(given.session).toMatchObject({ token: 'TOKEN', loginType: 'sms', phone: '138****0001' });
    expect(given.storage.session.read('loginAttempt')).toBeNull();
    expect(given.chosen).toEqual(['138****0001']);
    // Nothing is left for the next user.
    expect(flow).toMatchObject({ phone: '', code: '', isAgreed: false, resendAtMs: null, canSubmit: false });
  });

  test('without a code sent to this number no request is sent', async () => {
    const given = setUp();
    await sendCode(given);
    given.flow.setPhone('13900000009');
    given.flow.setCode('123456');
    expect(await given.flow.submit(given.scope)).toEqual({ kind: 'refused', text: '请先获取验证码' });
    expect(given.transport.sent).toHaveLength(2);
  });

  test.each([
    ['worded', (given: Given) => given.transport.last.fail('15010007', '验证码错误'), '验证码错误'],
    ['wordless', (given: Given) => given.transport.last.fail('15010007'), '领取失败，请重试'],
    ['lost', (given: Given) => given.transport.last.lose(), '领取失败，请重试'],
  ])('verify failure: %s', async (_, answer, text) => {
    const given = setUp();
    await sendCode(given);
    given.flow.setCode('000000');
    const outcome = given.flow.submit(given.scope);
    await settle();
    await answer(given);
    expect(await outcome).toEqual({ kind: 'refused', text });
    expect(given.session.isLoggedIn).toBe(false);
    expect(given.chosen).toEqual([]);
    expect(given.flow.canSubmit).toBe(true);
  });

  test('a login call whose response was lost is repeated with the same proof; a refused one is not', async () => {
    const given = setUp();
    await sendCode(given);
    given.flow.setCode('123456');
    const first = given.flow.submit(given.scope);
    await settle();
    await given.transport.last.ok('PROOF', { code: '15010000' });
    await given.transport.last.lose();
    expect(await first).toEqual({ kind: 'refused', text: '登录失败，请重试' });
    const second = given.flow.submit(given.scope);
    await settle();
    expect(fields(given.transport.last.body)).toEqual({ mobile: PHONE, verifyCodeToken: 'PROOF' });
    await given.transport.last.fail('30010001', '验证已失效');
    expect(await second).toEqual({ kind: 'refused', text: '验证已失效' });
    void given.flow.submit(given.scope);
    await settle();
    expect(given.transport.last.path).toBe('/consumer/v1/unifiedSmsCode/checkSmsCode');
  });

  test('a response without a token is no login', async () => {
    const given = setUp();
    await sendCode(given);
    given.flow.setCode('123456');
    const outcome = given.flow.submit(given.scope);
    await settle();
    await given.transport.last.ok('PROOF', { code: '15010000' });
    await given.transport.last.ok(null, { code: '30010000' });
    expect(await outcome).toEqual({ kind: 'refused', text: '登录失败，请重试' });
    expect(given.session.isLoggedIn).toBe(false);
  });
});
