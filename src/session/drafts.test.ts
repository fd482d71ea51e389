import { makeArea, memoryBackend } from '@/platform/storage/area';
import { DRAFT_LIFE_MS, makeDraft, removeOthersDrafts } from './drafts';
import { SessionStore } from './SessionStore';

/** A phone whose app may be restarted: the visit's area is cleared, the durable one stays. */
function phone() {
  let nowMs = 0;
  const durableBackend = memoryBackend();
  const durable = makeArea(durableBackend, () => nowMs);
  return {
    wait(ms: number): void {
      nowMs += ms;
    },
    durableKeys: () => durableBackend.keys().filter((key) => key.startsWith('pc:draft.')),
    start() {
      const visit = memoryBackend();
      const storage = { session: makeArea(visit, () => nowMs), durable };
      const session = new SessionStore(storage.session, durable);
      session.restore();
      return { session, visit, draft: makeDraft({ session, storage }, 'send'), deps: { session, storage } };
    },
  };
}

const host = { token: 'T', loginType: 'host' } as const;
const sms = { token: 'T', loginType: 'sms', number: '13912345678' } as const;

test('an anonymous draft belongs to the visit, and moves into the login that follows', () => {
  const { start, durableKeys } = phone();
  const { session, draft } = start();
  draft.write('whole', 'lasting');
  expect([draft.read(), durableKeys()]).toEqual(['whole', []]);
  session.logIn(sms);
  expect(draft.read()).toBe('whole');
  expect(start().draft.read()).toBeNull();
});

test('an account’s draft is hidden from others: another login, a log-out', () => {
  const { session, draft, visit } = phone().start();
  session.logIn(sms);
  draft.write('whole', 'lasting');
  session.logIn({ ...sms, token: 'T2', number: '13800000009' });
  expect([draft.read(), visit.keys().filter((key) => key.includes('draft'))]).toEqual([null, []]);
  draft.write('second', null);
  session.logOut();
  expect(draft.read()).toBeNull();
});

test('a lost login that is made again with the same number is the same account', () => {
  const { session, draft } = phone().start();
  session.logIn(sms);
  draft.write('whole', null);
  const { loginEpoch: account } = session;
  session.dropToken('T');
  expect(draft.read()).toBe('whole');
  session.logIn({ ...sms, token: 'T2' });
  expect([draft.read(), session.loginEpoch]).toEqual(['whole', account]);
});

test('the host’s account finds its own draft after a restart, within a day, and no one before it does', () => {
  const device = phone();
  const first = device.start();
  first.session.logIn(host);
  first.draft.write('whole', 'lasting');

  const second = device.start();
  expect(second.draft.read()).toBeNull();
  second.session.logIn({ ...host, token: 'T2', isRenewal: true });
  expect(second.draft.read()).toBe('lasting');

  device.wait(DRAFT_LIFE_MS);
  const third = device.start();
  third.session.logIn({ ...host, token: 'T3', isRenewal: true });
  expect([third.draft.read(), device.durableKeys()]).toEqual([null, []]);
});

test.each<[string, (session: SessionStore) => unknown]>([
  ['a number by SMS', (session) => session.logIn(sms)],
  ['a number by the phone button', (session) => session.logIn(host)],
])('after a restart %s is another account: the old draft is removed', (_name, happens) => {
  const device = phone();
  const first = device.start();
  first.session.logIn(host);
  first.draft.write('whole', 'lasting');
  const { session, draft, deps } = device.start();
  happens(session);
  removeOthersDrafts(deps);
  expect([device.durableKeys(), draft.read()]).toEqual([[], null]);
});

test('an SMS login, and a text that may not last, leave nothing on the device', () => {
  const device = phone();
  const { session, draft } = device.start();
  session.logIn(sms);
  draft.write('whole', 'lasting');
  session.logIn(host);
  draft.write('whole', null);
  expect(device.durableKeys()).toEqual([]);
});

test('unreadable text under the name counts as no draft', () => {
  const { draft, deps } = phone().start();
  for (const text of ['', 'x', 'x:y']) {
    deps.storage.session.write('draft.send', text);
    expect([text, draft.read()]).toEqual([text, null]);
  }
});
