import { makeArea, memoryBackend } from '@/platform/storage/area';
import { FakeClock, settle } from '@/utils/testing/fakeClock';
import type { SilentOutcome } from './login/hostLogin';
import type { LoginType } from './SessionStore';
import { ENTER_PATIENCE_MS, SilentLogin } from './SilentLogin';

function setUp({ isPossible = true, storage = makeArea(memoryBackend()) } = {}) {
  const clock = new FakeClock();
  const session: { isLoggedIn: boolean; hasLeft: boolean; lastLogin: LoginType | null } = {
    isLoggedIn: false,
    hasLeft: false,
    lastLogin: null,
  };
  const asked: ((outcome: SilentOutcome | Error) => void)[] = [];
  const silent = new SilentLogin({
    isPossible,
    session,
    logIn: () =>
      new Promise((resolve, reject) =>
        asked.push((outcome) => (outcome instanceof Error ? reject(outcome) : resolve(outcome))),
      ),
    storage,
    clock,
  });
  return { silent, session, asked, clock, storage };
}

test('one at a time: concurrent callers get the same result', async () => {
  const { silent, asked } = setUp();
  const both = [silent.attempt(), silent.attempt()];
  expect(asked).toHaveLength(1);
  asked[0]?.('logged-in');
  expect(await Promise.all(both)).toEqual([true, true]);
  void silent.attempt();
  expect(asked).toHaveLength(2);
});

test.each(['failed', new Error('no code')] as const)(
  '%s: no login, and worth another try',
  async (outcome) => {
    const { silent, asked } = setUp();
    const first = silent.attempt();
    asked[0]?.(outcome);
    expect(await first).toBe(false);
    void silent.attempt();
    expect(asked).toHaveLength(2);
  },
);

test('an unbound account is tried once, until the phone button binds it', async () => {
  const { silent, asked } = setUp();
  const first = silent.attempt();
  asked[0]?.('not-bound');
  expect(await first).toBe(false);
  expect(await silent.attempt()).toBe(false);
  expect(asked).toHaveLength(1);
  silent.isBound();
  void silent.attempt();
  expect(asked).toHaveLength(2);
});

test('never in browsers, never for a user who logged out', async () => {
  const browser = setUp({ isPossible: false });
  expect(await browser.silent.attempt()).toBe(false);
  const left = setUp();
  left.session.hasLeft = true;
  expect(await left.silent.attempt()).toBe(false);
  left.silent.isBound();
  left.silent.enter();
  expect([...browser.asked, ...left.asked]).toEqual([]);
});

test.each<[LoginType | null, number]>([
  [null, 1],
  ['host', 1],
  ['sms', 0],
  ['other', 0],
])('after a login by %s: %d tries', (lastLogin, tries) => {
  const { silent, session, asked } = setUp();
  silent.isBound();
  session.lastLogin = lastLogin;
  void silent.attempt();
  silent.enter();
  expect(asked).toHaveLength(tries);
});

test('overtaken by a manual login: logged in, but nothing is stored about the host’s account', async () => {
  const storage = makeArea(memoryBackend());
  const { silent, asked } = setUp({ storage });
  const tried = silent.attempt();
  silent.forget();
  asked[0]?.('overtaken');
  expect(await tried).toBe(true);
  const next = setUp({ storage });
  next.silent.enter();
  void next.silent.attempt();
  expect(next.asked).toEqual([]);
});

describe('on entering', () => {
  test('does nothing for an account that has never been logged in silently', () => {
    const { silent, asked } = setUp();
    silent.enter();
    expect(silent.waiting()).toBeNull();
    expect(asked).toEqual([]);
  });

  test('logs in immediately, next time and every time, until forgotten', async () => {
    const storage = makeArea(memoryBackend());
    const first = setUp({ storage });
    void first.silent.attempt();
    first.asked[0]?.('logged-in');
    await settle();

    const second = setUp({ storage });
    second.silent.enter();
    const waiting = second.silent.waiting();
    expect(waiting).not.toBeNull();
    second.asked[0]?.('logged-in');
    await waiting;
    expect(second.silent.waiting()).toBeNull();
    expect(second.clock.pending).toBe(0);

    const third = setUp({ storage });
    third.silent.enter();
    third.asked[0]?.('not-bound');
    await settle();
    const fourth = setUp({ storage });
    fourth.silent.enter();
    expect(fourth.asked).toEqual([]);
  });

  test('the first calls wait no longer than the limit', async () => {
    const { silent, clock } = setUp();
    silent.isBound();
    silent.enter();
    const seen: string[] = [];
    void silent.waiting()?.then(() => seen.push('went on'));
    await clock.advance(ENTER_PATIENCE_MS - 1);
    expect(seen).toEqual([]);
    await clock.advance(1);
    expect(seen).toEqual(['went on']);
    expect(silent.waiting()).toBeNull();
  });

  test('a log-out or an SMS login ends it, also for later needs and starts, until the phone button is used', () => {
    const storage = makeArea(memoryBackend());
    const first = setUp({ storage });
    first.silent.isBound();
    first.silent.forget();
    const second = setUp({ storage });
    for (const { silent } of [first, second]) {
      silent.enter();
      void silent.attempt();
    }
    expect([...first.asked, ...second.asked]).toEqual([]);
    second.silent.isBound();
    const third = setUp({ storage });
    third.silent.enter();
    expect(third.asked).toHaveLength(1);
  });

  test('stores nothing in browsers', () => {
    const backend = memoryBackend();
    setUp({ isPossible: false, storage: makeArea(backend) }).silent.forget();
    expect(backend.keys()).toEqual([]);
  });
});
