import fc from 'fast-check';
import { createScope } from '@/api';
import { toCallFailure } from '@/api/errors';
import { myCoupons } from '@/api/generated/operations/couponLists';
import { makeTestGateway, type SentRequest } from '@/api/testing/fakeTransport';
import { gatedBy } from '@/session/LoginGate';
import { makeTestGate } from '@/session/testing/testGate';
import { FakeClock, settle } from '@/utils/testing/fakeClock';
import { hasMore, mergeRows, PagedQuery, type PagedRow, type PagedSource } from './PagedQuery';

const row = (id: string): PagedRow => ({ id });
const idsOf = (rows: readonly PagedRow[]): string[] => rows.map(({ id }) => id);
const PAGE_SIZE = 20;

it('pages follow one another without showing anything twice', () => {
  fc.assert(
    fc.property(fc.array(fc.uniqueArray(fc.string({ maxLength: 2 }))), (pages) => {
      const rows = pages.reduce<readonly PagedRow[]>((shown, page) => mergeRows(shown, page.map(row)), []);
      expect(idsOf(rows)).toEqual([...new Set(pages.flat())]);
    }),
  );
});

it('a page that repeats a row shows it once', () => {
  expect(idsOf(mergeRows([], ['a', 'b', 'a'].map(row)))).toEqual(['a', 'b']);
});

it.each([
  [1, 20, 37, true],
  [2, 17, 37, false],
  [1, 20, 20, false],
  [1, 20, 21, true],
  [1, 0, 37, false],
  [1, 5, 37, true],
])('page %d with %d of %d rows: more %s', (pageNo, received, total, expected) => {
  expect(hasMore(pageNo, PAGE_SIZE, received, total)).toBe(expected);
});

it('pages end for every total and every gateway that returns whole pages', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2_000 }), (total) => {
      let pageNo = 1;
      const lengthOf = (page: number): number =>
        Math.max(0, Math.min(PAGE_SIZE, total - (page - 1) * PAGE_SIZE));
      while (hasMore(pageNo, PAGE_SIZE, lengthOf(pageNo), total)) pageNo += 1;
      expect(pageNo).toBe(Math.max(1, Math.ceil(total / PAGE_SIZE)));
    }),
  );
});

/** A list with two choices, on a gateway and a login that the test controls. */
type Filter = 1 | 3;
const FIRST: Filter = 1;
const OTHER: Filter = 3;

const wire = (id: string) => ({
  id,
  couponType: 3,
  couponCostStr: '5',
  limitDescription: '',
  couponTitle: '寄件券',
  validStartTm: '2026-11-01 00:00:00',
  validEndTm: '2026-12-01 00:00:00',
  couponDescription: '',
  prizeStatus: 1,
});
const wirePage = (prefix: string, count: number, total: number, first = 0) => ({
  content: Array.from({ length: count }, (_, index) => wire(`${prefix}${first + index}`)),
  total,
});

interface BenchOptions {
  /** Null: not logged in. */
  readonly token?: string | null;
  readonly isOnline?: boolean;
  readonly refusalText?: PagedSource<PagedRow>['refusalText'];
}

function makeBench({ token = 'first', isOnline = true, refusalText }: BenchOptions = {}) {
  const clock = new FakeClock();
  const login: { token: string | null; account: number } = { token, account: 1 };
  const { gateway, transport } = makeTestGateway(clock, {
    token: () => login.token,
    onUnauthorized({ sentToken }) {
      if (sentToken === login.token) login.token = null;
      return 'login-needed';
    },
  });
  const gate = makeTestGate(() => login.token !== null);
  const scope = createScope();
  const list = new PagedQuery<PagedRow, Filter>({
    runGated: gatedBy(gate, scope),
    toCallFailure: (cause) => toCallFailure(cause, isOnline),
    isLoggedIn: () => login.token !== null,
    account: () => login.account,
    scope,
    filter: FIRST,
    pageSize: PAGE_SIZE,
    refusalText,
    async fetchPage(pageNo, pageScope, prizeStatus) {
      const { data } = await gateway.call(myCoupons, { prizeStatus, pageNo, pageSize: PAGE_SIZE }, pageScope);
      return { rows: data.content.map(({ id }) => row(id)), total: data.total };
    },
  });
  return {
    list,
    transport,
    gate,
    clock,
    scope,
    login,
    ids: () => idsOf(list.rows),
    page: (prefix: string, count: number, total: number, first?: number) =>
      transport.last.ok(wirePage(prefix, count, total, first)),
    async logIn(account: number): Promise<void> {
      Object.assign(login, { token: `token of ${account}`, account });
      gate.loggedIn();
      await settle();
    },
  };
}
type Bench = ReturnType<typeof makeBench>;

