import { makeArea, memoryBackend } from '@/platform/storage/area';
import { isAccountKey, isOthersAnswer } from '@/platform/storage/keys';
import { makeKeptMemory } from './keptMemory';
import { SessionStore } from './SessionStore';

const DAY_MS = 86_400_000;
const host = { token: 'T', loginType: 'host' } as const;
const sms = { token: 'T', loginType: 'sms', number: '13912345678' } as const;
const another = { token: 'U', loginType: 'sms', number: '13800000000' } as const;

/** A device on which visits follow each other. */
function device() {
  const clock = { nowMs: 0 };
  const durable = makeArea(memoryBackend(), () => clock.nowMs);
  return {
    clock,
    durable,
    stored: () => durable.keys().filter((key) => key.startsWith('kept.')),
    visit() {
      const session = new SessionStore(makeArea(memoryBackend()), durable);
      session.restore();
      const memory = makeKeptMemory({ session, durable }, 'weekly');
      return {
        session,
        memory,
        keep: (text: string) => memory.write(text, memory.reader()),
        /** As `session/index` does when the account changes. */
        change(isFirst: boolean, run: () => void) {
          run();
          durable.sweep(isFirst ? (key) => isOthersAnswer(key, session.accountMark ?? '') : isAccountKey);
        },
      };
    },
  };
}

test('without a login: the next visit reads it, for a day', () => {
  const { clock, stored, visit } = device();
  visit().keep('A');
  clock.nowMs = DAY_MS - 1;
  expect(visit().memory.read()).toBe('A');
  clock.nowMs = DAY_MS;
  expect([visit().memory.read(), stored()]).toEqual([null, []]);
});

test('an account does not read nobody’s, nor the other way round', () => {
  const { visit } = device();
  const first = visit();
  first.keep('nobody’s');
  first.change(true, () => first.session.logIn(sms));
  expect(first.memory.read()).toBeNull();
  first.keep('the account’s');
  expect([first.memory.read(), visit().memory.read()]).toEqual(['the account’s', 'nobody’s']);
});

test('after a log-out nothing is left, for nobody and for another account', () => {
  const { stored, visit } = device();
  const one = visit();
  one.keep('nobody’s');
  one.change(true, () => one.session.logIn(sms));
  one.keep('the account’s');
  one.change(false, () => one.session.logOut());
  expect([stored(), one.memory.read()]).toEqual([[], null]);
  one.change(true, () => one.session.logIn(another));
  expect(one.memory.read()).toBeNull();
});

test('another account’s login without a log-out leaves nothing either', () => {
  const { stored, visit } = device();
  const one = visit();
  one.change(true, () => one.session.logIn(sms));
  one.keep('A');
  one.change(false, () => one.session.logIn(another));
  expect([stored(), one.memory.read()]).toEqual([[], null]);
});

test('a login of a later visit removes what an account has left: at most two entries a page', () => {
  const { stored, visit } = device();
  visit().keep('nobody’s');
  for (const login of [sms, another, sms]) {
    const one = visit();
    one.change(true, () => one.session.logIn(login));
    one.keep('A');
  }
  expect(stored()).toHaveLength(2);
});

test('the host’s account reads its own before and after its login, but what is answered before is not its own', () => {
  const { durable, visit } = device();
  const first = visit();
  first.session.logIn(host);
  durable.write('boundAccount', '1');
  first.keep('A');
  const next = visit();
  expect(next.memory.read()).toBe('A');
  next.keep('B');
  expect(next.memory.read()).toBe('A');
  const asked = next.memory.reader();
  next.session.logIn({ ...host, token: 'T2', isRenewal: true });
  next.memory.write('C', asked);
  expect(next.memory.read()).toBe('C');
});

test('an answer that arrives after a change of login is not stored', () => {
  const { stored, visit } = device();
  const { session, memory } = visit();
  const asked = memory.reader();
  session.logIn(sms);
  memory.write('A', asked);
  expect(stored()).toEqual([]);
});

test('after a 401 it is neither read nor written, and is back with the account', () => {
  const { stored, visit } = device();
  const { session, memory, keep } = visit();
  session.logIn(sms);
  keep('A');
  session.dropToken('T');
  keep('B');
  memory.forget();
  expect([memory.read(), stored().length]).toEqual([null, 1]);
  session.logIn(sms);
  expect(memory.read()).toBe('A');
  memory.forget();
  expect(stored()).toEqual([]);
});
