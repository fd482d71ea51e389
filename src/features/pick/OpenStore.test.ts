import { pickBench, wireParcel, type PickBenchOptions } from '@/domain/parcel/testing/pickBench';
import { settle } from '@/utils/testing/fakeClock';

const OPENING = { operationId: 'OP-1', parcelIdList: ['P-1'], skippedList: ['P-2'] };
const stateOf = (status: 0 | 1 | 2, reasonMsg = '') => ({
  status,
  reasonMsg,
  cellList: [{ parcelId: 'P-1', cellNo: 'A03', status }],
  pollAfterMs: status === 0 ? 1_000 : 0,
});

/** The cabinet has received the command, and the first poll is sent. */
async function opening(options?: PickBenchOptions) {
  const bench = pickBench(options);
  await bench.list(wireParcel());
  void bench.opening.open();
  await settle();
  await bench.transport.last.ok(OPENING);
  return bench;
}
const polls = (paths: readonly string[]): number =>
  paths.filter((path) => path === 'pollingCabinetOperation').length;

test('opens once however often the user taps, and polls every second until the door is open', async () => {
  const bench = pickBench();
  const { opening: store, transport, clock, paths } = bench;
  await bench.list(wireParcel());
  void store.open();
  void store.open();
  await settle();
  expect(store.phase).toBe('sending');
  expect(JSON.parse(transport.last.body ?? '')).toEqual({ cabinetCode: 'CAB-1001', parcelId: '' });
  await transport.last.ok(OPENING);
  void store.open();
  await settle();
  expect([store.phase, store.skippedIds, polls(paths())]).toEqual(['opening', ['P-2'], 1]);
  await transport.last.ok(stateOf(0));
  await clock.advance(999);
  expect(polls(paths())).toBe(1);
  await clock.advance(1);
  expect(polls(paths())).toBe(2);
  await transport.last.ok(stateOf(1));
  expect([store.phase, store.cells.map(({ cellNo }) => cellNo)]).toEqual(['opened', ['A03']]);
  await store.open();
  expect(paths().filter((path) => path === 'open')).toHaveLength(1);
  expect(clock.pending).toBe(0);
});

test('polls for 20 s at most; then the result is unknown, and the same opening is polled again', async () => {
  const { opening: store, transport, clock, paths } = await opening();
  for (let second = 0; second < 20; second += 1) {
    await transport.last.ok(stateOf(0));
    await clock.advance(1_000);
  }
  expect([store.phase, polls(paths()), clock.pending]).toEqual(['silent', 20, 0]);
  void store.askAgain();
  await settle();
  await transport.last.ok(stateOf(1));
  expect([store.phase, paths().filter((path) => path === 'open').length]).toEqual(['opened', 1]);
});

test('polling pauses while hidden; when shown again it continues with its full time', async () => {
  const { opening: store, transport, clock, paths } = await opening();
  await transport.last.ok(stateOf(0));
  store.pause();
  await clock.advance(60_000);
  expect([store.phase, polls(paths()), clock.pending]).toEqual(['opening', 1, 0]);
  store.resume();
  store.resume();
  await settle();
  expect(polls(paths())).toBe(2);
  await transport.last.ok(stateOf(1));
  expect(store.phase).toBe('opened');
});

test('unmounting the page cancels its polls', async () => {
  const { transport, clock, scope, paths } = await opening();
  scope.cancel();
  expect([transport.last.isCancelled, clock.pending]).toEqual([true, 0]);
  await clock.advance(30_000);
  expect(polls(paths())).toBe(1);
});

test('one lost poll changes nothing', async () => {
  const { opening: store, transport, clock } = await opening();
  await transport.last.answer({ kind: 'timeout' });
  expect(store.phase).toBe('opening');
  await clock.advance(1_000);
  await transport.last.ok(stateOf(1));
  expect(store.phase).toBe('opened');
});

test.each([
  ['201000001', 'rescan'],
  ['201000002', 'rescan'],
  ['201000003', 'list'],
  ['201000004', 'retry'],
  ['201000005', 'fee'],
  ['201000006', 'list'],
  ['999', 'retry'],
])('refused with %s: shows its text, and %s is the next step', async (code, nextStep) => {
  const bench = pickBench();
  await bench.list(wireParcel());
  void bench.opening.open();
  await settle();
  await bench.transport.last.fail(code, '不能开柜');
  expect([bench.opening.phase, bench.opening.reason, bench.opening.nextStep]).toEqual([
    'failed',
    '不能开柜',
    nextStep,
  ]);
});

test.each([
  ['its words', '柜门没有弹开', '柜门没有弹开'],
  ['words of ours', ' ', '开柜失败，请稍后再试'],
])('a door that does not open shows %s and can be tried again', async (_name, said, reason) => {
  const { opening: store, transport, paths } = await opening();
  await transport.last.ok(stateOf(2, said));
  expect([store.phase, store.reason, store.nextStep]).toEqual(['failed', reason, 'retry']);
  void store.open();
  await settle();
  await transport.last.ok(OPENING);
  expect(paths().filter((path) => path === 'open')).toHaveLength(2);
});

