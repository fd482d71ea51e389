import { ORDER_TEXTS } from '@/features/send/orderTexts';
import { orderBench, wireAddress, wireOrder } from '@/features/send/testing/orderBench';
import { settle } from '@/utils/testing/fakeClock';

const GIVEN_BACK = { stateCode: 'CANCELLED', couponReturned: true, reductionFen: 0 };
const CANCELLED = wireOrder({ stateCode: 'CANCELLED', canCancel: false });

/** The user has tapped 确定取消. */
async function cancelling() {
  const bench = orderBench();
  await bench.load(wireOrder());
  bench.store.ask();
  const outcome = bench.cancel();
  await settle();
  return { ...bench, outcome };
}

test('distinguishes discounts from charges', async () => {
  const { store, load } = orderBench();
  await load(wireOrder());
  expect(store.order?.freightLines).toEqual([
    { title: '首重', fen: 1_200, isTakenOff: false },
    { title: '立减券', fen: 500, isTakenOff: true },
  ]);
});

test('an order with what the gateway never sent before: it is shown, without what cannot be understood', async () => {
  const { store, load } = orderBench();
  await load(
    wireOrder({
      createTm: null,
      pickUpStartTm: '',
      traceList: [{ stateCode: 'HELD', text: '已暂存', place: '', tm: null }],
      freightLineList: [
        { kind: 'NIGHT', title: '夜间费', fen: 200 },
        { kind: 'FIRST_WEIGHT', title: '首重', fen: 1_200 },
      ],
    }),
  );
  expect(store.order).toMatchObject({
    createdAt: '',
    pickUpFrom: '',
    traces: [{ text: '已暂存', at: '' }],
    freightLines: [{ title: '首重', fen: 1_200 }],
  });
});

test('cancels once however often the user taps, and shows the result', async () => {
  const { store, cancel, transport, outcome, paths } = await cancelling();
  expect([store.isAsking, store.isCancelling]).toEqual([true, true]);
  store.stopAsking();
  expect(store.isAsking).toBe(true);
  expect(await cancel()).toEqual({ kind: 'nothing' });
  await transport.last.ok(GIVEN_BACK);
  await transport.last.ok(CANCELLED);
  expect(await outcome).toEqual({ kind: 'cancelled' });
  expect([store.order?.state, store.isAsking, store.isCancelling]).toEqual(['CANCELLED', false, false]);
  expect(paths()).toEqual(['detail', 'cancel', 'detail']);
});

test('a response requested before the cancellation does not decide its result', async () => {
  const { store, cancel, transport, load, paths } = orderBench();
  await load(wireOrder());
  void store.part.refresh();
  await settle();
  const before = transport.last;
  const outcome = cancel();
  await settle();
  await transport.last.ok(GIVEN_BACK);
  await before.ok(wireOrder());
  await transport.last.ok(CANCELLED);
  expect([await outcome, store.order?.state]).toEqual([{ kind: 'cancelled' }, 'CANCELLED']);
  expect(paths()).toEqual(['detail', 'detail', 'cancel', 'detail']);
});

test('a collected order offers no cancellation', async () => {
  const { store, cancel, load, paths } = orderBench();
  await load(wireOrder({ stateCode: 'PICKED_UP', canCancel: false }));
  store.ask();
  expect([store.isAsking, await cancel(), paths()]).toEqual([false, { kind: 'nothing' }, ['detail']]);
});

test('collected meanwhile: shows the message and the refetched order', async () => {
  const { store, transport, outcome } = await cancelling();
  await transport.last.fail('200900002', '快件已被揽收，不能取消');
  await transport.last.ok(wireOrder({ stateCode: 'PICKED_UP', canCancel: false }));
  expect(await outcome).toEqual({ kind: 'message', text: '快件已被揽收，不能取消' });
  expect(store.order?.canCancel).toBe(false);
});

test.each([
  ['was cancelled', CANCELLED, { kind: 'cancelled' }],
  ['was not', wireOrder(), { kind: 'message', text: '没有收到取消结果，请刷新后查看' }],
])('a lost response: the order itself shows that it %s', async (_name, now, expected) => {
  const { transport, outcome, paths } = await cancelling();
  await transport.last.answer({ kind: 'timeout' });
  await transport.last.ok(now);
  expect(await outcome).toEqual(expected);
  expect(paths()).toEqual(['detail', 'cancel', 'detail']);
});

test.each([
  ['it was not: it is sent again', {}, ['detail', 'cancel'], null],
  ['it was', { stateCode: 'CANCELLED', canCancel: false }, ['detail'], { kind: 'cancelled' }],
  [
    'it was collected',
    { stateCode: 'PICKED_UP', canCancel: false },
    ['detail'],
    { kind: 'message', text: ORDER_TEXTS.cancelFailed },
  ],
])('result unknown: the next tap looks it up before sending. %s', async (_name, now, sent, expected) => {
  const { store, transport, outcome, paths, cancel } = await cancelling();
  await transport.last.answer({ kind: 'timeout' });
  await transport.last.status(404);
  expect(await outcome).toEqual({ kind: 'message', text: ORDER_TEXTS.cancelUnknown });
  expect([store.isAsking, store.isCancelling]).toEqual([false, false]);
  const before = paths().length;
  const again = cancel();
  await settle();
  await transport.last.ok(wireOrder(now));
  expect(paths().slice(before)).toEqual(sent);
  if (expected !== null) expect(await again).toEqual(expected);
});

test.each([
  ['200900001', '', ['detail', 'cancel', 'detail'], ORDER_TEXTS.cancelFailed],
  ['200900099', ' 系统忙 ', ['detail', 'cancel'], '系统忙'],
])(
  'refused with %s: shows the message, and refetches the order if it is outdated',
  async (code, msg, asked, text) => {
    const { transport, outcome, paths } = await cancelling();
    await transport.last.fail(code, msg);
    if (asked.length > 2) await transport.last.ok(wireOrder());
    expect([await outcome, paths()]).toEqual([{ kind: 'message', text }, asked]);
  },
);

test('nothing is cancelled or sent again before the order has loaded', async () => {
  const { store, cancel, paths } = orderBench();
  store.ask();
  expect([store.isAsking, await cancel(), await store.findAgain(), paths()]).toEqual([
    false,
    { kind: 'nothing' },
    {},
    [],
  ]);
});

test('declining the confirmation closes it', async () => {
  const { store, load } = orderBench();
  await load(wireOrder());
  store.ask();
  expect(store.isAsking).toBe(true);
  store.stopAsking();
  expect(store.isAsking).toBe(false);
});

test('closing the login cancels nothing', async () => {
  const { store, transport, outcome, gate } = await cancelling();
  await transport.last.status(401);
  gate.close();
  expect([await outcome, store.isCancelling]).toEqual([{ kind: 'nothing' }, false]);
});

test('再寄一单 passes the address book entries that it finds', async () => {
  const { store, transport, load } = orderBench();
  await load(wireOrder());
  const params = store.findAgain();
  await settle();
  await transport.last.ok({
    addressList: [
      wireAddress('S-1', 'SENDER'),
      wireAddress('R-1', 'RECEIVER', { name: '李雷', detail: '旧址' }),
    ],
  });
  expect(await params).toEqual({ senderId: 'S-1' });
});

test('without the address book 再寄一单 starts empty', async () => {
  const { store, transport, load } = orderBench();
  await load(wireOrder());
  const params = store.findAgain();
  await settle();
  await transport.last.fail('1');
  expect(await params).toEqual({});
});
