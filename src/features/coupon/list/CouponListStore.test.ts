import fc from 'fast-check';
import type { SentRequest } from '@/api/testing/fakeTransport';
import { settle } from '@/utils/testing/fakeClock';
import { RELEASE_STATUS, type ReleaseStatus } from '@/domain/coupon/listTypes';
import { bodyOf, makeBench, wirePage, type ListBench } from './testing/listBench';

const { credited, pending } = RELEASE_STATUS;

/** A bench whose first page of 137 coupons is shown. */
async function loaded(): Promise<ListBench> {
  const bench = makeBench();
  void bench.store.load();
  await settle();
  await bench.page('c', 50, 137);
  return bench;
}
/** Like `loaded`, with page 2 asked for. */
async function askedForMore(): Promise<ListBench> {
  const bench = await loaded();
  void bench.store.loadMore();
  await settle();
  return bench;
}
const ids = ({ store }: ListBench): string[] => store.rows.map(({ id }) => id);
/** Lets the three tries of a read that fails at once be over. */
const failAll = async ({ transport, clock }: ListBench, fail: (sent: SentRequest) => Promise<void>) => {
  for (let attempt = 0; attempt < 3; attempt += 1) {
    await fail(transport.last);
    await clock.advance(2_000);
  }
};

describe('pages', () => {
  test('start with the first of 已到账 and follow one another to the end', async () => {
    const bench = await loaded();
    const { store } = bench;
    expect([store.tab, store.phase, store.rows.length, store.total, store.more]).toEqual([
      credited,
      'ready',
      50,
      137,
      'idle',
    ]);
    void store.loadMore();
    await settle();
    await bench.page('c', 50, 137, 50);
    void store.loadMore();
    await settle();
    await bench.page('c', 37, 137, 100);
    expect([store.rows.length, store.more]).toEqual([137, 'none']);
    await store.loadMore();
    expect(bench.asked()).toEqual([1, 2, 3].map((pageNo) => ({ pageNo, releaseStatus: credited })));
    expect(JSON.parse(String(Reflect.get(bench.transport.last, 'body')))).toEqual({
      code: 'LIST-137',
      pageNo: 3,
      pageSize: 50,
      releaseStatus: 1,
    });
  });

  test('one is asked for at a time, however often the end comes near', async () => {
    const bench = await askedForMore();
    void bench.store.loadMore();
    void bench.store.loadMore();
    await settle();
    expect(bench.transport.sent).toHaveLength(2);
  });

  test('that overlap, as a coupon came meanwhile, show each coupon once', async () => {
    const bench = await askedForMore();
    await bench.page('c', 50, 138, 49);
    expect(ids(bench)).toEqual(Array.from({ length: 99 }, (_, index) => `c${index}`));
    expect(bench.store.total).toBe(138);
  });

  test('an empty first page is an empty list with its count', async () => {
    const bench = makeBench();
    void bench.store.load();
    await settle();
    await bench.page('c', 0, 0);
    expect([bench.store.phase, bench.store.total, bench.store.more]).toEqual(['empty', 0, 'none']);
  });
});

