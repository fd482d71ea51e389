/** @jest-environment jsdom */
import { createScope, HttpError, UnauthorizedError } from '@/api';
import { boolean, object } from '@/api/decode';
import { FakeTransport } from '@/api/testing/fakeTransport';
import type { TransportRequest } from '@/platform/request/types';
import { storage } from '@/platform/storage';
import { settle } from '@/utils/testing/fakeClock';

// The whole session of a mini program as the app sets it up; only the host and the transport are fakes.
const mockTransport = new FakeTransport('/wxgw');
jest.mock('@/platform/request', () => ({
  request: { send: (request: TransportRequest) => mockTransport.send(request), sendAtPageEnd: () => true },
}));
jest.mock('@/platform/login', () => ({
  login: {
    hasOwnAccount: true,
    fetchLoginCode: () => Promise.resolve({ kind: 'code', code: 'LC', platform: 5 }),
    isInOwnApp: () => false,
    readAppToken: () => null,
    followsLoginRedirect: () => false,
  },
}));
jest.mock('@/platform/navigation', () => ({
  navigation: {
    pathForm: 'page',
    currentPath: () => '/packages/coupon/receive/index',
    currentUrl: () => '',
    currentQuery: () => ({}),
    takeToken: () => null,
    dropFromAddress: () => undefined,
    openExternal: () => ({ kind: 'done' }),
    reload: () => mockReload(),
  },
}));
const mockReload = jest.fn();
const mockCache = { restore: (): void => undefined };
jest.mock('@/platform/pageVisibility', () => ({
  pageVisibility: {
    onRestored: (listener: () => void) => {
      mockCache.restore = listener;
      return () => undefined;
    },
    onPageEnd: () => () => undefined,
  },
}));
// As in mini programs, whose host has its own account.
jest.mock('./makeSilentLogin', () => jest.requireActual<object>('./makeSilentLogin.mini'));
jest.mock('./login/signature', () => ({ sign: () => 'SIGN' }));

import { gateway } from '@/api/gateway';
import { agreement } from './agreement';
import { makeAnswerMemory } from './answerMemory';
import { logOutAndErase, logOut } from './appLogOut';
import { loginGate, openDraft, session, silentLogin, startSession } from './index';
import { openPerAccountStorage } from './deviceStorage';
import { createLoginFlow } from './login/appLogin';
import { createPhoneLogin } from './login/appPhoneLogin';
import { SessionStore } from './SessionStore';

const HOST_LOGIN = '/wechatAuth/loginByMiniProgram';
const claim = {
  path: '/activity/marketing/common/activity/receiveCoupon',
  isWrite: true,
  decode: object({ result: boolean }),
} as const;

const token = (text: string) => [null, { code: '30010000', headers: { authorization: text } }] as const;
const sent = (path: string) => mockTransport.sent.filter((request) => request.path === path);
const senders = () => sent(claim.path).map(({ headers }) => headers['Authorization']);
/** The login's code is loaded on demand. */
const loaded = async (): Promise<void> => {
  for (let turn = 0; turn < 5; turn += 1) await settle();
};

/** By SMS, as account B. */
async function logInBySms(): Promise<void> {
  const flow = createLoginFlow();
  const scope = createScope();
  flow.setPhone('13800000001');
  flow.setAgreed(true);
  const sending = flow.sendCode(scope);
  await loaded();
  await mockTransport.last.ok(
    {
      keyOrder: 'a',
      keyParts: [{ id: 'a', value: 'k' }],
      clientIp: '1',
      requestCode: 'r',
      needSliderCode: false,
      sliderType: null,
      timestamp: 1,
    },
    { code: '15010000' },
  );
  await loaded();
  await mockTransport.last.ok({ requestCode: 'r2' }, { code: '15010000' });
  await sending;
  flow.setCode('123456');
  const submitting = flow.submit(scope);
  await loaded();
  await mockTransport.last.ok('PROOF', { code: '15010000' });
  await loaded();
  await mockTransport.last.ok(...token('B'));
  expect(await submitting).toEqual({ kind: 'done' });
}

