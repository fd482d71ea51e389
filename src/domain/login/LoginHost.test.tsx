import { configure } from 'mobx';
import { act } from 'react';
import { UnauthorizedError } from '@/api';
import { FakeTransport } from '@/api/testing/fakeTransport';
import type { TransportRequest } from '@/platform/request/types';
import { type GateOutcome, loginGate, session } from '@/session';
import { settle } from '@/utils/testing/fakeClock';
import { testPlace } from '@/utils/testing/place';
import { LoginHost } from './LoginHost';

// The whole login on H5, from the gate to the gateway; only the transport and the device's toast are fakes.
const mockTransport = new FakeTransport('/wxgw');
const mockToasts: string[] = [];
jest.mock('@/platform/request', () => ({
  request: { send: (request: TransportRequest) => mockTransport.send(request), sendAtPageEnd: () => true },
}));
jest.mock('@/platform/toast', () => ({
  toast: {
    show: (text: string) => mockToasts.push(text),
    hide: () => undefined,
    loading: () => () => undefined,
  },
}));
const mockRoute: { row: { readonly act?: string } } = { row: {} };
jest.mock('@/navigation', () => ({
  navigator: {
    currentRoute: () => mockRoute,
    openLink: (url: string) => Promise.resolve({ kind: 'done', url }),
  },
}));
jest.mock('@/hooks/usePageActive', () => ({ usePageActive: () => true }));
jest.mock('@/session/login/signature', () => ({ sign: () => 'SIGN' }));

configure({ enforceActions: 'always' });

// Before the test pages unmount.
afterEach(() => act(() => loginGate.close()));

const place = testPlace();
const second = testPlace();

beforeEach(() => place.render(<LoginHost />));

afterEach(() => {
  session.logOut();
  sessionStorage.clear();
  localStorage.clear();
  mockTransport.sent.length = 0;
  mockToasts.length = 0;
});

const turn = () => act(() => settle());
const named = (name: string): HTMLElement => {
  const found = [...document.querySelectorAll<HTMLElement>('[aria-label], [role], input')].find(
    (element) => element.getAttribute('aria-label') === name || element.textContent === name,
  );
  if (found === undefined) throw new Error(`nothing is called ${name}: ${place.element.textContent ?? ''}`);
  return found;
};
const press = async (name: string): Promise<void> => {
  act(() => named(name).click());
  await turn();
};
async function type(name: string, text: string): Promise<void> {
  const input = named(name) as HTMLInputElement;
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await turn();
}

function ask(options: Parameters<typeof loginGate.run>[1] = {}) {
  const seen: { outcome?: GateOutcome<string>; runs: number } = { runs: 0 };
  const action = () => {
    seen.runs += 1;
    return session.isLoggedIn
      ? Promise.resolve('won')
      : Promise.reject(new UnauthorizedError('030100001', 'login-needed'));
  };
  void loginGate.run(action, options).then((outcome) => (seen.outcome = outcome));
  return seen;
}

async function openPopup(options?: Parameters<typeof loginGate.run>[1]) {
  const seen = ask(options);
  for (let wait = 0; wait < 5; wait += 1) await turn();
  return seen;
}

test('shows nothing until the gate opens, then one dialog with the default texts', async () => {
  expect(place.element.textContent).toBe('');
  await openPopup();
  expect(document.querySelectorAll('[role="dialog"]')).toHaveLength(1);
  expect(place.element.textContent).toContain('手机号登录领取福利');
  expect(named('立即登录').getAttribute('aria-disabled')).toBe('true');
  expect(place.element.textContent).not.toContain('手机号快捷登录'); // H5 has no such button
});

test('uses the page’s own texts', async () => {
  await openPopup({ words: { act: '领券', submitLabel: '立即领取' } });
  expect(place.element.textContent).toContain('登录后领券');
  expect(named('立即领取')).toBeTruthy();
});

test('names the act of its page, and keeps it while it closes', async () => {
  mockRoute.row = { act: '寄件' };
  await openPopup();
  const title = '登录后寄件';
  expect(place.element.textContent).toContain(title);
  act(() => loginGate.close());
  expect(place.element.textContent).toContain(title);
  mockRoute.row = {};
});