test('a lost response never opens twice: the parcels are refetched first', async () => {
  const bench = pickBench();
  const { opening: store, transport, paths } = bench;
  await bench.list(wireParcel());
  void store.open();
  await settle();
  await transport.last.answer({ kind: 'timeout' });
  expect(store.phase).toBe('silent');
  await store.open();
  void store.askAgain();
  await settle();
  expect(paths()).toEqual(['waiting', 'open', 'waiting']);
  await transport.last.ok({ parcelList: [] });
  expect([store.phase, store.here.value]).toEqual(['idle', []]);
});

test('the parcels are refetched, not taken from a request sent before the opening', async () => {
  const bench = pickBench();
  const { opening: store, transport } = bench;
  await bench.list(wireParcel());
  void store.here.refresh();
  await settle();
  const before = transport.last;
  void store.open();
  await settle();
  await transport.last.answer({ kind: 'timeout' });
  void store.askAgain();
  await settle();
  expect(before.isCancelled).toBe(true);
  await before.ok({ parcelList: [wireParcel()] });
  await transport.last.ok({ parcelList: [] });
  expect([store.phase, store.here.value]).toEqual(['idle', []]);
});

test('an expired login is requested, and the tap continues once', async () => {
  const bench = pickBench();
  const { opening: store, transport, gate, account, paths } = bench;
  await bench.list(wireParcel());
  void store.open();
  await settle();
  await transport.last.status(401);
  expect(gate.isOpen).toBe(true);
  account.token = 'second';
  gate.loggedIn();
  await settle();
  await transport.last.ok(OPENING);
  expect([store.phase, paths().filter((path) => path === 'open').length]).toEqual(['opening', 2]);
});

test('closing the login returns to the confirmation', async () => {
  const bench = pickBench();
  await bench.list(wireParcel());
  void bench.opening.open();
  await settle();
  await bench.transport.last.status(401);
  bench.gate.close();
  await settle();
  expect(bench.opening.phase).toBe('idle');
});

test('an opening unknown to the gateway shows so, with a next step', async () => {
  const { opening: store, transport, clock } = await opening();
  await transport.last.fail('201000003', '没有这次开柜');
  expect([store.phase, store.reason, store.nextStep, clock.pending]).toEqual([
    'failed',
    '没有这次开柜',
    'list',
    0,
  ]);
});

test('the login expires while the door opens: the result is unknown, and it is polled again', async () => {
  const { opening: store, transport, clock, gate, paths } = await opening();
  await transport.last.status(401);
  expect([store.phase, gate.isOpen, clock.pending]).toEqual(['silent', false, 0]);
  void store.askAgain();
  void store.askAgain();
  await settle();
  expect([store.phase, polls(paths())]).toEqual(['opening', 2]);
});

test('the gateway may slow polling down, never speed it up', async () => {
  const { transport, clock, paths } = await opening();
  await transport.last.ok({ ...stateOf(0), pollAfterMs: 2_500 });
  await clock.advance(2_499);
  expect(polls(paths())).toBe(1);
  await clock.advance(1);
  expect(polls(paths())).toBe(2);
  await transport.last.ok({ ...stateOf(0), pollAfterMs: -5 });
  await clock.advance(999);
  expect(polls(paths())).toBe(2);
});

test('the refetch of the parcels fails: the result stays unknown', async () => {
  const bench = pickBench();
  const { opening: store, transport } = bench;
  await bench.list(wireParcel());
  void store.open();
  await settle();
  await transport.last.answer({ kind: 'timeout' });
  void store.askAgain();
  await settle();
  await transport.last.status(404);
  expect([store.phase, store.here.value?.length]).toEqual(['silent', 1]);
});

test.each(['idle', 'opened'] as const)('%s: no poll is sent, and nothing resumes', async (phase) => {
  const { opening: store, transport, paths } = phase === 'idle' ? pickBench() : await opening();
  if (phase === 'opened') await transport.last.ok(stateOf(1));
  const before = paths().length;
  await store.askAgain();
  store.resume();
  await settle();
  expect([store.phase, paths().length]).toEqual([phase, before]);
});

test('another try clears the previous reason', async () => {
  const { opening: store, transport } = await opening();
  expect([store.reason, store.nextStep]).toEqual(['', 'retry']);
  await transport.last.ok(stateOf(2, '柜门没有弹开'));
  void store.open();
  expect([store.phase, store.reason]).toEqual(['sending', '']);
});

test('unmounting while the command is sent starts no poll', async () => {
  const bench = pickBench();
  await bench.list(wireParcel());
  void bench.opening.open();
  await settle();
  bench.scope.cancel();
  await settle();
  expect([bench.opening.phase, polls(bench.paths()), bench.clock.pending]).toEqual(['idle', 0, 0]);
});

test('logged out, login comes before the command', async () => {
  const { opening: store, gate, account, transport, paths } = pickBench({ token: null });
  void store.open();
  await settle();
  expect([store.phase, gate.isOpen, paths()]).toEqual(['sending', true, []]);
  account.token = 'first';
  gate.loggedIn();
  await settle();
  await transport.last.ok(OPENING);
  expect([store.phase, store.skippedIds]).toEqual(['opening', ['P-2']]);
});