describe('tabs', () => {
  test('another tab starts at page 1 with an empty list and no count; the same tab does nothing', async () => {
    const bench = await askedForMore();
    const second = bench.transport.last;
    await bench.store.selectTab(credited);
    expect(bench.store.phase).toBe('ready');
    void bench.store.selectTab(pending);
    await settle();
    expect([bench.store.phase, ids(bench), bench.store.total, bench.store.more]).toEqual([
      'loading',
      [],
      null,
      'none',
    ]);
    expect(second.isCancelled).toBe(true);
    expect(bench.asked()[2]).toMatchObject({ pageNo: 1, releaseStatus: pending });
  });

  test('whatever is tapped, and in whatever order answers come, the list is of the tab chosen last', async () => {
    const step = fc.oneof(
      fc.constantFrom<ReleaseStatus>(credited, pending).map((tab) => ({ kind: 'tab' as const, tab })),
      fc.constant({ kind: 'more' as const }),
      fc.constant({ kind: 'refresh' as const }),
      fc.nat().map((at) => ({ kind: 'answer' as const, at })),
      fc.nat().map((at) => ({ kind: 'fail' as const, at })),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
        const bench = makeBench();
        const { store, transport } = bench;
        void store.load();
        await settle();
        const waiting = new Set<SentRequest>();
        let seen = 0;
        const collect = (): void => {
          for (; seen < transport.sent.length; seen += 1) {
            const sent = transport.sent[seen];
            if (sent !== undefined) waiting.add(sent);
          }
        };
        // Also those that were cancelled: an answer on its way cannot be called back.
        const take = (at: number): SentRequest | undefined => {
          collect();
          const sent = [...waiting][at % Math.max(waiting.size, 1)];
          if (sent !== undefined) waiting.delete(sent);
          return sent;
        };
        const answer = async (sent: SentRequest | undefined): Promise<void> => {
          if (sent === undefined) return;
          const { pageNo, releaseStatus } = bodyOf(sent);
          const first = (pageNo - 1) * 50;
          await sent.ok(wirePage(`${releaseStatus}-`, Math.min(50, 137 - first), 137, first));
        };
        const check = (): void => {
          const shown = ids(bench);
          expect(new Set(shown).size).toBe(shown.length);
          expect(shown.every((id) => id.startsWith(`${store.tab}-`))).toBe(true);
        };
        for (const one of steps) {
          if (one.kind === 'tab') void store.selectTab(one.tab);
          else if (one.kind === 'more') void store.loadMore();
          else if (one.kind === 'refresh') void store.refresh();
          else if (one.kind === 'answer') await answer(take(one.at));
          else await take(one.at)?.status(404);
          await settle();
          check();
          expect([...waiting].filter((sent) => !sent.isCancelled).length).toBeLessThanOrEqual(1);
        }
        // When everything has been answered nothing is stuck.
        for (let sent = take(0); sent !== undefined; sent = take(0)) await answer(sent);
        await settle();
        check();
        expect(store.phase).toMatch(/^(ready|failed)$/);
        expect([store.more === 'loading', store.isRefreshing]).toEqual([false, false]);
      }),
      { numRuns: 150 },
    );
  });
});

describe('failures', () => {
  /** What goes wrong on the way, and whether the pipeline tries again by itself. */
  const FAULTS: readonly (readonly [string, (bench: ListBench) => Promise<void>])[] = [
    ['500', (bench) => failAll(bench, (sent) => sent.status(500))],
    ['a lost connection', (bench) => failAll(bench, (sent) => sent.lose())],
    ['a hang', (bench) => bench.transport.last.answer({ kind: 'timeout' })],
    ['no JSON', (bench) => bench.transport.last.status(200, '<html>')],
    ['a broken page', (bench) => bench.transport.last.ok({ content: [{ id: 'x' }], total: 1 })],
    ['a business failure', (bench) => bench.transport.last.fail('100200001', '')],
  ];

  test.each(FAULTS)('%s on page 1 fails with a way on', async (_name, fail) => {
    const bench = makeBench();
    void bench.store.load();
    await settle();
    await fail(bench);
    expect([bench.store.phase, bench.store.failureText]).toEqual(['failed', '加载失败，请重试']);
    void bench.store.load();
    await settle();
    expect(bench.store.phase).toBe('loading');
    await bench.page('c', 50, 137);
    expect(bench.store.phase).toBe('ready');
    expect(bench.clock.pending).toBe(0);
  });

  test.each(FAULTS)('%s on page 2 keeps page 1; a press asks for page 2 again', async (_name, fail) => {
    const bench = await askedForMore();
    await fail(bench);
    expect([bench.store.phase, bench.store.rows.length, bench.store.more]).toEqual(['ready', 50, 'failed']);
    const count = bench.transport.sent.length;
    void bench.store.loadMore();
    await settle();
    expect(bench.asked().slice(count)).toMatchObject([{ pageNo: 2 }]);
    await bench.page('c', 50, 137, 50);
    expect([bench.store.rows.length, bench.store.more]).toEqual([100, 'idle']);
  });

  test.each(FAULTS)('%s while refreshing keeps the list and is told', async (_name, fail) => {
    const bench = await loaded();
    const outcome = bench.store.refresh();
    await settle();
    await fail(bench);
    expect(await outcome).toBe('failed');
    expect([bench.store.phase, bench.store.rows.length, bench.store.isRefreshing]).toEqual([
      'ready',
      50,
      false,
    ]);
    expect(bench.store.more).toBe('idle');
  });

  test.each([
    ['100205002', '', '抱歉，系统开小差啦，请稍后再试~'],
    ['100205002', '活动不存在', '活动不存在'],
    ['1', '系统维护中', '系统维护中'],
  ])('code %s with msg "%s" says %s', async (code, msg, text) => {
    const bench = makeBench();
    void bench.store.load();
    await settle();
    await bench.transport.last.fail(code, msg);
    expect([bench.store.phase, bench.store.failureText]).toEqual(['failed', text]);
  });

  test('without network is offline', async () => {
    const bench = makeBench({ isOnline: false });
    void bench.store.load();
    await settle();
    await failAll(bench, (sent) => sent.lose());
    expect(bench.store.phase).toBe('offline');
  });
});