/** By the phone button, as account A. */
async function logInByPhone(): Promise<void> {
  const login = createPhoneLogin();
  login.setAgreed(true);
  const submitting = login.submit({ kind: 'code', code: 'PC' }, createScope());
  await loaded();
  await mockTransport.last.ok(...token('A'));
  expect(await submitting).toEqual({ kind: 'done' });
}

function refused(): { error?: unknown } {
  const seen: { error?: unknown } = {};
  gateway
    .call(claim, { biz: 2, client: 9, code: 'A', scene: 1 })
    .catch((error: unknown) => (seen.error = error));
  return seen;
}

/** The app is closed and started again. */
function startAgain(): void {
  stop();
  sessionStorage.clear();
  session.restore();
  session.lastLogin = null;
  stop = startSession(() => false);
}

/** A later document of the same visit. */
const later = (): SessionStore => {
  const store = new SessionStore(storage.session);
  store.restore();
  return store;
};

let stop: () => void;
beforeEach(() => {
  mockReload.mockReset();
  stop = startSession(() => false);
});
afterEach(async () => {
  loginGate.close();
  await logOut();
  stop();
  sessionStorage.clear();
  localStorage.clear();
  mockTransport.sent.length = 0;
});

test('the tick of a phone login is the agreement of that account only, after a restart too', async () => {
  await logInByPhone();
  expect(agreement.isAccepted).toBe(true);
  sessionStorage.clear();
  expect(agreement.isAccepted).toBe(true);
  await logInBySms();
  expect(agreement.isAccepted).toBe(false);
  expect(Object.keys(localStorage).filter((key) => key.includes('agreedTo'))).toEqual([]);
});

test('an expired SMS login is not replaced by the host’s account: not by a write, the gate or a restart', async () => {
  await logInByPhone();
  await logInBySms();
  mockTransport.sent.length = 0;

  const seen = refused();
  await loaded();
  await mockTransport.last.status(401, { code: '030100001' });
  await loaded();
  expect(seen.error).toBeInstanceOf(UnauthorizedError);
  expect(session.token).toBeNull();

  for (const start of [() => undefined, startAgain]) {
    start();
    void loginGate.run(() => Promise.reject(new UnauthorizedError('030100001', 'login-needed')));
    await loaded();
    expect(loginGate.isOpen).toBe(true);
    loginGate.close();
  }
  expect(sent(HOST_LOGIN)).toEqual([]);
  expect(senders()).toEqual(['B']);
});

test('a phone button login is renewed and the refused call continues; also after an SMS login', async () => {
  await logInBySms();
  await logInByPhone();
  refused();
  await loaded();
  await mockTransport.last.status(401, { code: '030100001' });
  await loaded();
  expect(mockTransport.last.path).toBe(HOST_LOGIN);
  await mockTransport.last.ok(...token('A2'));
  await loaded();
  expect(senders()).toEqual(['A', 'A2']);

  startAgain();
  await loaded();
  expect(mockTransport.last.path).toBe(HOST_LOGIN);
  await mockTransport.last.ok(...token('A3'));
  await loaded();
  expect(session.token).toBe('A3');
});

test('a write that is refused after another number logged in fails, and no silent login follows', async () => {
  await logInByPhone();
  const seen = refused();
  await loaded();
  const write = mockTransport.last;
  await logInBySms();
  await write.status(401, { code: '030100001' });
  await loaded();
  expect(seen.error).toBeInstanceOf(HttpError);
  expect(senders()).toEqual(['A']);
  expect(session.token).toBe('B');
});

