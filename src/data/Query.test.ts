import fc from 'fast-check';
import { createScope } from '@/api';
import { toCallFailure } from '@/api/errors';
import { makeTestGateway, type SentRequest } from '@/api/testing/fakeTransport';
import { gatedBy } from '@/session/LoginGate';
import { makeTestGate } from '@/session/testing/testGate';
import { FakeClock, settle } from '@/utils/testing/fakeClock';
import { fetchAccount } from '@/domain/account/accountApi';
import { Query } from './Query';

const WIRE = {
  phone: '139****5678',
  userId: 'U-1',
  couponCount: 5,
  walletFen: 1250,
  invoiceableCount: 3,
  reductionFen: 800,
  unreadEvaluationCount: 2,
  waitingParcelCount: 3,
  activeOrderCount: 4,
};

interface Options {
  readonly token?: string | null;
  readonly isForAll?: boolean;
  readonly isOnline?: boolean;
}

function setUp({ token = 'first', isForAll = true, isOnline = true }: Options = {}) {
  const clock = new FakeClock();
  const account: { token: string | null } = { token };
  const { gateway, transport } = makeTestGateway(clock, {
    token: () => account.token,
    onUnauthorized({ sentToken }) {
      if (sentToken === account.token) account.token = null;
      return 'login-needed';
    },
  });
  const gate = makeTestGate(() => account.token !== null);
  const scope = createScope();
  const store = new Query({
    fetch: (life) => fetchAccount(gateway, life),
    token: () => account.token,
    isForAll,
    runGated: gatedBy(gate, scope),
    toCallFailure: (cause) => toCallFailure(cause, isOnline),
    failedText: '请重试',
    scope,
  });
  return {
    clock,
    account,
    transport,
    gate,
    scope,
    store,
    async logIn(next: string): Promise<void> {
      account.token = next;
      gate.loggedIn();
      await settle();
    },
  };
}

async function loaded(options?: Options) {
  const bench = setUp(options);
  void bench.store.visitorChanged();
  await settle();
  await bench.transport.last.ok(WIRE);
  return bench;
}

it('fetches the account', async () => {
  const { store, transport } = await loaded();
  expect(transport.last.path).toBe('/base/personalCenter/userInfo');
  expect([store.phase, store.value]).toEqual([
    'ready',
    {
      phone: '139****5678',
      couponCount: 5,
      walletFen: 1250,
      invoiceableCount: 3,
      reductionFen: 800,
      unratedCount: 2,
      waitingParcelCount: 3,
      activeOrderCount: 4,
    },
  ]);
});

it('a number that arrives in full is not shown in full', async () => {
  const { store, transport } = setUp();
  void store.visitorChanged();
  await settle();
  await transport.last.ok({ ...WIRE, phone: '139 1234 5678' });
  expect(store.value?.phone).toBe('139****5678');
});

it('fetches once, however often nothing has changed', async () => {
  const { store, transport } = await loaded();
  await store.visitorChanged();
  expect(transport.sent).toHaveLength(1);
});

it('without a login, parts for logged-in users fetch nothing', async () => {
  const { store, transport } = setUp({ token: null, isForAll: false });
  await store.visitorChanged();
  expect([await store.refresh(), store.phase, transport.sent.length]).toEqual(['nothing', 'logged-out', 0]);
});

it('an anonymous value stays while the user’s own is fetched', async () => {
  const { store, transport, account } = await loaded({ token: null });
  account.token = 'first';
  void store.visitorChanged();
  expect([store.phase, store.value?.couponCount]).toEqual(['ready', 5]);
  await settle();
  await transport.last.ok({ ...WIRE, couponCount: 7 });
  expect(store.value?.couponCount).toBe(7);
});

it.each([null, 'second'])('a user’s value is dropped when %p comes', async (token) => {
  const { store, transport, account } = await loaded();
  account.token = token;
  void store.visitorChanged();
  expect([store.phase, store.value]).toEqual(['loading', null]);
  await settle();
  await transport.last.ok({ ...WIRE, couponCount: 0 });
  expect(store.value?.couponCount).toBe(0);
});

it('a response for the previous user is discarded', async () => {
  const { store, transport, account } = setUp();
  void store.visitorChanged();
  await settle();
  const first = transport.last;
  account.token = 'second';
  void store.visitorChanged();
  await settle();
  await first.ok({ ...WIRE, couponCount: 99 });
  expect([first.isCancelled, store.value]).toEqual([true, null]);
});

it('a refused token drops the account; the page then fetches anonymously', async () => {
  const { store, transport } = await loaded();
  const outcome = store.refresh();
  await settle();
  await transport.last.status(401);
  expect([await outcome, store.value]).toEqual(['nothing', null]);
  void store.visitorChanged();
  await settle();
  await transport.last.ok(WIRE);
  expect([transport.sent.length, store.phase]).toEqual([3, 'ready']);
});

it('a refused token where login is needed is logged out', async () => {
  const { store, transport } = await loaded({ isForAll: false });
  void store.refresh();
  await settle();
  await transport.last.status(401);
  expect([store.phase, store.value]).toEqual(['logged-out', null]);
});

