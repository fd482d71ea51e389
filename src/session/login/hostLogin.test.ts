import { createScope } from '@/api';
import { makeTestGateway } from '@/api/testing/fakeTransport';
import type { LoginCodeOutcome } from '@/platform/login/types';
import { makeArea, memoryBackend } from '@/platform/storage/area';
import { FakeClock, settle } from '@/utils/testing/fakeClock';
import { SessionStore } from '../SessionStore';
import { logInSilently, quickLogin, makeMiniLoginApi } from './hostLogin';
import { PhoneLogin } from './PhoneLogin';

const CODE: LoginCodeOutcome = { kind: 'code', code: 'LC', platform: 5 };
const PHONE = { kind: 'code', code: 'PC' } as const;
const OK = '30010000';

function setUp(code: LoginCodeOutcome = CODE) {
  const { gateway, transport } = makeTestGateway(new FakeClock());
  const session = new SessionStore(makeArea(memoryBackend()));
  const bound: string[] = [];
  const deps = {
    api: makeMiniLoginApi(gateway),
    session,
    login: { fetchLoginCode: () => Promise.resolve(code) },
    onBound: () => void bound.push('bound'),
  };
  const scope = createScope();
  const phoneLogin = new PhoneLogin(deps);
  phoneLogin.setAgreed(true);
  return { deps, transport, session, scope, bound, phoneLogin };
}

const loggedIn = (token: string) => [null, { code: OK, headers: { authorization: token } }] as const;

describe('phone button', () => {
  test('its code and the account’s code log in and bind the account', async () => {
    const { phoneLogin, transport, scope, session, bound } = setUp();
    const outcome = phoneLogin.submit(PHONE, scope);
    await settle();
    expect(phoneLogin.step).toBe('submitting');
    expect(JSON.parse(transport.last.body ?? '')).toEqual({ platform: 5, loginCode: 'LC', phoneCode: 'PC' });
    expect(transport.last.headers).not.toHaveProperty('Authorization');
    await transport.last.ok(...loggedIn('T'));
    expect(await outcome).toEqual({ kind: 'done' });
    expect(session).toMatchObject({ token: 'T', loginType: 'host' });
    expect(bound).toEqual(['bound']);
    expect(phoneLogin.step).toBe('idle');
  });

  test('the ticked agreement survives a failed attempt and is cleared after the login', async () => {
    const { phoneLogin, transport, scope } = setUp();
    await phoneLogin.submit({ kind: 'denied' }, scope);
    expect(phoneLogin.isAgreed).toBe(true);
    const outcome = phoneLogin.submit(PHONE, scope);
    await settle();
    await transport.last.ok(...loggedIn('T'));
    await outcome;
    expect(phoneLogin.isAgreed).toBe(false);
  });

  test('sends nothing without the agreement, and one login at a time', async () => {
    const { phoneLogin, transport, scope } = setUp();
    phoneLogin.setAgreed(false);
    expect(await phoneLogin.submit(PHONE, scope)).toEqual({ kind: 'dropped' });
    phoneLogin.setAgreed(true);
    void phoneLogin.submit(PHONE, scope);
    expect(await phoneLogin.submit(PHONE, scope)).toEqual({ kind: 'dropped' });
    await settle();
    expect(transport.sent).toHaveLength(1);
  });

  test.each([
    ['denied', { kind: 'denied' }, '未授权手机号，可使用其他手机号登录'],
    ['failed', { kind: 'failed', message: '' }, '快捷登录失败，请使用其他手机号登录'],
    ['unsupported', { kind: 'unsupported', why: '' }, '快捷登录失败，请使用其他手机号登录'],
  ] as const)('%s: says so, names the other way and sends nothing', async (_name, phone, text) => {
    const { deps, scope, transport } = setUp();
    expect(await quickLogin(deps, phone, scope)).toEqual({ kind: 'refused', text });
    expect(transport.sent).toHaveLength(0);
  });

  test('a host without a login code', async () => {
    const { deps, scope, transport } = setUp({ kind: 'failed', message: '' });
    expect(await quickLogin(deps, PHONE, scope)).toEqual({
      kind: 'refused',
      text: '快捷登录失败，请使用其他手机号登录',
    });
    expect(transport.sent).toHaveLength(0);
  });

  test.each([
    ['30010003', '手机号授权已失效，请重试', '手机号授权已失效，请重试'],
    ['30010003', '', '快捷登录失败，请使用其他手机号登录'],
  ])('refused by %s with %j', async (code, msg, text) => {
    const { deps, scope, transport, bound } = setUp();
    const outcome = quickLogin(deps, PHONE, scope);
    await settle();
    await transport.last.fail(code, msg);
    expect(await outcome).toEqual({ kind: 'refused', text });
    expect(bound).toEqual([]);
  });

  test('lost on the way; an unusable token; closed in between', async () => {
    const { deps, scope, transport, session } = setUp();
    const lost = quickLogin(deps, PHONE, scope);
    await settle();
    await transport.last.lose();
    expect(await lost).toEqual({ kind: 'refused', text: '网络不给力，请重试或使用其他手机号登录' });

    const odd = quickLogin(deps, PHONE, scope);
    await settle();
    await transport.last.ok(...loggedIn('a b'));
    expect(await odd).toMatchObject({ kind: 'refused' });

    const closed = quickLogin(deps, PHONE, scope);
    await settle();
    scope.cancel();
    expect(await closed).toEqual({ kind: 'dropped' });
    expect(session.isLoggedIn).toBe(false);
    const { length } = transport.sent;
    expect(await quickLogin(deps, PHONE, scope)).toEqual({ kind: 'dropped' });
    expect(transport.sent).toHaveLength(length);
  });
});