test('a silent login that an SMS login overtook binds nothing and continues no write', async () => {
  await logInByPhone();
  const seen = refused();
  await loaded();
  await mockTransport.last.status(401, { code: '030100001' });
  await loaded();
  const silent = mockTransport.last;
  expect(silent.path).toBe(HOST_LOGIN);
  await logInBySms();
  await silent.ok(...token('A2'));
  await loaded();
  expect(seen.error).toBeInstanceOf(HttpError);
  expect([session.token, senders()]).toEqual(['B', ['A']]);
  startAgain();
  expect(silentLogin.waiting()).toBeNull();
});

test.each<[string, () => unknown]>([
  ['another number by SMS', () => session.logIn({ token: 'B', loginType: 'sms', number: '13800000001' })],
  ['a log-out', logOut],
])('%s removes what was typed; a pending act stays for its account', async (_name, happens) => {
  const left = (): string[] =>
    [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((key) =>
      /draft|couponSale/.test(key),
    );
  session.logIn({ token: 'A', loginType: 'host' });
  openDraft('send').write('whole', 'lasting');
  const act = openPerAccountStorage('couponSale.order.CS');
  const { owner } = act;
  act.write({ owner, text: 'S|O|none' });
  expect(left()).toHaveLength(3);
  await happens();
  await loaded();
  expect(left()).toEqual([`pc:couponSale.order.CS.${owner}`]);
  expect([act.own(), act.others()]).toEqual([null, [{ owner, text: 'S|O|none' }]]);
});

test('a closed account leaves nothing of its own, but another account’s pending acts', async () => {
  session.logIn({ token: 'A', loginType: 'host' });
  const act = openPerAccountStorage('act.withdraw');
  act.write({ owner: 'other', text: 'theirs' });
  act.write({ owner: act.owner, text: 'mine' });
  await logOutAndErase(session.accountMark);
  await loaded();
  expect(Object.keys(localStorage).filter((key) => key.includes('act.'))).toEqual(['pc:act.withdraw.other']);
});

describe('a kept answer of the host’s account', () => {
  const onDevice = (): string[] => Object.keys(localStorage).filter((key) => key.includes('answer.'));

  async function kept(): Promise<void> {
    await logInByPhone();
    makeAnswerMemory({ session, storage }, 'parcels').write('codes');
    expect(onDevice()).toHaveLength(1);
  }

  test.each<[string, () => unknown]>([
    ['another number by SMS', logInBySms],
    ['a log-out', logOut],
    ['a closed account', () => logOutAndErase(session.accountMark)],
  ])('%s removes it', async (_name, happens) => {
    await kept();
    await happens();
    await loaded();
    expect(onDevice()).toEqual([]);
  });

  test.each<[string, () => unknown]>([
    ['another number by SMS', logInBySms],
    ['a log-out', logOut],
  ])('%s removes it after a restart, too', async (_name, happens) => {
    await kept();
    startAgain();
    await loaded();
    await mockTransport.last.status(500);
    await loaded();
    expect([session.token, onDevice().length]).toEqual([null, 1]);
    await happens();
    await loaded();
    expect(onDevice()).toEqual([]);
  });

  test('its own login after a restart keeps it', async () => {
    await kept();
    startAgain();
    await loaded();
    await mockTransport.last.ok(...token('A2'));
    await loaded();
    expect([session.token, makeAnswerMemory({ session, storage }, 'parcels').read()]).toEqual([
      'A2',
      'codes',
    ]);
  });
});

test.each<[string, string | null, () => void, number]>([
  ['nothing has changed', 'A', () => undefined, 0],
  ['nobody was and is logged in', null, () => undefined, 0],
  ['somebody has logged in', null, () => later().logIn({ token: 'B', loginType: 'sms' }), 1],
  ['another account has logged in', 'A', () => later().logIn({ token: 'B', loginType: 'sms' }), 1],
  ['the person has logged out', 'A', () => later().logOut(), 1],
])('restored from the back/forward cache, %s: reloaded %#', (_, before, elsewhere, times) => {
  if (before !== null) session.logIn({ token: before, loginType: 'sms' });
  elsewhere();
  mockCache.restore();
  expect(mockReload).toHaveBeenCalledTimes(times);
});
