import fc from 'fast-check';
import type { LoginCapability } from '@/platform/login/types';
import { makeArea, memoryBackend } from '@/platform/storage/area';
import { ATTRIBUTION_LIFE_MS, forgetAttribution, intakeAttribution, readAttribution } from './attribution';
import { intakeToken } from './intakeToken';
import { SessionStore } from './SessionStore';

const area = () => makeArea(memoryBackend(), () => 0);

describe('SessionStore', () => {
  test('stores {token}, login type and masked phone; a new page of the visit takes them up', () => {
    const storage = area();
    const session = new SessionStore(storage);
    session.restore();
    expect(session.isLoggedIn).toBe(false);
    expect(session.logIn({ token: 'T1', loginType: 'sms', phone: '138****0001' })).toBe(true);
    expect(storage.read('token')).toBe('{"token":"T1"}');
    const next = new SessionStore(storage);
    next.restore();
    expect(next).toMatchObject({ token: 'T1', loginType: 'sms', phone: '138****0001', isLoggedIn: true });
  });

  test('another login replaces all of it', () => {
    const session = new SessionStore(area());
    session.logIn({ token: 'T1', loginType: 'sms', phone: '138****0001' });
    session.logIn({ token: 'T2', loginType: 'other' });
    expect(session).toMatchObject({ token: 'T2', loginType: 'other', phone: null });
  });

  test.each(['sms', 'host', 'other'] as const)(
    'how it came (%s) is known on a new page and after it ended',
    (loginType) => {
      const storage = area();
      new SessionStore(storage).logIn({ token: 'T', loginType });
      const next = new SessionStore(storage);
      expect(next.lastLogin).toBeNull();
      next.restore();
      expect(next).toMatchObject({ loginType, lastLogin: loginType });
      next.dropToken('T');
      expect(next).toMatchObject({ loginType: 'other', lastLogin: loginType });
      next.logOut();
      expect(next.lastLogin).toBeNull();
    },
  );

  test.each<[string, (session: SessionStore) => void, boolean]>([
    ['lost', (session) => session.dropToken('T'), true],
    ['renewed', (session) => session.logIn({ token: 'T2', loginType: 'host', isRenewal: true }), true],
    ['made anew', (session) => session.logIn({ token: 'T2', loginType: 'host' }), false],
    [
      'followed by the app’s',
      (session) => session.logIn({ token: 'T2', loginType: 'other', isRenewal: true }),
      false,
    ],
    ['followed by an unusable one', (session) => session.logIn({ token: 'a b', loginType: 'sms' }), true],
    ['ended by a log-out', (session) => session.logOut(), false],
  ])('a login %s: the same account', (_, happens, isSame) => {
    const session = new SessionStore(area());
    session.logIn({ token: 'T', loginType: 'host' });
    const before = session.account;
    happens(session);
    expect(session.account === before).toBe(isSame);
  });

  test('only the refused token goes', () => {
    const storage = area();
    const session = new SessionStore(storage);
    session.logIn({ token: 'NEW', loginType: 'sms' });
    session.dropToken('OLD');
    session.dropToken(null);
    expect(session.token).toBe('NEW');
    session.dropToken('NEW');
    expect(session).toMatchObject({ token: null, loginType: 'other', phone: null });
    expect(storage.read('token')).toBeNull();
  });

  test('log-out clears everything of the account', () => {
    const backend = memoryBackend();
    const storage = makeArea(backend, () => 0);
    const session = new SessionStore(storage);
    session.logIn({ token: 'T', loginType: 'sms', phone: '138****0001' });
    for (const key of ['FC_ENCRYPT_TOKEN', 'FC_IP', 'shareInfo', 'place']) storage.write(key, 'x');
    session.logOut();
    expect(backend.keys()).toEqual(['pc:hasLeft']);
    expect(session).toMatchObject({ token: null, hasLeft: true });
    session.logIn({ token: 'T', loginType: 'sms' });
    expect(session.hasLeft).toBe(false);
  });

  test('a log-out is remembered as long as its area lives, and ends with the next login', () => {
    const durable = area();
    const first = new SessionStore(area(), durable);
    first.logIn({ token: 'T', loginType: 'other' });
    first.logOut();
    const restarted = new SessionStore(area(), durable);
    restarted.restore();
    expect(restarted.hasLeft).toBe(true);
    restarted.logIn({ token: 'T2', loginType: 'other' });
    const again = new SessionStore(area(), durable);
    again.restore();
    expect(again.hasLeft).toBe(false);
  });

  test.each(['', 'a b', 'a\nb', '令牌', 'x'.repeat(513)])('%j is no token', (token) => {
    const session = new SessionStore(area());
    expect(session.logIn({ token, loginType: 'other' })).toBe(false);
    expect(session.token).toBeNull();
  });

  test('whatever lies in storage, restoring does not throw', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const storage = area();
        storage.write('token', text);
        const session = new SessionStore(storage);
        session.restore();
        expect(session.token === null || /^[\x21-\x7e]+$/.test(session.token)).toBe(true);
      }),
    );
  });
});

