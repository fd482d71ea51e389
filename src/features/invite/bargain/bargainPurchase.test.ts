import { bargainAssist, bargainHome, bargainStart } from '@/api/generated/operations/help';
import { pageBench } from '@/data/testing/pageBench';
import { SALE_TEXTS } from '@/domain/couponSale/saleTexts';
import { wireOrder, wireState } from '@/domain/couponSale/testing/saleBench';
import { PAY_CODE, PAY_TEXTS } from '@/domain/payment/payTexts';
import { HelpStore } from '@/features/invite/HelpStore';
import { makeArea, memoryBackend } from '@/platform/storage/area';
import { type PerAccountName, makePerAccountStorage } from '@/session/perAccountStorage';
import { settle } from '@/utils/testing/fakeClock';
import { makeBargainPurchase } from './bargainPurchase';

let mockPage = pageBench();
let mockArea = makeArea(memoryBackend(), () => 0);
const mockHost = { platformCode: 5, isInMiniProgramWebView: false };
const mockPaid: unknown[] = [];
jest.mock('@/api/gateway', () => ({
  get gateway() {
    return mockPage.gateway;
  },
}));
jest.mock('@/data/pageDeps', () => ({ pageDeps: () => mockPage.deps }));
jest.mock('@/platform/host', () => ({ host: { current: () => mockHost } }));
jest.mock('@/platform/random', () => ({ random: { hex: (length: number) => 'f'.repeat(length) } }));
jest.mock('@/platform/payment', () => ({
  payment: {
    pay: (params: unknown) => {
      mockPaid.push(params);
      return Promise.resolve({ kind: 'cancelled' });
    },
  },
}));
jest.mock('@/session', () => ({ burialPointInfo: () => '{"from":"test"}' }));
jest.mock('@/session/deviceStorage', () => ({
  openPerAccountStorage: (name: PerAccountName) =>
    makePerAccountStorage({ session: { accountMark: 'A' }, area: mockArea }, name),
}));

/** Storage key of the account with the mark A. */
const KEPT = 'couponSale.order.bargain.ACT.A';
const home = (currentFen: number, over: object = {}) => ({
  activityCode: 'ACT',
  title: '砍价',
  statusCode: 'RUNNING',
  isOwner: true,
  ownerName: '',
  inviteCode: 'MINE',
  goalFen: 1000,
  sumFen: 0,
  helpers: [],
  reasonCode: 'NONE',
  reasonMsg: '',
  shareTitle: '',
  goods: {
    name: '券包',
    couponList: [],
    originalFen: 2000,
    currentFen,
    floorFen: 100,
    buyCode: 'BUY',
  },
  ...over,
});
/** The user's own bargain at 9 yuan, and its purchase. */
async function shown(wire: object = home(900), token: string | null = 'first') {
  mockPage = pageBench({ token });
  mockArea = makeArea(memoryBackend(), () => 0);
  mockPaid.length = 0;
  const help = new HelpStore({
    ...mockPage.deps,
    gateway: mockPage.gateway,
    calls: { home: bargainHome, start: bargainStart, assist: bargainAssist },
    place: { activityCode: 'ACT', inviteCode: '' },
  });
  void help.query.refresh();
  await settle();
  await mockPage.transport.last.ok(wire);
  return { ...mockPage, help, ...makeBargainPurchase(help, mockPage.scope) };
}

test('orders the bargain’s item at its price, under a number that is stored first', async () => {
  const { purchase, transport, body, paths } = await shown();
  const outcome = purchase.buy();
  await settle();
  expect([paths().slice(1), body()]).toEqual([
    ['order'],
    { inviteCode: 'MINE', submitNo: 'f'.repeat(32), client: 5, burialPointInfo: '{"from":"test"}' },
  ]);
  expect(mockArea.read(KEPT)).toContain('f'.repeat(32));
  await transport.last.ok(wireOrder({ stateCode: 'PAID', payment: null }));
  expect([await outcome, mockArea.read(KEPT)]).toEqual([{ kind: 'paid', orderNo: 'O1' }, null]);
});

test('an order at another price than the tapped button’s is closed with a message', async () => {
  const { purchase, transport, paths } = await shown();
  const outcome = purchase.buy();
  await settle();
  await transport.last.ok(wireOrder({ payFen: 800 }));
  for (const stateCode of ['PAYING', 'CLOSED'])
    await transport.last.ok(wireState(stateCode, { payFen: 800 }));
  expect([await outcome, mockPaid, paths().slice(1)]).toEqual([
    { kind: 'message', text: SALE_TEXTS.priceChanged },
    [],
    ['order', 'state', 'close'],
  ]);
});

test('at its price the cashier opens', async () => {
  const { purchase, transport } = await shown();
  void purchase.buy();
  await settle();
  await transport.last.ok(wireOrder({ payFen: 900 }));
  expect(mockPaid).toHaveLength(1);
});

test.each<[string, object]>([
  ['a friend’s', home(900, { isOwner: false })],
  ['one without goods', home(900, { goods: null })],
])('%s is not sold', async (_name, wire) => {
  const { purchase, paths } = await shown(wire);
  expect([await purchase.buy(), paths()]).toEqual([{ kind: 'nothing' }, ['home']]);
});

test.each<[string, object, readonly string[]]>([
  ['the same bargain: at the price of the pressed button', home(700), ['order']],
  ['another account’s: nothing is sold', home(900, { inviteCode: 'OTHER' }), []],
])('a login in between shows %s', async (_name, wire, sent) => {
  const { purchase, transport, logIn, paths, body } = await shown();
  void purchase.buy();
  await settle();
  await transport.last.status(401);
  await logIn('second');
  await transport.last.fail(PAY_CODE.noOrder); // looked up by its number, whichever account made it
  expect(paths().slice(1)).toEqual(['order', 'state', 'home']);
  await transport.last.ok(wire);
  expect(paths().slice(4)).toEqual(sent);
  if (sent.length === 0) return;
  expect(body()).toMatchObject({ inviteCode: 'MINE' });
  await transport.last.ok(wireOrder({ payFen: 900 }));
  expect(mockPaid).toHaveLength(1);
});

test('an order whose response is lost keeps its number, even if another account opens the page', async () => {
  const { purchase, transport, help, change } = await shown();
  const outcome = purchase.buy();
  await settle();
  await transport.last.lose();
  await transport.last.fail('9'); // the lookup of the order
  expect(await outcome).toEqual({ kind: 'message', text: PAY_TEXTS.orderUnknown });
  change({ token: 'second' });
  void help.query.visitorChanged();
  expect(help.home).toBeNull();
  expect(mockArea.read(KEPT)).toContain('f'.repeat(32));
});

test.each([
  [5, false, true],
  [5, true, false],
  [999, false, false],
])('host %d, in a web view %s: can pay is %s', async (platformCode, isInMiniProgramWebView, canPay) => {
  Object.assign(mockHost, { platformCode, isInMiniProgramWebView });
  expect((await shown()).canPay).toBe(canPay);
  Object.assign(mockHost, { platformCode: 5, isInMiniProgramWebView: false });
});
