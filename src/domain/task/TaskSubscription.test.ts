import { settle } from '@/utils/testing/fakeClock';
import { failAll, makeBench, NO_ANSWERS, type TaskBench } from './testing/taskBench';

const FAILED = { kind: 'refused', text: '订阅失败，请稍后再试' };
const ask = { action: 0, channelId: 'CH' };
const subscribe = { action: 1, channelId: 'CH' };

/** A bench with the switch offered. */
async function offered(): Promise<TaskBench> {
  const bench = makeBench();
  void bench.subscription.load();
  await settle();
  await bench.transport.last.ok({ status: 0 });
  return bench;
}
async function press(bench: TaskBench) {
  const outcome = bench.subscription.subscribe();
  await settle();
  return outcome;
}
/** A tap up to the state check. */
const begin = async (bench: TaskBench) => {
  const outcome = bench.subscription.subscribe();
  await settle();
  return { outcome };
};
/** A tap up to the subscription request. */
const beginNew = async (bench: TaskBench) => {
  const begun = await begin(bench);
  await bench.transport.last.ok({ status: 0 });
  return begun;
};

it.each([
  [0, true],
  [1, false],
])('status %p: offered %p (product §2.4)', async (status, isOffered) => {
  const { subscription, transport, bodies } = makeBench();
  expect(subscription.isOffered).toBe(false);
  void subscription.load();
  await settle();
  await transport.last.ok({ status });
  expect([subscription.isOffered, bodies()]).toEqual([isOffered, [ask]]);
});

it.each(NO_ANSWERS)('a check that ends with %s offers nothing', async (_name, fault) => {
  const bench = makeBench();
  void bench.subscription.load();
  await settle();
  await failAll(bench, fault);
  expect(bench.subscription.isOffered).toBe(false);
});

it('subscribes once, also for a double tap, and is not offered any more', async () => {
  const bench = await offered();
  const { outcome } = await beginNew(bench);
  expect(await bench.subscription.subscribe()).toEqual({ kind: 'nothing' });
  await bench.transport.last.ok({ status: 1 });
  expect(await outcome).toEqual({ kind: 'subscribed' });
  expect([bench.subscription.isOffered, bench.bodies()]).toEqual([false, [ask, ask, subscribe]]);
  expect(await press(bench)).toEqual({ kind: 'already' });
  expect(bench.transport.sent).toHaveLength(3);
});

it('reports already subscribed and sends nothing if it was done elsewhere meanwhile', async () => {
  const bench = await offered();
  const { outcome } = await begin(bench);
  await bench.transport.last.ok({ status: 1 });
  expect(await outcome).toEqual({ kind: 'already' });
  expect([bench.subscription.isOffered, bench.bodies()]).toEqual([false, [ask, ask]]);
});

it.each([
  ['操作太频繁', '操作太频繁'],
  ['', FAILED.text],
])('a refusal with the text %p', async (msg, text) => {
  const bench = await offered();
  const { outcome } = await beginNew(bench);
  await bench.transport.last.fail('200500002', msg);
  expect(await outcome).toEqual({ kind: 'refused', text });
  expect([bench.subscription.isOffered, bench.subscription.isBusy]).toEqual([true, false]);
});

it('a response that is still not subscribed is a failure', async () => {
  const bench = await offered();
  const { outcome } = await beginNew(bench);
  await bench.transport.last.ok({ status: 0 });
  expect(await outcome).toEqual(FAILED);
  expect(bench.subscription.isOffered).toBe(true);
});

describe.each(NO_ANSWERS)('fault %s', (_name, fault) => {
  it('is shown once; the next tap first checks the result of the lost request', async () => {
    const bench = await offered();
    const { outcome } = await beginNew(bench);
    await fault(bench.transport.last);
    await bench.clock.advance(20_000);
    expect(await outcome).toEqual(FAILED);
    expect([bench.subscription.isOffered, bench.subscription.isBusy]).toEqual([true, false]);

    const second = await begin(bench);
    expect(bench.bodies()).toEqual([ask, ask, subscribe, ask]);
    await bench.transport.last.ok({ status: 1 });
    expect(await second.outcome).toEqual({ kind: 'already' });
    expect([bench.subscription.isOffered, bench.transport.sent.length]).toEqual([false, 4]);
  });
});

it('of two checks the later one counts', async () => {
  const bench = makeBench();
  void bench.subscription.load();
  await settle();
  const early = bench.transport.last;
  bench.subscription.forget();
  void bench.subscription.load();
  await settle();
  await bench.transport.last.ok({ status: 1 });
  await early.ok({ status: 0 });
  expect([bench.subscription.isSubscribed, bench.subscription.isOffered]).toEqual([true, false]);
});

it('a running check does not undo a subscription', async () => {
  const bench = await offered();
  const { outcome } = await beginNew(bench);
  const writing = bench.transport.last;
  void bench.subscription.load();
  await settle();
  const looking = bench.transport.last;
  await writing.ok({ status: 1 });
  await outcome;
  await looking.ok({ status: 0 });
  expect(bench.subscription.isSubscribed).toBe(true);
});

it('after forget nothing is offered', async () => {
  const bench = await offered();
  bench.subscription.forget();
  expect([bench.subscription.isSubscribed, bench.subscription.isOffered]).toEqual([null, false]);
});

describe('login', () => {
  it('midway: the new account may be subscribed already', async () => {
    const bench = await offered();
    const { outcome } = await beginNew(bench);
    await bench.transport.last.status(401);
    expect(bench.gate.isOpen).toBe(true);
    await bench.logIn('second');
    expect(bench.bodies()).toEqual([ask, ask, subscribe, ask]);
    await bench.transport.last.ok({ status: 0 });
    await bench.transport.last.ok({ status: 1 });
    expect(await outcome).toEqual({ kind: 'subscribed' });
  });

  it('closed: nothing is shown', async () => {
    const bench = await offered();
    const { outcome } = await begin(bench);
    await bench.transport.last.status(401);
    bench.gate.close();
    expect(await outcome).toEqual({ kind: 'nothing' });
    expect(bench.subscription.isBusy).toBe(false);
  });

  it('after log-out nothing is offered, and a late response does not change that', async () => {
    const bench = makeBench();
    void bench.subscription.load();
    await settle();
    bench.subscription.forget();
    await bench.transport.last.ok({ status: 0 });
    expect(bench.subscription.isOffered).toBe(false);
  });
});
