import { pageBench, type PageBenchOptions } from '@/data/testing/pageBench';
import { UNKNOWN_TEXT } from '@/data/unknownText';
import { ADDRESS_TEXTS } from '@/domain/address/addressTexts';
import { createAddressApi } from '@/features/send/addressApi';
import { settle } from '@/utils/testing/fakeClock';
import { AddressBookStore } from './AddressBookStore';

const wireEntry = (id: string, kind = 'SENDER', isDefault = false) => ({
  id,
  kind,
  isDefault,
  name: '陈晓岚',
  mobile: '13800138000',
  province: '广东省',
  city: '深圳市',
  district: '南山区',
  detail: '科技园 1 号',
});
const book = (...addressList: readonly object[]) => ({ addressList });

function place(options: PageBenchOptions = {}) {
  const bench = pageBench(options);
  const api = createAddressApi(bench.gateway, bench.scope);
  const store = new AddressBookStore({ ...bench.deps, api, kind: 'SENDER' });
  return { ...bench, store, ids: () => store.entries.map(({ id }) => id) };
}

async function shown(...entries: readonly object[]) {
  const made = place();
  made.store.visitorChanged();
  await settle();
  await made.transport.last.ok(book(...entries));
  const entry = (index = 0) => {
    const found = made.store.entries[index];
    if (found === undefined) throw new Error('no entry');
    return found;
  };
  return { ...made, entry };
}

test('logged out: that is the phase, and nothing is fetched until a user logs in', async () => {
  const { store, paths, gate, logIn } = place({ token: null });
  store.visitorChanged();
  expect([store.phase, paths()]).toEqual(['logged-out', []]);
  const wanted = store.logIn();
  await settle();
  expect(gate.isOpen).toBe(true);
  await logIn('first');
  await wanted;
  store.visitorChanged();
  await settle();
  expect([store.phase, paths().length]).toEqual(['loading', 1]);
});

test('loading before the first request, and until the response', () => {
  const { store } = place();
  expect(store.phase).toBe('loading');
  store.visitorChanged();
  expect(store.phase).toBe('loading');
});

test('one kind at a time; the other needs no further request', async () => {
  const { store, ids, paths } = await shown(wireEntry('S1'), wireEntry('R1', 'RECEIVER'), wireEntry('S2'));
  expect([ids(), store.phase]).toEqual([['S1', 'S2'], 'ready']);
  store.selectKind('RECEIVER');
  expect([ids(), paths().length]).toEqual([['R1'], 1]);
});

test('empty if there is none of the kind', async () => {
  const { store } = await shown(wireEntry('R1', 'RECEIVER'));
  expect(store.phase).toBe('empty');
});

test('a book that fails to load: failed', async () => {
  const { store, transport } = place();
  store.visitorChanged();
  await settle();
  await transport.last.status(404);
  expect([store.phase, store.book.failureText]).toEqual(['failed', ADDRESS_TEXTS.bookFailed]);
});

test('deletes an entry once, after the confirmation; then refetches the book', async () => {
  const { store, transport, body, paths, entry, ids } = await shown(wireEntry('S1'), wireEntry('S2'));
  expect(await store.remove()).toEqual({ kind: 'nothing' });
  store.askRemove(entry());
  store.cancelRemove();
  expect(await store.remove()).toEqual({ kind: 'nothing' });
  expect(paths().length).toBe(1);
  store.askRemove(entry());
  const removed = store.remove();
  expect(await store.remove()).toEqual({ kind: 'nothing' });
  await settle();
  expect([paths().length, body()]).toEqual([2, { id: 'S1' }]);
  await transport.last.ok({});
  await transport.last.ok(book(wireEntry('S2')));
  expect([await removed, store.removing, ids()]).toEqual([{ kind: 'done' }, null, ['S2']]);
});

test.each([
  ['refused with words', ' 稍后再删 ', '稍后再删'],
  ['refused without', ' ', ADDRESS_TEXTS.removeFailed],
])('%s: shows it; the confirmation stays, and it can be tried again', async (_name, msg, text) => {
  const { store, transport, entry, paths } = await shown(wireEntry('S1'));
  store.askRemove(entry());
  const removed = store.remove();
  await settle();
  await transport.last.fail('201100009', msg);
  expect([await removed, store.removing?.id]).toEqual([{ kind: 'message', text }, 'S1']);
  void store.remove();
  await settle();
  expect(paths().length).toBe(3);
});

test.each([
  [false, true],
  [true, false],
])('the default is switched: %s becomes %s', async (before, after) => {
  const { store, transport, body, entry } = await shown(wireEntry('S1', 'SENDER', before));
  const done = store.setDefault(entry());
  await settle();
  expect(body()).toEqual({ id: 'S1', isDefault: after });
  await transport.last.ok({ address: wireEntry('S1', 'SENDER', after) });
  await transport.last.ok(book(wireEntry('S1', 'SENDER', after)));
  expect([await done, entry().isDefault]).toEqual([{ kind: 'done' }, after]);
});

test.each([
  ['shows it', wireEntry('S1', 'SENDER', true), { kind: 'done' }],
  ['cannot be loaded', null, { kind: 'message', text: UNKNOWN_TEXT }],
])('a lost switch, and the book %s', async (_name, entryAfter, outcome) => {
  const { store, transport, entry } = await shown(wireEntry('S1'));
  const done = store.setDefault(entry());
  await settle();
  await transport.last.lose();
  if (entryAfter === null) await transport.last.status(404);
  else await transport.last.ok(book(entryAfter));
  expect(await done).toEqual(outcome);
});

test('a lost switch that the book does not show: our own text', async () => {
  const { store, transport, entry } = await shown(wireEntry('S1'));
  const done = store.setDefault(entry());
  await settle();
  await transport.last.lose();
  await transport.last.ok(book(wireEntry('S1')));
  expect(await done).toEqual({ kind: 'message', text: ADDRESS_TEXTS.defaultFailed });
});

test('a page that is left shows nothing', async () => {
  const { store, entry, scope } = await shown(wireEntry('S1'));
  const done = store.setDefault(entry());
  await settle();
  scope.cancel();
  expect(await done).toEqual({ kind: 'nothing' });
});

test('a login refused in between opens the login; closing it shows nothing', async () => {
  const { store, transport, entry, gate } = await shown(wireEntry('S1'));
  const done = store.setDefault(entry());
  await settle();
  await transport.last.status(401);
  expect(gate.isOpen).toBe(true);
  gate.close();
  expect(await done).toEqual({ kind: 'nothing' });
});