interface Asked {
  readonly prizeStatus: Filter;
  readonly pageNo: number;
}
const askedBy = ({ body }: SentRequest): Asked => JSON.parse(body ?? '');
const asked = ({ transport }: Bench): readonly Asked[] => transport.sent.map(askedBy);

async function asking(options?: BenchOptions): Promise<Bench> {
  const bench = makeBench(options);
  void bench.list.load();
  await settle();
  return bench;
}
async function loaded(): Promise<Bench> {
  const bench = await asking();
  await bench.page('r', 20, 45);
  return bench;
}
async function askingForMore(): Promise<Bench> {
  const bench = await loaded();
  void bench.list.loadMore();
  await settle();
  return bench;
}

describe('pages', () => {
  it('are loaded to the end, one at a time', async () => {
    const bench = await loaded();
    const { list } = bench;
    expect([list.phase, list.rows.length, list.total, list.more]).toEqual(['ready', 20, 45, 'idle']);
    void list.loadMore();
    void list.loadMore();
    await settle();
    await bench.page('r', 20, 45, 20);
    void list.loadMore();
    await settle();
    await bench.page('r', 5, 45, 40);
    await list.loadMore();
    expect([list.rows.length, list.more]).toEqual([45, 'none']);
    expect(asked(bench)).toEqual([1, 2, 3].map((pageNo) => ({ prizeStatus: FIRST, pageNo, pageSize: 20 })));
  });

  it('a row inserted meanwhile is not shown twice; an empty page ends the list', async () => {
    const bench = await askingForMore();
    await bench.page('r', 20, 46, 19);
    expect([bench.list.rows.length, bench.list.total]).toEqual([39, 46]);
    void bench.list.loadMore();
    await settle();
    await bench.page('r', 0, 46);
    expect(bench.list.more).toBe('none');
  });

  it('a removed row: the others stay in place, and no row of the next page is skipped', async () => {
    const bench = await loaded();
    const { list } = bench;
    list.replaceRows(list.rows.slice(1), 44);
    expect([list.rows.length, list.total, list.phase, list.more]).toEqual([19, 44, 'ready', 'idle']);
    void list.loadMore();
    await settle();
    // Page 1 again: the one new row is the one that has moved up to it.
    await bench.page('r', 20, 44, 1);
    expect([list.rows.length, list.more]).toEqual([20, 'idle']);
    void list.loadMore();
    await settle();
    await bench.page('r', 20, 44, 21);
    expect(list.rows).toHaveLength(40);
    expect(asked(bench).map((body) => Reflect.get(Object(body), 'pageNo'))).toEqual([1, 1, 2]);
  });

  it('all shown rows are removed: the list is refetched', async () => {
    const { list, page } = await asking();
    await page('r', 1, 1);
    list.replaceRows([], 0);
    await settle();
    await page('r', 0, 0);
    expect([list.phase, list.total]).toEqual(['empty', 0]);
  });

  it('no rows is empty, with its count', async () => {
    const { list, page } = await asking();
    await page('r', 0, 0);
    expect([list.phase, list.total, list.more]).toEqual(['empty', 0, 'none']);
  });

  it('no rows of a total of one is a failure: the row is missing', async () => {
    const { list, page } = await asking();
    await page('r', 0, 1);
    expect([list.phase, list.failureText]).toEqual(['failed', '加载失败，请重试']);
  });
});

