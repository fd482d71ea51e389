import { autorun, makeAutoObservable } from 'mobx';
import { makeArea, memoryBackend } from '@/platform/storage/area';
import { AgreementStore } from './AgreementStore';
import type { LoginType } from './storedLogin';

const memory = () => makeArea(memoryBackend(), () => 0);
function bench(mark: string | null = 'A', lastLogin: LoginType | null = 'host') {
  const session = makeAutoObservable({ accountMark: mark, lastLogin });
  const storage = { session: memory(), durable: memory() };
  return { session, storage, store: new AgreementStore({ session, storage }) };
}

test('is asked once per account', () => {
  const { session, store } = bench();
  expect(store.isAccepted).toBe(false);
  store.accept();
  expect(store.isAccepted).toBe(true);
  session.accountMark = 'B';
  expect(store.isAccepted).toBe(false);
});

test('a page that shows the checkbox follows', () => {
  const { store } = bench();
  const seen: boolean[] = [];
  const stop = autorun(() => seen.push(store.isAccepted));
  store.accept();
  stop();
  expect(seen).toEqual([false, true]);
});

test('another version is another agreement', () => {
  const { storage, store } = bench();
  storage.durable.write('agreedTo', 'A:2020-01');
  expect(store.isAccepted).toBe(false);
});

test.each<[LoginType, boolean]>([
  ['host', true],
  ['sms', false],
  ['other', false],
])('after a login by %s it survives the visit: %p', (lastLogin, isKept) => {
  const { session, storage, store } = bench('A', lastLogin);
  store.accept();
  const later = new AgreementStore({ session, storage: { ...storage, session: memory() } });
  expect([store.isAccepted, later.isAccepted]).toEqual([true, isKept]);
});

test('without an account nothing is stored', () => {
  const { storage, store } = bench(null);
  store.accept();
  expect([store.isAccepted, storage.session.keys(), storage.durable.keys()]).toEqual([false, [], []]);
});