describe('intakeToken', () => {
  function visit(
    query: Record<string, string>,
    options: { appToken?: string; accepts?: boolean; stored?: string } = {},
  ) {
    const session = new SessionStore(area());
    if (options.stored) session.logIn({ token: options.stored, loginType: 'sms', phone: '138****0001' });
    const dropped: string[] = [];
    const login: Pick<LoginCapability, 'readAppToken'> = { readAppToken: () => options.appToken ?? null };
    const run = () =>
      intakeToken({
        session,
        login,
        navigation: {
          currentPath: () => '/p',
          currentQuery: () => query,
          dropFromAddress: (keys) => dropped.push(...keys),
        },
        acceptsQueryToken: () => options.accepts ?? true,
      });
    run();
    return { session, dropped, run };
  }

  test('query token of an accepting page is stored and leaves the address bar', () => {
    const { session, dropped } = visit({ token: 'Q', a: '1' });
    expect(session).toMatchObject({ token: 'Q', loginType: 'other' });
    expect(dropped).toEqual(['token']);
  });

  test('another page leaves it alone', () => {
    const { session, dropped } = visit({ token: 'Q' }, { accepts: false });
    expect(session.token).toBeNull();
    expect(dropped).toEqual([]);
  });

  test('the token that is there already keeps its login type', () => {
    expect(visit({ token: 'S' }, { stored: 'S' }).session).toMatchObject({ token: 'S', loginType: 'sms' });
  });

  test('an unusable one is not stored but leaves the bar', () => {
    const { session, dropped } = visit({ token: 'a b' });
    expect(session.token).toBeNull();
    expect(dropped).toEqual(['token']);
  });

  test('consumer app: by cookie, and a changed cookie is a new login; not after leaving', () => {
    const { session, run } = visit({}, { appToken: 'C', stored: 'OLD' });
    expect(session).toMatchObject({ token: 'C', loginType: 'other' });
    session.logOut();
    run();
    expect(session.token).toBeNull();
  });

  test('the app’s next cookie is the same account, its first one in the place of an SMS login is not', () => {
    const options = { appToken: 'C', stored: 'SMS' };
    const { session, run } = visit({}, options);
    expect(session.account).toBe(2);
    options.appToken = 'C2';
    run();
    expect(session).toMatchObject({ token: 'C2', account: 2 });
  });

  test('a cookie that was refused is not taken again', () => {
    const { session, run } = visit({}, { appToken: 'C' });
    session.dropToken('C');
    run();
    expect(session.token).toBeNull();
  });

  test('neither: what was stored stays', () => {
    expect(visit({}, { stored: 'S' }).session.token).toBe('S');
  });
});

describe('attribution', () => {
  const info = { channel_id: '7', source_id: 's' };

  test('known keys are kept for three days', () => {
    const storage = area();
    intakeAttribution({ ...info, token: 'T', other: '1' }, storage, 1000);
    expect(readAttribution(storage, 1000 + ATTRIBUTION_LIFE_MS - 1)).toEqual(info);
    expect(readAttribution(storage, 1000 + ATTRIBUTION_LIFE_MS)).toEqual({});
    expect(readAttribution(storage, 999)).toEqual({});
  });

  test('a visit without any keeps the old ones, one with some replaces all', () => {
    const storage = area();
    intakeAttribution(info, storage, 0);
    intakeAttribution({ a: '1' }, storage, 5);
    expect(readAttribution(storage, 5)).toEqual(info);
    intakeAttribution({ entry_point: 'e' }, storage, 6);
    expect(readAttribution(storage, 6)).toEqual({ entry_point: 'e' });
    forgetAttribution(storage);
    expect(readAttribution(storage, 6)).toEqual({});
  });

  test("somebody else's text is nothing", () => {
    const storage = area();
    storage.write('attribution', '{"x":1}');
    expect(readAttribution(storage, 0)).toEqual({});
    storage.write('attribution', 'x');
    expect(readAttribution(storage, 0)).toEqual({});
  });
});