describe('another choice', () => {
  it('starts at page 1 with nothing shown; the same one fetches nothing; the previous fetch is cancelled', async () => {
    const bench = await askingForMore();
    const second = bench.transport.last;
    await bench.list.select(FIRST);
    expect(bench.list.phase).toBe('ready');
    void bench.list.select(OTHER);
    const { filter, phase, rows, total, more } = bench.list;
    expect([filter, phase, rows, total, more]).toEqual([OTHER, 'loading', [], null, 'none']);
    await settle();
    expect(second.isCancelled).toBe(true);
    expect(asked(bench)[2]).toMatchObject({ pageNo: 1, prizeStatus: OTHER });
  });

  it('whatever is tapped, and in whatever order responses arrive, the list is of the last choice', async () => {
    const step = fc.oneof(
      fc.constantFrom<Filter>(FIRST, OTHER).map((filter) => ({ kind: 'select' as const, filter })),
      fc.constant({ kind: 'more' as const }),
      fc.constant({ kind: 'refresh' as const }),
      fc.nat().map((at) => ({ kind: 'answer' as const, at })),
      fc.nat().map((at) => ({ kind: 'fail' as const, at })),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
        const bench = await asking();
        const { list, transport } = bench;
        const waiting = new Set<SentRequest>();
        let seen = 0;
        // Including cancelled requests: a response that is already on its way still arrives.
        const take = (at: number): SentRequest | undefined => {
          for (; seen < transport.sent.length; seen += 1) {
            const sent = transport.sent[seen];
            if (sent !== undefined) waiting.add(sent);
          }
          const sent = [...waiting][at % Math.max(waiting.size, 1)];
          if (sent !== undefined) waiting.delete(sent);
          return sent;
        };
        const answer = async (sent: SentRequest | undefined): Promise<void> => {
          if (sent === undefined) return;
          const { pageNo, prizeStatus } = askedBy(sent);
          const first = (pageNo - 1) * PAGE_SIZE;
          await sent.ok(wirePage(`${prizeStatus}-`, Math.max(0, Math.min(PAGE_SIZE, 57 - first)), 57, first));
        };
        const check = (): void => {
          const shown = bench.ids();
          expect(new Set(shown).size).toBe(shown.length);
          expect(shown.every((id) => id.startsWith(`${list.filter}-`))).toBe(true);
        };
        for (const one of steps) {
          if (one.kind === 'select') void list.select(one.filter);
          else if (one.kind === 'more') void list.loadMore();
          else if (one.kind === 'refresh') void list.refresh();
          else if (one.kind === 'answer') await answer(take(one.at));
          else await take(one.at)?.status(404);
          await settle();
          check();
          expect(transport.sent.filter((sent) => waiting.has(sent) && !sent.isCancelled).length).toBeLessThan(
            2,
          );
        }
        // After all responses nothing is stuck.
        for (let sent = take(0); sent !== undefined; sent = take(0)) await answer(sent);
        await settle();
        check();
        expect(list.phase).toMatch(/^(ready|failed)$/);
        expect(list.more).not.toBe('loading');
      }),
      { numRuns: 150 },
    );
  });
});

describe.each<[string, (bench: Bench) => Promise<void>, string]>([
  ['a business failure', ({ transport }) => transport.last.fail('1', '系统维护中'), '系统维护中'],
  ['a quiet one', ({ transport }) => transport.last.fail('1'), '加载失败，请重试'],
  ['a hang', ({ transport }) => transport.last.answer({ kind: 'timeout' }), '加载失败，请重试'],
  ['a broken page', ({ transport }) => transport.last.ok({ content: {}, total: 45 }), '加载失败，请重试'],
  ['no JSON', ({ transport }) => transport.last.status(200, '<html>'), '加载失败，请重试'],
  ['500, three times', (bench) => failThrice(bench, (sent) => sent.status(500)), '加载失败，请重试'],
])('%s', (_name, fail, text) => {
  it('on page 1 fails with a retry', async () => {
    const bench = await asking();
    await fail(bench);
    expect([bench.list.phase, bench.list.failureText]).toEqual(['failed', text]);
    void bench.list.refresh();
    await settle();
    expect(bench.list.phase).toBe('loading');
    await bench.page('r', 1, 1);
    expect([bench.list.phase, bench.clock.pending]).toEqual(['ready', 0]);
  });

  it('on page 2 keeps page 1; a tap fetches page 2 again', async () => {
    const bench = await askingForMore();
    await fail(bench);
    expect([bench.list.rows.length, bench.list.more]).toEqual([20, 'failed']);
    void bench.list.loadMore();
    await settle();
    expect(askedBy(bench.transport.last).pageNo).toBe(2);
    await bench.page('r', 20, 45, 20);
    expect(bench.list.rows).toHaveLength(40);
  });

  it('while refreshing keeps the list and reports it', async () => {
    const bench = await loaded();
    const outcome = bench.list.refresh();
    await settle();
    await fail(bench);
    const { phase, rows, more } = bench.list;
    expect([await outcome, phase, rows.length, more]).toEqual(['failed', 'ready', 20, 'idle']);
  });
});

/** Lets all three attempts of an immediately failing read pass. */
async function failThrice(
  { transport, clock }: Bench,
  fail: (sent: SentRequest) => Promise<void>,
): Promise<void> {
  for (let attempt = 0; attempt < 3; attempt += 1) {
    await fail(transport.last);
    await clock.advance(2_000);
  }
}

it('a refusal with the list’s own text for its code, whatever the gateway says', async () => {
  const refusalText = (code: string): string => (code === '100205002' ? '活动不存在' : '');
  const known = await asking({ refusalText });
  await known.transport.last.fail('100205002', '已下线');
  const other = await asking({ refusalText });
  await other.transport.last.fail('100205003', '已下线');
  expect([known.list.failureText, other.list.failureText]).toEqual(['活动不存在', '已下线']);
});

it('without network is offline', async () => {
  const bench = await asking({ isOnline: false });
  await failThrice(bench, (sent) => sent.lose());
  expect(bench.list.phase).toBe('offline');
});

