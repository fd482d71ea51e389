import { configure } from 'mobx';
import { act } from 'react';
import { createScope } from '@/api';
import type { PhoneCodeOutcome } from '@/platform/phoneNumber/types';
import { PhoneLogin } from '@/session/login/PhoneLogin';
import { settle } from '@/utils/testing/fakeClock';
import { testPlace } from '@/utils/testing/place';
import { PhoneForm } from './PhoneForm';
import { smsLoginVisit } from './smsLoginVisit';

// A mini program's popup rendered with the H5 component kit; the host's button, the consent and the navigation are
// fakes.
const mockToasts: string[] = [];
const mockWent: string[] = [];
const mockHost: { answer: (phone: PhoneCodeOutcome) => void } = { answer: () => undefined };
const mockConsent = { isRefused: false, asked: 0, agreed: 0 };
jest.mock('@/platform/phoneNumber', () => ({
  phoneNumber: {
    buttonProps: (onOutcome: (phone: PhoneCodeOutcome) => void) => {
      mockHost.answer = onOutcome;
      return { id: 'host-button' };
    },
  },
}));
jest.mock('@/platform/toast', () => ({ toast: { show: (text: string) => mockToasts.push(text) } }));
jest.mock('@/navigation', () => ({
  navigator: {
    goTo: (name: string) => {
      mockWent.push(name);
      return Promise.resolve({ kind: 'done' });
    },
  },
}));
jest.mock('@/session', () => ({
  consent: {
    get isRefused() {
      return mockConsent.isRefused;
    },
    agree: () => void (mockConsent.agreed += 1),
    ask: () => {
      mockConsent.asked += 1;
      return Promise.resolve(false);
    },
  },
}));

configure({ enforceActions: 'always' });

const CODE = { kind: 'code', code: 'PC' } as const;

function show() {
  const logIn = { token: 'T' };
  /** Number of consents at each request for the host's account. */
  const consents: number[] = [];
  const login = new PhoneLogin({
    api: { loginByMiniProgram: () => Promise.resolve(logIn.token) },
    login: {
      fetchLoginCode() {
        consents.push(mockConsent.agreed);
        return Promise.resolve({ kind: 'code', code: 'LC', platform: 5 });
      },
    },
    session: { token: null, loginEpoch: 0, hasLeft: false, logIn: () => true },
  });
  const scope = createScope();
  const done: string[] = [];
  place.render(
    <PhoneForm login={login} words={null} scope={scope} onLoggedIn={() => void done.push('in')} />,
  );
  return { login, scope, done, consents };
}

const place = testPlace();

beforeEach(() => {
  Object.assign(mockConsent, { isRefused: false, asked: 0, agreed: 0 });
});

afterEach(() => {
  mockToasts.length = 0;
  mockWent.length = 0;
});

const turn = () => act(() => settle());
const isHostButton = (): boolean => place.element.querySelector('#host-button') !== null;
async function press(text: string): Promise<void> {
  const found = [...place.element.querySelectorAll<HTMLElement>('[role="button"]')].find(
    (element) => element.textContent === text,
  );
  if (found === undefined) throw new Error(`no button ${text}: ${place.element.textContent ?? ''}`);
  act(() => found.click());
  await turn();
}

test('the host’s button appears only once the agreement is ticked', async () => {
  const { login, done, consents } = show();
  expect(isHostButton()).toBe(false);
  await press('手机号快捷登录');
  expect(mockToasts).toEqual(['请先同意《服务协议》及《隐私政策》内容。']);
  act(() => login.setAgreed(true));
  expect(isHostButton()).toBe(true);

  await act(async () => mockHost.answer({ kind: 'denied' }));
  await turn();
  expect([mockToasts[1], done, mockConsent.agreed]).toEqual(['未授权手机号，可使用其他手机号登录', [], 0]);
  await act(async () => mockHost.answer(CODE));
  await turn();
  expect([done, mockConsent.agreed]).toEqual([['in'], 1]);
  // The tick is the consent that the host's account waits for.
  expect(consents).toEqual([1]);
});

test('another number uses the page: the login counts once it has closed, and the tick is passed along', async () => {
  const { login, done } = show();
  act(() => login.setAgreed(true));
  await press('其他手机号登录');
  expect(mockWent).toEqual(['smsLogin']);
  expect(smsLoginVisit.brought.isAgreed).toBe(true);
  smsLoginVisit.loggedIn();
  expect(done).toEqual([]);
  act(() => smsLoginVisit.ended());
  await turn();
  expect(done).toEqual(['in']);
});

test('closing the page without a login changes nothing, and it can be opened again', async () => {
  const { done } = show();
  await press('其他手机号登录');
  act(() => smsLoginVisit.ended());
  await turn();
  await press('其他手机号登录');
  expect([mockWent, done, mockToasts]).toEqual([['smsLogin', 'smsLogin'], [], []]);
  act(() => smsLoginVisit.ended());
  await turn();
});

test('a popup unmounted meanwhile does nothing', async () => {
  const { scope, done } = show();
  await press('其他手机号登录');
  scope.cancel();
  smsLoginVisit.loggedIn();
  act(() => smsLoginVisit.ended());
  await turn();
  expect(done).toEqual([]);
});

test('after refused consent the other number comes first; the phone button asks for consent', async () => {
  mockConsent.isRefused = true;
  const { login } = show();
  act(() => login.setAgreed(true));
  const words = place.element.textContent ?? '';
  expect(words.indexOf('其他手机号登录')).toBeLessThan(words.indexOf('手机号快捷登录'));
  expect(isHostButton()).toBe(false);
  await press('手机号快捷登录');
  expect([mockConsent.asked, mockToasts]).toEqual([1, []]);
});
