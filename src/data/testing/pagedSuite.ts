/** What holds for every list that comes page by page; each of its users calls this in a test of its own. */
import type { SentRequest } from '@/api/testing/fakeTransport';
import { settle } from '@/utils/testing/fakeClock';
import type { PagedRow } from '@/data/PagedQuery';
import type { PagedQuery } from '../PagedQuery';
import { pagedBench, type PagedBench, type PagedBenchOptions, type PagedUser } from './pagedBench';

interface SuiteUser<Row extends PagedRow> extends PagedUser<PagedQuery<Row>> {
  /** Of the call for a page. */
  readonly body: (pageNo: number) => unknown;
  /** What `wireRow('r0')` is shown as. */
  readonly row: Row;
}

const bodyOf = ({ body }: SentRequest): unknown => JSON.parse(body ?? '');

export function pagedSuite<Row extends PagedRow>(user: SuiteUser<Row>): void {
  const setUp = (options?: PagedBenchOptions): PagedBench<PagedQuery<Row>> => pagedBench(user, options);
  async function loaded(): Promise<PagedBench<PagedQuery<Row>>> {
    const bench = setUp();
    void bench.store.load();
    await settle();
    await bench.page('r', 20, 45);
    return bench;
  }

  it('pages follow one another to the end, one at a time', async () => {
    const { store, transport, page } = await loaded();
    expect([store.phase, store.rows.length, store.more]).toEqual(['ready', 20, 'idle']);
    expect(store.rows[0]).toEqual(user.row);
    void store.loadMore();
    void store.loadMore();
    await settle();
    await page('r', 20, 45, 20);
    void store.loadMore();
    await settle();
    await page('r', 5, 45, 40);
    await store.loadMore();
    expect([store.rows.length, store.more]).toEqual([45, 'none']);
    expect(transport.sent.map(bodyOf)).toEqual([1, 2, 3].map(user.body));
  });

  it('a row that came meanwhile is not shown twice; an empty page ends the list', async () => {
    const { store, page } = await loaded();
    void store.loadMore();
    await settle();
    await page('r', 20, 46, 19);
    expect(store.rows).toHaveLength(39);
    void store.loadMore();
    await settle();
    await page('r', 0, 46);
    expect(store.more).toBe('none');
  });

  it('no rows is empty', async () => {
    const { store, page } = setUp();
    void store.load();
    await settle();
    await page('r', 0, 0);
    expect([store.phase, store.more]).toEqual(['empty', 'none']);
  });

  it('logged out asks for login, then loads; closed it says so, with a way on', async () => {
    const { store, transport, gate, page, logIn } = setUp({ token: null });
    void store.load();
    await settle();
    expect([gate.isOpen, transport.sent.length]).toEqual([true, 0]);
    gate.close();
    await settle();
    expect(store.phase).toBe('logged-out');
    void store.load();
    await settle();
    await logIn('second');
    await page('r', 1, 1);
    expect([store.phase, transport.sent.length]).toEqual(['ready', 1]);
  });

  it("a login that ended between two pages shows the next visitor's list from its start", async () => {
    const { store, transport, page, logIn } = await loaded();
    void store.loadMore();
    await settle();
    await transport.last.status(401);
    expect([store.phase, store.rows]).toEqual(['loading', []]);
    await logIn('second');
    await page('other', 3, 3);
    expect(store.rows.map(({ id }) => id)).toEqual(['other0', 'other1', 'other2']);
  });

  describe.each<[string, (sent: SentRequest) => Promise<void>, string]>([
    ['a business failure', (sent) => sent.fail('1', '系统维护中'), '系统维护中'],
    ['a quiet one', (sent) => sent.fail('1'), '加载失败，请重试'],
    ['a hang', (sent) => sent.answer({ kind: 'timeout' }), '加载失败，请重试'],
    ['a broken page', (sent) => sent.ok({ content: [{}], total: 1 }), '加载失败，请重试'],
  ])('%s', (_name, fail, text) => {
    it('on page 1 fails with a way on', async () => {
      const { store, transport, page } = setUp();
      void store.load();
      await settle();
      await fail(transport.last);
      expect([store.phase, store.failureText]).toEqual(['failed', text]);
      void store.load();
      await settle();
      await page('r', 1, 1);
      expect(store.phase).toBe('ready');
    });

    it('on page 2 keeps page 1; a press asks for page 2 again', async () => {
      const { store, transport, page } = await loaded();
      void store.loadMore();
      await settle();
      await fail(transport.last);
      expect([store.rows.length, store.more]).toEqual([20, 'failed']);
      void store.loadMore();
      await settle();
      expect(bodyOf(transport.last)).toEqual(user.body(2));
      await page('r', 20, 45, 20);
      expect(store.rows).toHaveLength(40);
    });

    it('while refreshing keeps the list and is told', async () => {
      const { store, transport } = await loaded();
      const outcome = store.refresh();
      await settle();
      await fail(transport.last);
      expect([await outcome, store.phase, store.rows.length, store.more]).toEqual([
        'failed',
        'ready',
        20,
        'idle',
      ]);
    });
  });

  it('without network is offline', async () => {
    const { store, transport, clock } = setUp({ isOnline: false });
    void store.load();
    await settle();
    for (let attempt = 0; attempt < 3; attempt += 1) {
      await transport.last.lose();
      await clock.advance(2_000);
    }
    expect(store.phase).toBe('offline');
  });

  it('a refresh takes over from the next page; leaving takes all away', async () => {
    const { store, transport, scope, page } = await loaded();
    void store.loadMore();
    await settle();
    const next = transport.last;
    void store.refresh();
    await settle();
    expect(next.isCancelled).toBe(true);
    await page('new', 20, 45);
    expect([store.rows[0]?.id, store.more]).toEqual(['new0', 'idle']);
    void store.loadMore();
    await settle();
    scope.cancel();
    await settle();
    expect([transport.last.isCancelled, store.rows.length]).toEqual([true, 20]);
  });
}
