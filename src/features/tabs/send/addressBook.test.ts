import { EMPTY_FORM } from '@/domain/send/draftForm';
import { ANNA, entryOf } from '@/domain/send/testing/contacts';
import { settle } from '@/utils/testing/fakeClock';
import { newAreas, sendBench } from './testing/sendBench';

it('fills in the default sender, and the contacts that the page was opened for', async () => {
  const { store, draft, asked, book } = sendBench();
  store.start();
  await settle();
  await asked('list').ok(book);
  expect([draft.form.sender?.id, draft.form.receiver]).toEqual(['S-1', null]);
  store.arrive({ receiverId: 'R-1' });
  await settle();
  await asked('list').ok(book);
  expect([draft.form.sender?.id, draft.form.receiver?.id]).toEqual(['S-1', 'R-1']);
});

it('is not fetched without a login, nor if the contacts are filled in', async () => {
  const { store, all, change, draft } = sendBench({ token: null });
  store.start();
  await settle();
  draft.setContact('SENDER', ANNA);
  change({ token: 'first' });
  await settle();
  expect([all('list').length, draft.form.sender]).toEqual([0, ANNA]);
  store.arrive({ senderId: 'S-2' });
  await settle();
  expect(all('list')).toHaveLength(1);
});

it('a book that arrives after its user has logged out fills in nothing; nor does the wanted contact', async () => {
  const { store, draft, asked, all, book, change } = sendBench();
  store.start();
  store.arrive({ receiverId: 'R-1' });
  await settle();
  const late = asked('list');
  change({ token: null });
  draft.forget();
  expect([store.isFilling, late.isCancelled]).toEqual([false, true]);
  await late.ok(book);
  expect(draft.form).toEqual(EMPTY_FORM);
  const asks = all('list').length;
  change({ token: 'second' });
  await settle();
  expect(all('list')).toHaveLength(asks + 1);
  await asked('list').ok(book);
  expect([draft.form.sender?.id, draft.form.receiver]).toEqual(['S-1', null]);
});

it('fills in again a contact stored only by its id, also if the first response was lost', async () => {
  const areas = newAreas();
  const before = sendBench({ areas });
  before.draft.setContact('SENDER', { ...ANNA, id: 'S-2' });
  before.draft.setContact('RECEIVER', entryOf('R-1'));
  const { store, draft, asked, book } = sendBench({ areas });
  expect([store.isFilling, draft.form.receiver]).toEqual([true, null]);
  store.start();
  await settle();
  await asked('list').fail('1');
  expect(draft.form.receiver).toBeNull();
  void store.seenAgain();
  await settle();
  await asked('list').ok(book);
  expect([draft.form.sender?.name, draft.form.receiver?.mobile]).toEqual(['公司', '13600003333']);
});

it('logged out there is no address book to wait for; a failed one is not waited for', async () => {
  expect(sendBench({ token: null }).store.isFilling).toBe(false);
  const { store, asked } = sendBench();
  expect(store.isFilling).toBe(true);
  store.start();
  await settle();
  await asked('list').fail('1');
  expect(store.isFilling).toBe(false);
});

it('a loading book is waited for, at first and later', async () => {
  const { store, asked, book } = sendBench();
  store.start();
  await settle();
  await asked('list').ok(book);
  expect(store.isFilling).toBe(false);
  store.arrive({ receiverId: 'R-1' });
  expect(store.isFilling).toBe(true);
  await settle();
  await asked('list').ok(book);
  expect(store.isFilling).toBe(false);
});

it('a wanted contact stays wanted whatever the page is opened for next', () => {
  const { store, draft } = sendBench({ token: null });
  store.arrive({ senderId: 'S-2' });
  store.arrive({ receiverId: 'R-1' });
  store.arrive({ senderId: 'S-2' });
  store.arrive({ couponId: 'C-2', senderId: '', receiverId: '' });
  expect(draft.form.wanted).toEqual({ SENDER: 'S-2', RECEIVER: 'R-1' });
});
