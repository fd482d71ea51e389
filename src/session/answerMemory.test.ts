import { makeArea, memoryBackend } from '@/platform/storage/area';
import { ANSWER_LIFE_MS, makeAnswerMemory } from './answerMemory';
import { SessionStore } from './SessionStore';

/** A phone whose app may be restarted: the visit's area is cleared, the durable one stays. */
function phone() {
  let nowMs = 0;
  const backend = memoryBackend();
  const durable = makeArea(backend, () => nowMs);
  return {
    durable,
    wait(ms: number): void {
      nowMs += ms;
    },
    onDevice: () => backend.keys().filter((key) => key.startsWith('pc:answer.')).length,
    start() {
      const storage = { session: makeArea(memoryBackend(), () => nowMs), durable };
      const session = new SessionStore(storage.session, durable);
      session.restore();
      const deps = { session, storage };
      return { session, deps, memory: makeAnswerMemory(deps, 'parcels') };
    },
    /** As `SilentLogin` notes it. */
    bind: () => void durable.write('boundAccount', '1'),
  };
}

const host = { token: 'T', loginType: 'host' } as const;
const sms = { token: 'T', loginType: 'sms', number: '13912345678' } as const;

/** The host's account has logged in, has an answer, and the app is started again. */
function restarted() {
  const device = phone();
  const { session, memory } = device.start();
  session.logIn(host);
  device.bind();
  memory.write('A');
  return { device, ...device.start() };
}

test('without a login nothing is stored or read', () => {
  const { session, memory } = phone().start();
  memory.write('A');
  session.logIn(sms);
  expect(memory.read()).toBeNull();
});

test('a login by number keeps it for the visit only', () => {
  const device = phone();
  const { session, memory } = device.start();
  session.logIn(sms);
  memory.write('A');
  expect([memory.read(), device.onDevice(), memory.isBeforeLogin]).toEqual(['A', 0, false]);
  device.bind();
  const next = device.start().memory;
  expect([next.read(), next.isBeforeLogin]).toEqual([null, false]);
});

test('each name has its own entry, and it can be forgotten', () => {
  const { session, memory, deps } = phone().start();
  session.logIn(sms);
  memory.write('A');
  const other = makeAnswerMemory(deps, 'orders');
  expect(other.read()).toBeNull();
  other.write('B');
  memory.forget();
  expect([memory.read(), other.read()]).toEqual([null, 'B']);
});

test('the host’s account reads it after a restart, before and after its login, for a day', () => {
  const { device, session, memory } = restarted();
  expect([memory.read(), memory.isBeforeLogin, device.onDevice()]).toEqual(['A', true, 1]);
  session.logIn({ ...host, token: 'T2', isRenewal: true });
  expect([memory.read(), memory.isBeforeLogin]).toEqual(['A', false]);
  device.wait(ANSWER_LIFE_MS - 1);
  expect(memory.read()).toBe('A');
  device.wait(1);
  expect([memory.read(), device.onDevice()]).toEqual([null, 0]);
});

test.each<[string, (bench: ReturnType<typeof restarted>) => unknown]>([
  [
    'the gateway does not know the host’s account any more',
    ({ device }) => device.durable.remove('boundAccount'),
  ],
  ['the user has chosen against it', ({ device }) => device.durable.write('boundAccount', '0')],
  ['a log-out', ({ session }) => session.logOut()],
  ['another number logs in', ({ session }) => session.logIn(sms)],
  [
    'a login ended by a 401',
    ({ session }) => {
      session.logIn({ ...host, token: 'T2', isRenewal: true });
      session.dropToken('T2');
    },
  ],
])('it is not readable: %s', (_name, happens) => {
  const bench = restarted();
  happens(bench);
  expect([bench.memory.read(), bench.memory.isBeforeLogin]).toEqual([null, false]);
  bench.memory.forget();
  expect(bench.device.onDevice()).toBe(1);
});

test('the same number by SMS after the host’s login moves it from the device to the visit', () => {
  const { device, session, memory } = restarted();
  session.logIn({ ...host, token: 'T2', isRenewal: true, phone: '139****5678' });
  session.logIn({ ...sms, token: 'T3', phone: '139****5678' });
  memory.write('B');
  expect([memory.read(), device.onDevice()]).toEqual(['B', 0]);
});