describe('silent login', () => {
  async function silently(given: ReturnType<typeof setUp>, answer: () => Promise<void>) {
    const outcome = logInSilently(given.deps);
    await settle();
    await answer();
    return outcome;
  }

  test('logs in with a bound number; not without one, not when lost, not without a code', async () => {
    const given = setUp();
    expect(await silently(given, () => given.transport.last.fail('030100005'))).toBe('not-bound');
    expect(await silently(given, () => given.transport.last.fail('30010002'))).toBe('failed');
    expect(await silently(given, () => given.transport.last.lose())).toBe('failed');
    expect(given.session.isLoggedIn).toBe(false);
    expect(await silently(given, () => given.transport.last.ok(...loggedIn('T')))).toBe('logged-in');
    expect(JSON.parse(given.transport.last.body ?? '')).toEqual({ platform: 5, loginCode: 'LC' });
    expect(given.session.token).toBe('T');
    expect(await logInSilently(setUp({ kind: 'unsupported', why: '' }).deps)).toBe('failed');
  });

  test('renewed, it stays the same account; after an SMS login it is another', async () => {
    const given = setUp();
    const renewed = (silent: string) => silently(given, () => given.transport.last.ok(...loggedIn(silent)));
    await renewed('A1');
    const { loginEpoch: account } = given.session;
    given.session.dropToken('A1');
    await renewed('A2');
    expect(given.session).toMatchObject({ token: 'A2', loginEpoch: account });
    given.session.logIn({ token: 'B', loginType: 'sms' });
    given.session.dropToken('B');
    await renewed('A3');
    expect(given.session.loginEpoch).toBe(account + 2);
  });

  test('an SMS login made in the meantime takes precedence, even when it has ended again', async () => {
    const given = setUp();
    const outcome = await silently(given, async () => {
      given.session.logIn({ token: 'B', loginType: 'sms' });
      given.session.dropToken('B');
      await given.transport.last.ok(...loggedIn('SILENT'));
    });
    expect([outcome, given.session.token]).toEqual(['failed', null]);
  });

  test('what the user did in the meantime takes precedence', async () => {
    const left = setUp();
    const late = () => left.transport.last.ok(...loggedIn('SILENT'));
    expect(
      await silently(left, async () => {
        left.session.logOut();
        await late();
      }),
    ).toBe('failed');
    expect(left.session.token).toBeNull();

    const byHand = setUp();
    expect(
      await silently(byHand, async () => {
        byHand.session.logIn({ token: 'BY-HAND', loginType: 'sms' });
        await byHand.transport.last.ok(...loggedIn('SILENT'));
      }),
    ).toBe('overtaken');
    expect(byHand.session.token).toBe('BY-HAND');
  });
});