describe('去登录', () => {
  it('logged out, nothing is fetched until it is tapped; a closed login changes nothing', async () => {
    const { store, transport, gate, logIn } = setUp({ token: null, isForAll: false });
    await store.visitorChanged();
    await store.refresh();
    expect([store.phase, transport.sent.length, gate.isOpen]).toEqual(['logged-out', 0, false]);
    void store.logIn();
    await settle();
    expect([gate.isOpen, transport.sent.length]).toEqual([true, 0]);
    gate.close();
    await settle();
    expect(store.phase).toBe('logged-out');
    void store.logIn();
    await settle();
    await logIn('second');
    await transport.last.ok(WIRE);
    expect([store.phase, transport.sent.length]).toEqual(['ready', 1]);
  });
  it('a login that the page notices as well costs one call', async () => {
    const { store, transport, logIn } = setUp({ token: null, isForAll: false });
    await store.visitorChanged();
    void store.logIn();
    await settle();
    await logIn('second');
    void store.visitorChanged();
    await settle();
    await transport.last.ok(WIRE);
    expect([store.phase, transport.sent.length]).toEqual(['ready', 1]);
    await store.visitorChanged();
    expect(transport.sent).toHaveLength(1);
  });
});

it('an anonymous 401 is a failure with a retry, not an endless skeleton', async () => {
  const { store, transport } = setUp({ token: null });
  void store.visitorChanged();
  await settle();
  await transport.last.status(401);
  expect(store.phase).toBe('failed');
});

it('two refreshes at a time are one fetch', async () => {
  const { store, transport } = await loaded();
  const outcomes = [store.refresh(), store.refresh()];
  await settle();
  expect(transport.sent).toHaveLength(2);
  await transport.last.ok(WIRE);
  expect(await Promise.all(outcomes)).toEqual(['done', 'done']);
});

describe('another input', () => {
  it('refetches, and the value stays meanwhile', async () => {
    const { store, transport } = await loaded();
    void store.questionChanged();
    expect([store.phase, store.value?.couponCount]).toEqual(['ready', 5]);
    await settle();
    await transport.last.ok({ ...WIRE, couponCount: 7 });
    expect([transport.sent.length, store.value?.couponCount]).toEqual([2, 7]);
  });
  it('discards the response to the previous input', async () => {
    const { store, transport } = setUp();
    void store.visitorChanged();
    await settle();
    const first = transport.last;
    void store.questionChanged();
    await settle();
    await first.ok({ ...WIRE, couponCount: 99 });
    expect([first.isCancelled, store.phase, store.value]).toEqual([true, 'loading', null]);
    await transport.last.ok(WIRE);
    expect([transport.sent.length, store.phase, store.value?.couponCount]).toEqual([2, 'ready', 5]);
  });
  it('waits for the first fetch', async () => {
    const { store, transport } = setUp();
    await store.questionChanged();
    expect(transport.sent).toHaveLength(0);
  });
});

describe.each<[string, (sent: SentRequest) => Promise<void>, string]>([
  ['a business failure', (sent) => sent.fail('1', '系统维护中'), '系统维护中'],
  ['a quiet one', (sent) => sent.fail('1'), '请重试'],
  ['a hang', (sent) => sent.answer({ kind: 'timeout' }), '请重试'],
  ['a broken answer', (sent) => sent.ok({}), '请重试'],
])('%s', (_name, fail, text) => {
  it('fails with a retry', async () => {
    const { store, transport } = setUp();
    void store.visitorChanged();
    await settle();
    await fail(transport.last);
    expect([store.phase, store.failureText]).toEqual(['failed', text]);
    void store.refresh();
    expect(store.phase).toBe('loading');
    await settle();
    await transport.last.ok(WIRE);
    expect(store.phase).toBe('ready');
  });
  it('keeps the value and reports it', async () => {
    const { store, transport } = await loaded();
    const outcome = store.refresh();
    await settle();
    await fail(transport.last);
    expect([await outcome, store.phase, store.value?.couponCount]).toEqual(['failed', 'ready', 5]);
  });
});

it('without network is offline', async () => {
  const { store, transport, clock } = setUp({ isOnline: false });
  void store.visitorChanged();
  await settle();
  for (let attempt = 0; attempt < 3; attempt += 1) {
    await transport.last.lose();
    await clock.advance(2_000);
  }
  expect(store.phase).toBe('offline');
});

it('an unmounted page cancels its fetch', async () => {
  const { store, transport, scope } = setUp();
  void store.visitorChanged();
  await settle();
  scope.cancel();
  await settle();
  expect([transport.last.isCancelled, store.phase]).toEqual([true, 'loading']);
});

it('whichever account logs in and out, and in whatever order responses arrive, no user sees another’s account', async () => {
  const step = fc.oneof(
    fc.constantFrom('a', 'b', null).map((token) => ({ kind: 'visitor' as const, token })),
    fc.constant({ kind: 'refresh' as const }),
    fc.nat().map((at) => ({ kind: 'answer' as const, at })),
    fc.nat().map((at) => ({ kind: 'fail' as const, at })),
  );
  // Each user's data; the anonymous response is public.
  const countOf = (token: string | null): number => ({ a: 1, b: 2 })[token ?? ''] ?? 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 20 }), async (steps) => {
      const { store, transport, account } = setUp({ token: null });
      const asked = new Map<SentRequest, number>();
      const collect = async (): Promise<void> => {
        await settle();
        for (const sent of transport.sent)
          if (!asked.has(sent)) asked.set(sent, countOf(sent.headers['Authorization']?.slice(-1) ?? null));
      };
      const take = (at: number): SentRequest | undefined => [...asked.keys()][at % Math.max(asked.size, 1)];
      void store.visitorChanged();
      for (const one of steps) {
        await collect();
        if (one.kind === 'visitor') {
          account.token = one.token;
          void store.visitorChanged();
        } else if (one.kind === 'refresh') void store.refresh();
        else if (one.kind === 'fail') await take(one.at)?.fail('1');
        else {
          const sent = take(one.at);
          if (sent !== undefined) await sent.ok({ ...WIRE, couponCount: asked.get(sent) });
        }
        await collect();
        const seen = store.value?.couponCount;
        if (seen !== undefined) expect([0, countOf(account.token)]).toContain(seen);
      }
    }),
    { numRuns: 120 },
  );
});
