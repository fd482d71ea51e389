import { makeAutoObservable, runInAction } from 'mobx';
import { act } from 'react';
import { atCashier, makeBench, wireSale, wireState, type Bench } from '@/domain/couponSale/testing/saleBench';
import { memoryBackend } from '@/platform/storage/area';
import { settle } from '@/utils/testing/fakeClock';
import { testPlace } from '@/utils/testing/place';
import { CouponSale } from './CouponSale';

// Page lifecycle hooks need a running Taro page.
jest.mock('@/hooks/useShownAgain', () => ({ useShownAgain: () => undefined }));
jest.mock('@/components/PullToRefresh', () => ({ PullToRefresh: () => null }));
jest.mock('@/domain/activity/parts/ActivityRules', () => ({ ActivityRules: () => null }));
jest.mock('@/domain/activity/parts/ShareTag', () => ({ ShareTag: () => null }));
jest.mock('@/domain/activity/parts/prepareShare', () => ({ prepareShare: () => undefined }));
const mockMade: { bench: Bench | null } = { bench: null };
jest.mock('./useSaleStores', () => ({ useSaleStores: () => mockMade.bench }));
const mockOpened: unknown[] = [];
jest.mock('@/navigation', () => ({
  h5PathOf: () => '',
  navigator: { goTo: async (...where: unknown[]) => mockOpened.push(where) },
}));
jest.mock('@/platform/toast', () => ({ toast: { show: () => undefined } }));
jest.mock('@/platform/clipboard', () => ({ clipboard: {} }));
jest.mock('@/tracking', () => ({ tracker: { click: jest.fn(), track: jest.fn() } }));
jest.mock('@/session/links', () => ({ pictureAddress: (src: string) => src }));
const mockSession = makeAutoObservable({ token: null as string | null });
jest.mock('@/session', () => ({
  h5Address: (path: string) => path,
  get session() {
    return mockSession;
  },
}));

const place = testPlace();
beforeEach(() => mockOpened.splice(0));

/** Logs the account in, like the login on app entry. */
const logIn = (bench: Bench, token: string): Promise<void> =>
  act(async () => {
    await bench.logIn(token);
    runInAction(() => {
      mockSession.token = token;
    });
    await settle();
  });
const stateCalls = (bench: Bench): number => bench.calls().filter((call) => call === 'state').length;

/** The page, opened with an order that an earlier visit left unpaid. */
async function open(token: string | null): Promise<Bench> {
  const backend = memoryBackend();
  const before = await atCashier({}, { backend });
  before.scope.cancel();
  await settle();
  const bench = makeBench({ backend, token });
  mockMade.bench = bench;
  runInAction(() => {
    mockSession.token = token;
  });
  await act(async () => {
    place.render(<CouponSale code="CS-1" channelId="" scope={bench.scope} setTitle={() => undefined} />);
    await settle();
  });
  return bench;
}
const answerState = (bench: Bench, state: string): Promise<void> =>
  act(async () => bench.transport.sent.find(({ path }) => path.endsWith('/state'))?.ok(wireState(state)));

it('logged in: the open order is checked immediately', async () => {
  const bench = await open('first');
  expect(stateCalls(bench)).toBe(1);
  await answerState(bench, 'PAID');
  expect(mockOpened).toEqual([['couponSaleResult', { orderNo: 'O1' }]]);
});

it('a login after the page has loaded resumes the order, once', async () => {
  const bench = await open(null);
  await act(() => bench.transport.last.ok(wireSale()));
  expect(stateCalls(bench)).toBe(0);
  await logIn(bench, 'first');
  expect(stateCalls(bench)).toBe(1);
  await logIn(bench, 'renewed');
  expect(stateCalls(bench)).toBe(1);
  await answerState(bench, 'PAID');
  expect(mockOpened).toEqual([['couponSaleResult', { orderNo: 'O1' }]]);
});

it('a page that loads together with its package does not check twice', async () => {
  const bench = await open('first');
  await act(async () => bench.transport.sent.find(({ path }) => path.endsWith('/anon'))?.ok(wireSale()));
  await answerState(bench, 'CLOSED');
  expect([stateCalls(bench), bench.purchase.phase]).toEqual([1, 'idle']);
});

it('a login in the middle of a purchase resumes nothing over it', async () => {
  const bench = await open(null);
  await act(() => bench.transport.last.ok(wireSale()));
  await act(async () => {
    void bench.purchase.buy();
    await settle();
  });
  await logIn(bench, 'first');
  expect([stateCalls(bench), bench.purchase.isBusy]).toEqual([1, true]);
});