it('a refresh replaces the load of the next page; leaving cancels everything', async () => {
  const bench = await askingForMore();
  const next = bench.transport.last;
  const outcome = bench.list.refresh();
  await settle();
  expect(next.isCancelled).toBe(true);
  await bench.list.loadMore();
  expect(bench.transport.sent).toHaveLength(3);
  await bench.page('new', 20, 45);
  expect([await outcome, bench.ids()[0], bench.list.more]).toEqual(['done', 'new0', 'idle']);
  void bench.list.loadMore();
  await settle();
  bench.scope.cancel();
  await settle();
  expect([bench.transport.last.isCancelled, bench.list.rows.length, bench.clock.pending]).toEqual([
    true,
    20,
    0,
  ]);
});

describe('login', () => {
  it('is requested first, then the list loads; closed, the list says so and offers a retry', async () => {
    const bench = await asking({ token: null });
    expect([bench.gate.isOpen, bench.transport.sent.length]).toEqual([true, 0]);
    bench.gate.close();
    await settle();
    expect(bench.list.phase).toBe('logged-out');
    void bench.list.load();
    await settle();
    await bench.logIn(2);
    await bench.page('r', 1, 1);
    expect([bench.list.phase, bench.transport.sent.length]).toEqual(['ready', 1]);
  });

  it('refused again right after a login is logged out, too', async () => {
    const bench = await asking();
    await bench.transport.last.status(401);
    await bench.logIn(2);
    await bench.transport.last.status(401);
    expect(bench.list.phase).toBe('logged-out');
  });

  it('that ended before page 2 continues with page 2 for the same account', async () => {
    const bench = await askingForMore();
    await bench.transport.last.status(401);
    expect([bench.list.rows.length, bench.gate.isOpen]).toEqual([20, true]);
    await bench.logIn(1);
    expect(asked(bench)).toMatchObject([{ pageNo: 1 }, { pageNo: 2 }, { pageNo: 2 }]);
    await bench.page('r', 20, 45, 20);
    expect([bench.list.rows.length, bench.list.more]).toEqual([40, 'idle']);
  });

  it('closed on page 2 keeps page 1, says so, and is requested again on a tap', async () => {
    const bench = await askingForMore();
    await bench.transport.last.status(401);
    bench.gate.close();
    await settle();
    expect([bench.list.rows.length, bench.list.more]).toEqual([20, 'logged-out']);
    void bench.list.loadMore();
    await settle();
    await bench.transport.last.status(401);
    expect(bench.gate.isOpen).toBe(true);
    await bench.logIn(1);
    await bench.page('r', 20, 45, 20);
    expect([bench.list.rows.length, bench.list.more]).toEqual([40, 'idle']);
  });

  it('closed, is not requested again when the page is shown again, until a user is logged in', async () => {
    const first = await asking({ token: null });
    const second = await askingForMore();
    await second.transport.last.status(401);
    for (const bench of [first, second]) {
      bench.gate.close();
      await settle();
      const calls = bench.transport.sent.length;
      void bench.list.seenAgain();
      await settle();
      expect([bench.gate.isOpen, bench.transport.sent.length]).toEqual([false, calls]);
      Object.assign(bench.login, { token: 'elsewhere' });
      void bench.list.seenAgain();
      await settle();
      expect(bench.transport.sent.length).toBe(calls + 1);
    }
  });

  it.each(['loadMore', 'refresh'] as const)(
    'of another account during %s: nothing of the first stays',
    async (what) => {
      const bench = await loaded();
      void bench.list[what]();
      await settle();
      await bench.transport.last.status(401);
      await bench.logIn(2);
      expect([bench.ids(), bench.list.phase, bench.list.total]).toEqual([[], 'loading', null]);
      expect(asked(bench).slice(2)).toMatchObject([{ pageNo: 1 }]);
      await bench.page('other', 3, 3);
      expect(bench.ids()).toEqual(['other0', 'other1', 'other2']);
    },
  );

  it('of another account on another page: the list starts again, whether before or after the fetch', async () => {
    const before = await loaded();
    before.login.account = 2;
    void before.list.loadMore();
    await settle();
    expect([before.ids(), asked(before)[1]]).toMatchObject([[], { pageNo: 1 }]);
    const after = await askingForMore();
    after.login.account = 2;
    await after.page('r', 20, 45, 20);
    expect(after.ids()).toEqual([]);
    await after.page('other', 1, 1);
    expect(after.ids()).toEqual(['other0']);
  });

  it('a page that is left during a fetch cancels it', async () => {
    const bench = await asking();
    await bench.transport.last.status(401);
    expect(bench.gate.isOpen).toBe(true);
    bench.scope.cancel();
    await settle();
    expect(bench.gate.isOpen).toBe(false);
  });
});