describe('refreshing', () => {
  test('puts the first page in place of the list, once at a time, and takes over from a next page', async () => {
    const bench = await askedForMore();
    const second = bench.transport.last;
    const outcome = bench.store.refresh();
    expect(await bench.store.refresh()).toBe('nothing');
    await settle();
    expect(second.isCancelled).toBe(true);
    await bench.store.loadMore();
    expect(bench.transport.sent).toHaveLength(3);
    await bench.page('n', 2, 2);
    expect(await outcome).toBe('done');
    expect([ids(bench), bench.store.more]).toEqual([['n0', 'n1'], 'none']);
  });

  test('of a list that failed loads it', async () => {
    const bench = makeBench();
    void bench.store.load();
    await settle();
    expect(await bench.store.refresh()).toBe('nothing');
    await bench.transport.last.fail('1');
    void bench.store.refresh();
    await settle();
    expect(bench.store.phase).toBe('loading');
    await bench.page('c', 1, 1);
    expect(bench.store.phase).toBe('ready');
  });
});

describe('login', () => {
  const refuse = (bench: ListBench): Promise<void> => bench.transport.last.status(401, { code: '030100001' });

  test('a 401 opens the login; the list loads after it, from one request', async () => {
    const bench = makeBench();
    Object.assign(bench.account, { token: null, phone: null });
    void bench.store.load();
    await settle();
    await refuse(bench);
    expect([bench.gate.isOpen, bench.store.phase]).toEqual([true, 'loading']);
    await bench.logIn('first', '138****0001');
    await bench.page('c', 1, 1);
    expect([bench.store.phase, bench.transport.sent.length]).toEqual(['ready', 2]);
  });

  test('closing the login leaves a way to it', async () => {
    const bench = makeBench();
    void bench.store.load();
    await settle();
    await refuse(bench);
    bench.gate.close();
    await settle();
    expect(bench.store.phase).toBe('logged-out');
    void bench.store.load();
    await settle();
    await refuse(bench);
    expect(bench.gate.isOpen).toBe(true);
  });

  test('a 401 right after the login is logged out, too', async () => {
    const bench = makeBench();
    void bench.store.load();
    await settle();
    await refuse(bench);
    await bench.logIn('second', null);
    await refuse(bench);
    expect(bench.store.phase).toBe('logged-out');
  });

  test('on page 2 keeps page 1 and goes on with page 2 for the same number', async () => {
    const bench = await askedForMore();
    await refuse(bench);
    expect([bench.store.rows.length, bench.gate.isOpen]).toEqual([50, true]);
    await bench.logIn('second', '138****0001');
    expect(bench.asked()).toMatchObject([{ pageNo: 1 }, { pageNo: 2 }, { pageNo: 2 }]);
    await bench.page('c', 50, 137, 50);
    expect([bench.store.rows.length, bench.store.more]).toEqual([100, 'idle']);
  });

  test('on page 2, closed, keeps page 1 and a way on', async () => {
    const bench = await askedForMore();
    await refuse(bench);
    bench.gate.close();
    await settle();
    expect([bench.store.rows.length, bench.store.more]).toEqual([50, 'failed']);
  });

  test.each([
    ['another number', '139****0002'],
    ['a number nobody knows', null],
  ])('on page 2 as %s: nothing of the first account stays, page 1 is asked for', async (_name, phone) => {
    const bench = await askedForMore();
    await refuse(bench);
    await bench.logIn('second', phone);
    expect([ids(bench), bench.store.phase, bench.store.total]).toEqual([[], 'loading', null]);
    expect(bench.asked().slice(2)).toMatchObject([{ pageNo: 1 }]);
    await bench.page('n', 3, 3);
    expect(ids(bench)).toEqual(['n0', 'n1', 'n2']);
  });

  test('while refreshing as another number empties the list at once', async () => {
    const bench = await loaded();
    void bench.store.refresh();
    await settle();
    await refuse(bench);
    await bench.logIn('second', '139****0002');
    expect([ids(bench), bench.store.phase, bench.store.isRefreshing]).toEqual([[], 'loading', false]);
    await bench.page('n', 1, 1);
    expect(ids(bench)).toEqual(['n0']);
  });

  test('somebody else logged in on another page: the next page is not asked for, the list starts anew', async () => {
    const bench = await loaded();
    Object.assign(bench.account, { token: 'second', phone: '139****0002' });
    void bench.store.loadMore();
    await settle();
    expect([ids(bench), bench.asked()[1]]).toMatchObject([[], { pageNo: 1 }]);
  });

  test('somebody else logged in while an answer was under way: it is not shown', async () => {
    const bench = await askedForMore();
    Object.assign(bench.account, { token: 'second', phone: '139****0002' });
    await bench.page('c', 50, 137, 50);
    expect(ids(bench)).toEqual([]);
    await bench.page('n', 1, 1);
    expect(ids(bench)).toEqual(['n0']);
  });
});

