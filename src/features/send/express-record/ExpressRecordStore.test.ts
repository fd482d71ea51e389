import { pageBench } from '@/data/testing/pageBench';
import { settle } from '@/utils/testing/fakeClock';
import { RECORD_TEXTS, ExpressRecordStore } from './ExpressRecordStore';

const wireRecord = (recordId: string, over: object = {}) => ({
  recordId,
  kind: 'QUERY',
  waybillNo: `W-${recordId}`,
  carrierCode: 'ZTO',
  carrierName: '中通快递',
  stateCode: 'IN_TRANSIT',
  lastText: '离开深圳',
  queryTm: '2026-11-24 09:15:30',
  ...over,
});

async function shown(recordList: readonly object[], total = recordList.length) {
  const bench = pageBench();
  const store = new ExpressRecordStore({ ...bench.deps, gateway: bench.gateway });
  void store.list.load();
  await settle();
  const asked = bench.body();
  await bench.transport.last.ok({ recordList, total });
  const row = (index = 0) => {
    const found = store.list.rows[index];
    if (found === undefined) throw new Error('no row');
    return found;
  };
  return { ...bench, store, asked, row, ids: () => store.list.rows.map(({ id }) => id) };
}

test('twenty at a time, of the queried numbers', async () => {
  const { asked } = await shown([]);
  expect(asked).toEqual({ pageNo: '1', pageSize: '20', kind: 'QUERY' });
});

test.each([
  [{}, '离开深圳 · 11-24 09:15', 'ZTO'],
  [{ lastText: '' }, '运输中 · 11-24 09:15', 'ZTO'],
  [{ queryTm: '' }, '离开深圳', 'ZTO'],
  [{ carrierCode: 'NEW' }, '离开深圳 · 11-24 09:15', ''],
])('%j: text of a row, and its carrier', async (over, about, carrierCode) => {
  const { row } = await shown([wireRecord('A', over)]);
  expect(row().about.replace('2026-', '')).toBe(about);
  expect(row().carrierCode).toBe(carrierCode);
});

test('one is removed once, after the confirmation, without reloading the list', async () => {
  const { store, transport, paths, body, row, ids } = await shown([wireRecord('A'), wireRecord('B')], 30);
  expect(await store.remove()).toEqual({ kind: 'nothing' });
  store.ask(row(1));
  store.stopAsking();
  expect([await store.remove(), paths().length]).toEqual([{ kind: 'nothing' }, 1]);
  store.ask(row(1));
  const removed = store.remove();
  expect([store.isWriting, await store.remove()]).toEqual([true, { kind: 'nothing' }]);
  await settle();
  expect([paths().slice(1), body()]).toEqual([['deleteRecord'], { recordId: 'B' }]);
  await transport.last.ok({});
  expect([await removed, store.asking, ids(), store.list.total, paths().length]).toEqual([
    { kind: 'done' },
    null,
    ['A'],
    29,
    2,
  ]);
});

test('all are removed up to the newest one shown; then the list reloads', async () => {
  const { store, transport, paths, body, ids } = await shown([wireRecord('A'), wireRecord('B')]);
  store.ask('all');
  const removed = store.remove();
  await settle();
  expect([paths().slice(1), body()]).toEqual([['clearRecords'], { newestId: 'A' }]);
  await transport.last.ok({});
  expect(store.asking).toBeNull();
  await transport.last.ok({ recordList: [wireRecord('C')], total: 1 });
  expect([await removed, ids(), paths().length]).toEqual([{ kind: 'done' }, ['C'], 3]);
});

test('the last one removed: the list reloads in case there are others', async () => {
  const { store, transport, row, paths, ids } = await shown([wireRecord('A')]);
  store.ask(row());
  const removed = store.remove();
  await settle();
  await transport.last.ok({});
  await removed;
  expect(paths().length).toBe(3);
  await transport.last.ok({ recordList: [], total: 0 });
  expect([ids(), store.list.phase]).toEqual([[], 'empty']);
});

test.each([
  ['one', RECORD_TEXTS.deleteFailed],
  ['all', RECORD_TEXTS.clearFailed],
])('%s is not removed: shows it, the confirmation and the list stay', async (which, text) => {
  const { store, transport, row, ids } = await shown([wireRecord('A')]);
  store.ask(which === 'all' ? 'all' : row());
  const removed = store.remove();
  await settle();
  await transport.last.fail('100205009');
  expect([await removed, store.asking === null, ids()]).toEqual([{ kind: 'message', text }, false, ['A']]);
});
