import fc from 'fast-check';
import { createScope } from '@/api';
import { toCallFailure } from '@/api/errors';
import { makeTestGateway, type SentRequest } from '@/api/testing/fakeTransport';
import { fetchAccount } from '@/domain/login/accountApi';
import { gatedBy } from '@/session/LoginGate';
import { makeTestGate } from '@/session/testing/testGate';
import { FakeClock, settle } from '@/utils/testing/fakeClock';
import { accountOf, anyLogin, Query, type QueryDeps } from './Query';

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
  /** The query's `token`, if it is not the account's. */
  readonly ownerToken?: () => string | null;
  readonly refusalText?: QueryDeps<unknown>['refusalText'];
}

function setUp({ token = 'first', isForAll = true, isOnline = true, ownerToken, refusalText }: Options = {}) {
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
    token: ownerToken ?? (() => account.token),
    isForAll,
    runGated: gatedBy(gate, scope),
    toCallFailure: (cause) => toCallFailure(cause, isOnline),
    failedText: '请重试',
    refusalText,
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
    const loggedIn = store.logIn();
    await settle();
    await logIn('second');
    await transport.last.ok(WIRE);
    expect([await loggedIn, store.phase, transport.sent.length]).toEqual(['done', 'ready', 1]);
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

describe('for a caller that handles the failure', () => {
  it('shows the new value and returns it', async () => {
    const { store, transport } = await loaded();
    const asked = store.fetchOrThrow();
    await settle();
    await transport.last.ok({ ...WIRE, couponCount: 7 });
    expect([(await asked).couponCount, store.value?.couponCount, store.phase]).toEqual([7, 7, 'ready']);
  });
  it('throws, and keeps the value', async () => {
    const { store, transport } = await loaded();
    const asked = store.fetchOrThrow().catch((cause: unknown) => cause);
    await settle();
    await transport.last.fail('1', '系统维护中');
    expect([await asked, store.value?.couponCount, store.phase]).toEqual([
      expect.objectContaining({ name: 'BusinessError', msg: '系统维护中' }),
      5,
      'ready',
    ]);
  });
  it('discards a running fetch, and a later refresh fetches again', async () => {
    const { store, transport } = await loaded();
    const early = store.refresh();
    await settle();
    const first = transport.last;
    void store.fetchOrThrow();
    await settle();
    await transport.last.ok({ ...WIRE, couponCount: 7 });
    expect([first.isCancelled, await early, store.value?.couponCount]).toEqual([true, 'nothing', 7]);
    void store.refresh();
    await settle();
    expect(transport.sent).toHaveLength(4);
  });
});

it('a value changed by a write is shown, and discards a running fetch', async () => {
  const { store, transport } = await loaded();
  const early = store.refresh();
  await settle();
  if (store.value !== null) store.replace({ ...store.value, couponCount: 6 });
  expect([transport.last.isCancelled, await early, store.value?.couponCount]).toEqual([true, 'nothing', 6]);
  void store.refresh();
  await settle();
  expect(transport.sent).toHaveLength(3);
});

it('keeps the value at any login, if no login counts', async () => {
  const { store, transport, account } = await loaded({ ownerToken: anyLogin });
  account.token = 'second';
  await store.visitorChanged();
  void store.refresh();
  expect([store.phase, store.value?.couponCount]).toEqual(['ready', 5]);
  await settle();
  await transport.last.status(401);
  expect([store.phase, store.value?.couponCount]).toEqual(['ready', 5]);
});

it.each([
  ['a new token of the same account', 'renewed', 1, 5],
  ['another account', 'second', 2, undefined],
  ['no account', null, 1, undefined],
])('owned by the account, %s: the value', async (_name, token, number, count) => {
  const login = { number: 1, isLoggedIn: true };
  const ownerToken = accountOf({ isLoggedIn: () => login.isLoggedIn, account: () => login.number });
  const { store, account } = await loaded({ ownerToken, isForAll: false });
  account.token = token;
  Object.assign(login, { number, isLoggedIn: token !== null });
  void store.refresh();
  expect(store.value?.couponCount).toBe(count);
});

describe('a page that shows nothing without a login', () => {
  it('requests it first; closed, it is logged out until it is requested again', async () => {
    const { store, transport, gate, logIn } = setUp({ token: null, isForAll: false });
    const closed = store.loadGated();
    await settle();
    expect([gate.isOpen, store.phase, transport.sent.length]).toEqual([true, 'loading', 0]);
    gate.close();
    expect([await closed, store.phase]).toEqual(['nothing', 'logged-out']);
    const opened = store.loadGated();
    await settle();
    await logIn('second');
    await transport.last.ok(WIRE);
    expect([await opened, store.phase, transport.sent.length]).toEqual(['done', 'ready', 1]);
  });
  it('requests it when the token is refused, and fetches again', async () => {
    const { store, transport, gate, logIn } = setUp({ isForAll: false });
    void store.loadGated();
    await settle();
    await transport.last.status(401);
    expect([gate.isOpen, store.phase]).toEqual([true, 'loading']);
    await logIn('second');
    await transport.last.ok(WIRE);
    expect([store.phase, transport.sent.length]).toEqual(['ready', 2]);
  });
  it('refused again right after the login, it is logged out', async () => {
    const { store, transport, gate, logIn } = setUp({ isForAll: false });
    void store.loadGated();
    await settle();
    await transport.last.status(401);
    await logIn('second');
    await transport.last.status(401);
    expect([store.phase, gate.isOpen]).toEqual(['logged-out', false]);
  });
  it('fails with a retry', async () => {
    const { store, transport } = setUp({ isForAll: false });
    const failed = store.loadGated();
    await settle();
    await transport.last.fail('1', '系统维护中');
    expect([await failed, store.phase, store.failureText]).toEqual(['nothing', 'failed', '系统维护中']);
    void store.loadGated();
    expect(store.phase).toBe('loading');
  });
  it('unmounted, does not change', async () => {
    const { store, scope } = setUp({ token: null, isForAll: false });
    void store.loadGated();
    await settle();
    scope.cancel();
    await settle();
    expect(store.phase).toBe('loading');
  });
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

it('a page may have its own text for a refusal', async () => {
  const refusalText = ({ code, message }: { code: string; message: string }, failedText: string): string =>
    `${code} ${message} ${failedText}`;
  const { store, transport } = setUp({ refusalText });
  void store.visitorChanged();
  await settle();
  await transport.last.fail('1', '系统维护中');
  expect(store.failureText).toBe('1 系统维护中 请重试');
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

describe('what an earlier visit has kept', () => {
  async function kept(options?: Options) {
    const { value } = (await loaded()).store;
    const bench = setUp(options);
    if (value !== null) bench.store.showKept({ ...value, couponCount: 1 }, 7);
    const asked = bench.store.refetch();
    await settle();
    const { store } = bench;
    return { ...bench, asked, shown: () => [store.phase, store.value?.couponCount, store.staleSince] };
  }

  it('is shown until the first answer', async () => {
    const { asked, shown, transport } = await kept();
    expect(shown()).toEqual(['ready', 1, 7]);
    await transport.last.ok(WIRE);
    expect([await asked, shown()]).toEqual(['done', ['ready', 5, null]]);
  });

  it('stays, with its time, without an answer', async () => {
    const { asked, shown, transport, clock } = await kept({ isOnline: false });
    for (let attempt = 0; attempt < 3; attempt += 1) {
      await transport.last.lose();
      await clock.advance(2_000);
    }
    expect([await asked, shown()]).toEqual(['failed', ['ready', 1, 7]]);
  });

  it('is gone with a refusal', async () => {
    const { asked, shown, transport, store } = await kept();
    await transport.last.fail('1', '已下线');
    expect([await asked, shown(), store.failureText]).toEqual([
      'nothing',
      ['failed', undefined, null],
      '已下线',
    ]);
  });

  it('is gone with another account', async () => {
    const { shown, account, store } = await kept();
    account.token = 'second';
    void store.visitorChanged();
    expect(shown()).toEqual(['loading', undefined, null]);
  });
});
