import { act } from 'react';
import { pageBench } from '@/data/testing/pageBench';
import { RAW_PACK, wireCheck } from '@/domain/offer/testing/rawPack';
import { settle } from '@/utils/testing/fakeClock';
import { testPlace } from '@/utils/testing/place';
import { Attract } from './Attract';

type Bench = ReturnType<typeof pageBench>;

const mockMade: { bench: Bench | null } = { bench: null };
jest.mock('@/data/pageDeps', () => ({ pageDeps: () => mockMade.bench?.deps }));
jest.mock('@/api/gateway', () => ({
  serverClock: { nowMs: () => 0 },
  get gateway() {
    return mockMade.bench?.gateway;
  },
}));
jest.mock('@/platform/host', () => ({ host: { current: () => ({ platformCode: 9, kind: 'browser' }) } }));
const mockSession = { token: null as string | null, isLoggedIn: false };
jest.mock('@/session', () => ({
  get session() {
    return mockSession;
  },
}));
jest.mock('@/session/links', () => ({ pictureAddress: (src: string) => src }));
jest.mock('@/session/login/appLogin', () => ({ createLoginFlow: () => ({}) }));
jest.mock('@/domain/login/SmsForm', () => ({ SmsForm: () => '手机号和验证码' }));
jest.mock('@/domain/offer/OfferMore', () => ({ OfferMore: () => '更多' }));
jest.mock('@/domain/offer/OfferResult', () => ({ OfferResult: () => null }));
jest.mock('@/domain/openApp/OtherPlace', () => ({ OtherPlace: () => null }));
jest.mock('@/domain/activity/parts/RulesButton', () => ({ RulesButton: () => null }));
jest.mock('@/components/PullToRefresh', () => ({
  PullToRefresh: ({ children }: { children: unknown }) => children,
}));
const mockSeen: unknown[] = [];
jest.mock('@/navigation', () => ({
  h5PathOf: () => '',
  navigator: { goTo: (...where: unknown[]) => Promise.resolve(void mockSeen.push(where)) },
}));
jest.mock('@/tracking', () => ({ tracker: { click: () => undefined } }));
jest.mock('@/platform/toast', () => ({ toast: { show: () => undefined } }));

const place = testPlace();

/** @param ids coupons of the logged-in account; null: not logged in */
async function open(
  ids: readonly string[] | null,
  info: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  mockSession.isLoggedIn = ids !== null;
  mockSession.token = ids === null ? null : 'first';
  const bench = pageBench({ token: mockSession.token });
  mockMade.bench = bench;
  place.render(<Attract params={{ activityCode: 'NEW-1' }} scope={bench.scope} setTitle={() => undefined} />);
  await act(async () => {
    await settle();
    await bench.transport.last.ok({ ...RAW_PACK, ...info });
    if (ids !== null) await bench.transport.last.ok(wireCheck(ids));
  });
  mockSeen.splice(0);
}
const bar = (): Element | null => place.element.querySelector('.bar');

test('logged out: the form is the first thing below the head, and there is no other main button', async () => {
  await open(null);
  expect(place.element.querySelector('.main')?.firstElementChild?.textContent).toBe('手机号和验证码');
  expect(bar()).toBeNull();
});

test.each<[string, readonly string[], Readonly<Record<string, unknown>>, string, string | null]>([
  ['a new user', [], {}, '立即领取', null],
  ['who has it', ['K1'], {}, '已领取，去查看', null],
  ['sold out', [], { isSoldOut: true }, '已领完看看其他福利', 'true'],
  ['over', [], { statusCode: 'FINISHED' }, '活动已结束看看其他福利', 'true'],
])('logged in, %s: the main buttons, and no form', async (_name, ids, info, text, disabled) => {
  await open(ids, info);
  expect(bar()?.textContent).toBe(text);
  expect(bar()?.querySelector('[role=button]')?.getAttribute('aria-disabled')).toBe(disabled);
  expect(place.element.textContent).not.toContain('手机号和验证码');
});

test('已领取，去查看 leads to what was received', async () => {
  await open(['K1']);
  await place.press('已领取，去查看');
  expect(mockSeen).toEqual([['attractNewUsersSuccess', { activityCode: 'NEW-1' }]]);
});
