import { createScope } from '@/api';
import { toCallFailure } from '@/api/errors';
import { makeTestGateway } from '@/api/testing/fakeTransport';
import { gatedBy } from '@/session/gated';
import { makeTestGate } from '@/session/testing/testGate';
import { FakeClock, settle } from '@/utils/testing/fakeClock';
import { createMineApi, MyCouponsStore } from './MyCouponsStore';

const wire = (id: string, prizeStatus = 1) => ({
  id,
  couponType: 3,
  couponCostStr: '5',
  limitDescription: '满10可用',
  couponTitle: '寄件立减券',
  validStartTm: '2026-11-01 00:00:00',
  validEndTm: '2026-12-01 00:00:00',
  couponDescription: ' <p>说明</p> ',
  prizeStatus,
});
const page = (from: number, count: number, total: number) => ({
  content: Array.from({ length: count }, (_, index) => wire(`C-${from + index}`)),
  total,
});

function setUp() {
  const clock = new FakeClock();
  const { gateway, transport } = makeTestGateway(clock);
  const scope = createScope();
  const gate = makeTestGate(() => true);
  const store = new MyCouponsStore({
    fetchMine: createMineApi(gateway),
    runGated: gatedBy(gate, scope),
    toCallFailure: (cause) => toCallFailure(cause, true),
    scope,
  });
  const asked = (): unknown[] => transport.sent.map(({ body }): unknown => JSON.parse(body ?? ''));
  return { store, transport, gate, asked };
}

it('starts with what can be used, page by page', async () => {
  const { store, transport, asked } = setUp();
  void store.list.load();
  await settle();
  await transport.last.ok(page(0, 20, 25));
  void store.list.loadMore();
  await settle();
  await transport.last.ok(page(20, 5, 25));
  expect(asked()).toEqual([1, 2].map((pageNo) => ({ prizeStatus: 1, pageNo, pageSize: 20 })));
  expect([store.list.rows.length, store.list.more]).toEqual([25, 'none']);
  expect(store.list.rows[0]).toMatchObject({ id: 'C-0', cost: '5', descriptionHtml: '<p>说明</p>' });
});

it('another status starts anew; the same one does nothing; the answer for the one before comes too late', async () => {
  const { store, transport, asked } = setUp();
  void store.list.load();
  await settle();
  const first = transport.last;
  await store.selectStatus(1);
  void store.selectStatus(3);
  await settle();
  expect([store.list.phase, first.isCancelled]).toEqual(['loading', true]);
  await first.ok(page(0, 20, 25));
  await transport.last.ok({ content: [wire('old', 3)], total: 1 });
  expect(asked()).toHaveLength(2);
  expect(store.list.rows.map(({ id }) => id)).toEqual(['old']);
});

it('remembers which descriptions are open', () => {
  const { store } = setUp();
  store.toggleDescription('C-1');
  expect([store.isExpanded('C-1'), store.isExpanded('C-2'), store.hasExpanded]).toEqual([true, false, true]);
  store.toggleDescription('C-1');
  expect([store.isExpanded('C-1'), store.hasExpanded]).toEqual([false, false]);
});

it('a 401 asks for login', async () => {
  const { store, transport, gate } = setUp();
  void store.list.load();
  await settle();
  await transport.last.status(401);
  expect([gate.isOpen, store.list.phase]).toEqual([true, 'loading']);
  gate.close();
  await settle();
  expect(store.list.phase).toBe('logged-out');
});
