import { createScope } from '@/api';
import { toCallFailure } from '@/api/errors';
import { makeTestGateway } from '@/api/testing/fakeTransport';
import { createSaleOrderApi } from '@/domain/couponSale/saleApi';
import { NOW_MS, SECOND_MS, wireState } from '@/domain/couponSale/testing/saleBench';
import { makePurchaseWatch } from '@/domain/payment/PurchaseWatch';
import { gatedBy } from '@/session/LoginGate';
import { makeTestGate } from '@/session/testing/testGate';
import { FakeClock, settle } from '@/utils/testing/fakeClock';
import { ResultStore, type ResultPhase } from './ResultStore';

function makeResult(orderNo = 'O1', isOnline = true, firstToken: string | null = 'first') {
  const clock = new FakeClock(NOW_MS);
  const account = { token: firstToken };
  const { gateway, transport } = makeTestGateway(clock, {
    token: () => account.token,
    onUnauthorized() {
      account.token = null;
      return 'login-needed';
    },
  });
  const gate = makeTestGate(() => account.token !== null);
  const scope = createScope();
  const api = createSaleOrderApi(gateway, scope);
  const sort = (cause: unknown) => toCallFailure(cause, isOnline);
  const store = new ResultStore({
    orderNo,
    api,
    watch: makePurchaseWatch({ api, toCallFailure: sort, clock, scope }),
    runGated: gatedBy(gate, scope),
    toCallFailure: sort,
    scope,
  });
  return { store, transport, gate, clock, scope, account };
}

async function loaded(...args: Parameters<typeof makeResult>) {
  const result = makeResult(...args);
  void result.store.load();
  await settle();
  return result;
}

it.each<[string, ResultPhase]>([
  ['PAID', 'paid'],
  ['CLOSED', 'closed'],
  ['REFUNDED', 'closed'],
  ['PAYING', 'confirming'],
  ['OF_TOMORROW', 'unconfirmed'],
])('%s is %s', async (state, phase) => {
  const { store, transport } = await loaded();
  await transport.last.ok(wireState(state, { useUrl: ' /x ' }));
  expect([store.phase, store.order?.useUrl]).toEqual([phase, '/x']);
});

it.each([[''], ['x'.repeat(65)]])('%p is no order and sends no request', async (orderNo) => {
  const { store, transport } = await loaded(orderNo);
  expect([store.phase, transport.sent.length]).toEqual(['missing', 0]);
});

it('the longest order number is fetched', async () => {
  const { store, transport } = await loaded('x'.repeat(64));
  expect([store.phase, transport.sent.length]).toEqual(['loading', 1]);
});

it('another user’s order is missing', async () => {
  const { store, transport } = await loaded();
  await transport.last.fail('201300008', '订单不存在');
  expect(store.phase).toBe('missing');
});

it('polls for ten seconds, then when the user requests it, then it is paid', async () => {
  const { store, transport, clock } = await loaded();
  await transport.last.ok(wireState('PAYING'));
  for (let second = 0; second < 11; second += 1) {
    expect(store.phase).toBe('confirming');
    await transport.last.ok(wireState('PAYING'));
    await clock.advance(SECOND_MS);
  }
  expect([store.phase, transport.sent.length, clock.pending]).toEqual(['unconfirmed', 12, 0]);
  void store.refresh();
  await settle();
  await transport.last.ok(wireState('PAID'));
  expect(store.phase).toBe('paid');
});

it('logged out: opens a login, which can be closed, and which loads the order', async () => {
  const { store, transport, gate, account } = await loaded('O1', true, null);
  expect([gate.isOpen, transport.sent.length]).toEqual([true, 0]);
  gate.close();
  await settle();
  expect(store.phase).toBe('logged-out');
  void store.load();
  await settle();
  account.token = 'second';
  gate.loggedIn();
  await settle();
  await transport.last.ok(wireState('PAID'));
  expect(store.phase).toBe('paid');
});

it.each([
  [true, 'failed'],
  [false, 'offline'],
])('no response, online %p: %s', async (isOnline, phase) => {
  const { store, transport, clock } = await loaded('O1', isOnline);
  for (let attempt = 0; attempt < 3; attempt += 1) {
    await transport.last.lose();
    await clock.advance(2_000);
  }
  expect(store.phase).toBe(phase);
});

it('a login that expires while the payment is polled: logs in and fetches from the beginning', async () => {
  const { store, transport, gate, account } = await loaded();
  await transport.last.ok(wireState('PAYING'));
  await transport.last.status(401, { code: '030100001' });
  expect([gate.isOpen, store.phase]).toEqual([true, 'confirming']);
  account.token = 'second';
  gate.loggedIn();
  await settle();
  await transport.last.ok(wireState('PAID'));
  expect([store.phase, transport.sent.length]).toEqual(['paid', 3]);
});

it('a login that has expired when the user asks again: logged out, without a popup', async () => {
  const { store, transport, clock, gate } = await loaded();
  await transport.last.ok(wireState('PAYING'));
  for (let second = 0; second < 11; second += 1) {
    await transport.last.ok(wireState('PAYING'));
    await clock.advance(SECOND_MS);
  }
  void store.refresh();
  await settle();
  expect(store.phase).toBe('confirming');
  await transport.last.status(401, { code: '030100001' });
  expect([store.phase, gate.isOpen]).toEqual(['logged-out', false]);
});

it('stops on unmount', async () => {
  const { store, transport, clock, scope } = await loaded();
  await transport.last.ok(wireState('PAYING'));
  await transport.last.ok(wireState('PAYING'));
  scope.cancel();
  await settle();
  expect([store.phase, clock.pending]).toEqual(['confirming', 0]);
});