describe('around it', () => {
  test('descriptions stay open by coupon, until the tab changes', async () => {
    const bench = await loaded();
    const { store } = bench;
    expect(store.hasExpanded).toBe(false);
    store.toggleDescription('c3');
    store.toggleDescription('c4');
    store.toggleDescription('c4');
    expect([store.isExpanded('c3'), store.isExpanded('c4'), store.hasExpanded]).toEqual([true, false, true]);
    void store.selectTab(pending);
    expect(store.hasExpanded).toBe(false);
  });

  test('the rules open and close', () => {
    const { store } = makeBench();
    store.toggleRules();
    expect(store.isRulesOpen).toBe(true);
    store.toggleRules();
    expect(store.isRulesOpen).toBe(false);
  });

  test('nothing outlives the page', async () => {
    const bench = await askedForMore();
    bench.scope.cancel();
    await settle();
    expect([bench.transport.last.isCancelled, bench.clock.pending]).toEqual([true, 0]);
    const waiting = makeBench();
    void waiting.store.load();
    await settle();
    await refuseAndLeave(waiting);
    expect(waiting.gate.isOpen).toBe(false);
  });
});

async function refuseAndLeave(bench: ListBench): Promise<void> {
  await bench.transport.last.status(401, { code: '030100001' });
  expect(bench.gate.isOpen).toBe(true);
  bench.scope.cancel();
  await settle();
}
