import { FakeClock } from '@/utils/testing/fakeClock';
import { makeLogOut, PREPARE_PATIENCE_MS } from './makeLogOut';

function setUp(options: { isLoggedIn?: boolean; prepare?: () => Promise<() => Promise<void>> } = {}) {
  const clock = new FakeClock();
  const done: string[] = [];
  const notify = () => {
    done.push('reported');
    return Promise.resolve();
  };
  const logOut = makeLogOut({
    session: {
      isLoggedIn: options.isLoggedIn ?? true,
      leave: () => void done.push('left'),
      logOut: () => void done.push('cleared'),
    },
    prepare: options.prepare ?? (() => Promise.resolve(notify)),
    forgetRest: () => void done.push('rest'),
    clock,
  });
  return { logOut, clock, done };
}

test('no silent login from the first moment; the gateway request is sent while the token still exists', async () => {
  const { logOut, done, clock } = setUp();
  const out = logOut();
  expect(done).toEqual(['left']);
  await out;
  expect(done).toEqual(['left', 'reported', 'cleared', 'rest']);
  expect(clock.pending).toBe(0);
});

test.each([
  ['its code does not load', () => Promise.reject(new Error('chunk'))],
  ['the gateway is out of reach', () => Promise.resolve(() => Promise.reject(new Error('lost')))],
])('logs out all the same when %s', async (_why, prepare) => {
  const { logOut, done } = setUp({ prepare });
  await logOut();
  expect(done).toEqual(['left', 'cleared', 'rest']);
});

test('a host that never answers delays the log-out by two seconds', async () => {
  const { logOut, done, clock } = setUp({ prepare: () => new Promise(() => undefined) });
  void logOut();
  await clock.advance(PREPARE_PATIENCE_MS - 1);
  expect(done).toEqual(['left']);
  await clock.advance(1);
  expect(done).toEqual(['left', 'cleared', 'rest']);
});

test('a user who is already logged out sends nothing', async () => {
  const { logOut, done } = setUp({ isLoggedIn: false });
  await logOut();
  expect(done).toEqual(['left', 'cleared', 'rest']);
});
