import type { SentRequest } from '@/api/testing/fakeTransport';
import { pagedBench, type PagedUser } from '@/data/testing/pagedBench';
import { pagedSuite } from '@/data/testing/pagedSuite';
import { settle } from '@/utils/testing/fakeClock';
import { createRecordsApi, RecordsStore } from './RecordsStore';

const USER: PagedUser<RecordsStore> = {
  make: (gateway, deps) => new RecordsStore({ ...deps, api: createRecordsApi(gateway, 'B-1') }),
  wireRow: (id) => ({
    id,
    type: 1,
    title: '做任务',
    money: 100,
    createTm: '2026-11-21 10:20:30',
    validEndTm: '2026-12-31 23:59:59',
  }),
};

describe('a tab', () => {
  pagedSuite({
    make: (gateway, deps) => USER.make(gateway, deps).list,
    wireRow: USER.wireRow,
    body: (pageNo) => ({ type: 0, bizId: 'B-1', pageNo, pageSize: 20 }),
    row: { id: 'r0', type: 1, title: '做任务', fen: 100, at: '2026-11-21 10:20', validUntil: '2026-12-31' },
  });
});

describe('tabs', () => {
  const bodyOf = ({ body }: SentRequest): unknown => JSON.parse(body ?? '');
  const setUp = () => pagedBench(USER);

  it('another one starts from its first page; the chosen one asks for nothing', async () => {
    const { store, transport, page } = setUp();
    void store.list.load();
    await settle();
    await page('r', 20, 45);
    await store.selectTab(0);
    expect(transport.sent).toHaveLength(1);
    void store.selectTab(2);
    expect([store.tab, store.list.phase, store.list.rows]).toEqual([2, 'loading', []]);
    await settle();
    expect(bodyOf(transport.last)).toMatchObject({ type: 2, pageNo: 1 });
    await page('u', 2, 2);
    expect([store.list.phase, store.list.rows.length, store.list.more]).toEqual(['ready', 2, 'none']);
  });

  it('an answer for the tab before comes too late', async () => {
    const { store, transport, page } = setUp();
    void store.selectTab(1);
    await settle();
    const earned = transport.last;
    void store.selectTab(3);
    await settle();
    expect(earned.isCancelled).toBe(true);
    await page('x', 1, 1);
    await earned.ok({ content: [], total: 0 });
    expect([store.tab, store.list.rows.map(({ id }) => id)]).toEqual([3, ['x0']]);
  });
});