test('shows refusals in the description’s order', async () => {
  await openPopup();
  await press('获取验证码');
  await type('手机号', '138 0000 0001');
  await press('获取验证码');
  expect(mockToasts).toEqual(['请输入手机号', '请先同意《服务协议》及《隐私政策》内容。']);
  expect(mockTransport.sent).toHaveLength(0);
});

test('phone, code, agreement: logs in, and the interrupted action continues once', async () => {
  const seen = await openPopup();
  await type('手机号', '138 0000 0001');
  await press('我已阅读并同意《服务协议》及《隐私政策》');
  await press('获取验证码');
  await press('获取验证码'); // the request is running
  expect(mockToasts.splice(0)).toEqual(['验证码已发送，请勿重复操作']);
  await act(() =>
    mockTransport.last.ok(
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
    ),
  );
  await turn();
  await act(() => mockTransport.last.ok({ requestCode: 'r2' }, { code: '15010000' }));
  await turn();
  expect(mockToasts).toEqual(['发送验证码成功']);
  expect(place.element.textContent).toMatch(/[1-9]\d?s后重发/);
  await press(place.element.textContent?.match(/\d+s后重发/)?.[0] ?? '');
  expect(mockToasts).toEqual(['发送验证码成功', '验证码已发送，请勿重复操作']);

  await type('短信验证码', '12345678');
  expect((named('短信验证码') as HTMLInputElement).value).toBe('123456');
  expect(named('立即登录').getAttribute('aria-disabled')).not.toBe('true');
  await press('立即登录');
  expect(mockTransport.last.path).toBe('/consumer/v1/unifiedSmsCode/checkSmsCode');
  await act(() => mockTransport.last.ok('PROOF', { code: '15010000' }));
  await turn();
  await act(() => mockTransport.last.ok(null, { code: '30010000', headers: { authorization: 'TOKEN' } }));
  await turn();
  expect(seen).toEqual({ outcome: { kind: 'done', value: 'won' }, runs: 2 });
  expect(session).toMatchObject({ token: 'TOKEN', loginType: 'sms', phone: '138****0001' });
  expect(loginGate.isOpen).toBe(false);
});

test('closing reports it to the action', async () => {
  const seen = await openPopup();
  await press('关闭');
  expect(seen).toEqual({ outcome: { kind: 'login-cancelled' }, runs: 1 });
});

describe('the form on a page that stays', () => {
  const TICK = '我已阅读并同意《服务协议》及《隐私政策》';
  const filled = (): readonly unknown[] => [
    (named('手机号') as HTMLInputElement).value,
    (named('短信验证码') as HTMLInputElement).value,
    named(TICK).getAttribute('aria-checked'),
  ];
  /** Opens the popup while logged in, for another number. */
  async function openForAnother(): Promise<void> {
    act(() => void loginGate.afterAnotherLogin(() => Promise.resolve()));
    for (let wait = 0; wait < 5; wait += 1) await turn();
  }
  async function fill(): Promise<void> {
    await openForAnother();
    await type('手机号', '13800000001');
    await type('短信验证码', '123456');
    await press(TICK);
    await press('关闭');
  }
  const FILLED = ['13800000001', '123456', 'true'];
  const EMPTY = ['', '', 'false'];

  test.each<[string, () => void, readonly unknown[]]>([
    ['closing and opening it again', () => undefined, FILLED],
    ['an expired login', () => session.dropToken(session.token), FILLED],
    ['a log-out', () => session.logOut(), EMPTY],
    [
      'a login on another page, by SMS on its own page',
      () => session.logIn({ token: 'T2', loginType: 'sms' }),
      EMPTY,
    ],
  ])('after %s', async (_, happens, expected) => {
    session.logIn({ token: 'T', loginType: 'sms' });
    await fill();
    act(happens);
    await openForAnother();
    expect(filled()).toEqual(expected);
  });
});

test('with two pages, only the latest shows the popup', async () => {
  second.render(<LoginHost />);
  await openPopup();
  expect(place.element.textContent).toBe('');
  expect(second.element.querySelectorAll('[role="dialog"]')).toHaveLength(1);
  second.unmount();
});
