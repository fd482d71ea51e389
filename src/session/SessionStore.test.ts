import fc from 'fast-check';
import type { LoginCapability } from '@/platform/login/types';
import { makeArea, memoryBackend } from '@/platform/storage/area';
import { ATTRIBUTION_LIFE_MS, forgetAttribution, intakeAttribution, readAttribution } from './attribution';
import { intakeToken } from './intakeToken';
import { SessionStore } from './SessionStore';

const area = () => makeArea(memoryBackend(), () => 0);

describe('SessionStore', () => {
  test('stores {token}, login type and masked phone; a new page of the visit restores them', () => {
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

  test('is logged out at first', () => {
    expect(new SessionStore(area())).toMatchObject({
      token: null,
      loginType: 'other',
      phone: null,
      hasLeft: false,
      lastLogin: null,
      loginEpoch: 0,
      accountMark: null,
      refusedToken: null,
      isByLink: false,
      dataOwner: 0,
      offered: null,
    });
  });

  test('a token that an address offers waits for an answer', () => {
    const session = new SessionStore(area());
    session.offer('Q');
    expect([session.offered, session.token]).toEqual(['Q', null]);
    session.offer(null);
    expect(session.offered).toBeNull();
  });

  test('setting null removes the number', () => {
    const storage = area();
    const session = new SessionStore(storage);
    session.logIn({ token: 'T', loginType: 'sms', phone: '138****0001' });
    session.setPhone(null);
    expect([session.phone, storage.read('phone')]).toEqual([null, null]);
  });

  test('remembers which token a 401 invalidated', () => {
    const session = new SessionStore(area());
    session.logIn({ token: 'T', loginType: 'sms' });
    session.dropToken('OLD');
    expect(session.refusedToken).toBeNull();
    session.dropToken('T');
    expect(session.refusedToken).toBe('T');
  });

  test('a login stored by an earlier build gets a mark on the next page', () => {
    const storage = area();
    storage.write('token', '{"token":"T"}');
    const session = new SessionStore(storage);
    session.restore();
    expect(session.accountMark).not.toBeNull();
    const { accountMark: mark } = session;
    const next = new SessionStore(storage);
    next.restore();
    expect(next.accountMark).toBe(mark);
  });

  test('a login ends an earlier log-out of this device', () => {
    const storage = area();
    const durable = area();
    new SessionStore(storage, durable).leave();
    storage.write('token', '{"token":"T"}');
    const session = new SessionStore(storage, durable);
    session.restore();
    expect(session.hasLeft).toBe(false);
  });

  test('only the host’s account has the same mark again on the next start', () => {
    const durable = area();
    const first = new SessionStore(area(), durable);
    first.logIn({ token: 'T', loginType: 'host', isRenewal: true });
    const next = new SessionStore(area(), durable);
    next.restore();
    next.logIn({ token: 'T2', loginType: 'host', isRenewal: true });
    expect(next.accountMark).toBe(first.accountMark);
    next.logIn({ token: 'S', loginType: 'sms', phone: '138****0001' });
    const last = new SessionStore(area(), durable);
    last.logIn({ token: 'T3', loginType: 'host', isRenewal: true });
    expect(last.accountMark).not.toBe(first.accountMark);
  });

  test('after a log-out the host’s account has another mark', () => {
    const durable = area();
    const first = new SessionStore(area(), durable);
    first.logIn({ token: 'T', loginType: 'host' });
    const { accountMark: mark } = first;
    first.logOut();
    const next = new SessionStore(area(), durable);
    next.logIn({ token: 'T2', loginType: 'host', isRenewal: true });
    expect([mark === null, next.accountMark === mark]).toEqual([false, false]);
  });

  test.each([
    ['13800000001', '13800000001', true],
    ['13800000001', '13900000001', false],
  ])(
    'typed in full, %s and then %s are the same user: %p, whatever their masks say',
    (before, after, isSame) => {
      const session = new SessionStore(area());
      session.logIn({ token: 'T', loginType: 'sms', phone: '13*****0001', number: before });
      const { loginEpoch: account } = session;
      session.logIn({ token: 'T2', loginType: 'sms', phone: '13*****0001', number: after });
      expect(session.loginEpoch === account).toBe(isSame);
    },
  );

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
    ['made again', (session) => session.logIn({ token: 'T2', loginType: 'host' }), false],
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
    const before = session.loginEpoch;
    happens(session);
    expect(session.loginEpoch === before).toBe(isSame);
  });

  test('drops only the refused token', () => {
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

  test('a log-out clears all data of the account', () => {
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

  test('restoring never throws, whatever is stored', () => {
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

describe('owner of the pages', () => {
  const ANNA = { token: 'A', loginType: 'sms', phone: '138****0001' } as const;

  function owned(storage = area()) {
    const session = new SessionStore(storage);
    session.restore();
    return session;
  }

  test('an anonymous user who logs in keeps what they did', () => {
    const session = owned();
    session.logIn(ANNA);
    expect(session.dataOwner).toBe(0);
  });

  test.each<[string, (session: SessionStore) => void, number]>([
    ['the same number again', (session) => session.logIn({ ...ANNA, token: 'A2' }), 0],
    ['another number', (session) => session.logIn({ ...ANNA, token: 'B', phone: '139****0002' }), 1],
    ['an unknown number', (session) => session.logIn({ token: 'B', loginType: 'other' }), 1],
    ['a log-out', (session) => session.logOut(), 1],
    ['a log-out, and the same number', (session) => (session.logOut(), session.logIn(ANNA)), 1],
    ['a login that is lost', (session) => session.dropToken('A'), 0],
    ['lost, and the same number', (session) => (session.dropToken('A'), session.logIn(ANNA)), 0],
    [
      'lost, and another number',
      (session) => (session.dropToken('A'), session.logIn({ ...ANNA, phone: '139****0002' })),
      1,
    ],
  ])('%s', (_name, change, owner) => {
    const session = owned();
    session.logIn(ANNA);
    change(session);
    expect(session.dataOwner).toBe(owner);
  });

  test('lost before its owner is known: the next login stays on the page, and stored data is removed', () => {
    const storage = area();
    const session = owned(storage);
    session.logIn({ token: 'A', loginType: 'other' });
    const { accountMark: mark } = session;
    storage.write('campaign.place', 'x');
    session.dropToken('A');
    session.logIn(ANNA);
    expect([session.dataOwner, session.accountMark === mark, storage.read('campaign.place')]).toEqual([
      0,
      false,
      null,
    ]);
  });

  test('a number that is learned later identifies the user again', () => {
    const session = owned();
    session.logIn({ token: 'A', loginType: 'other' });
    session.setPhone(ANNA.phone);
    session.dropToken('A');
    session.logIn(ANNA);
    expect(session.dataOwner).toBe(0);
  });

  test('a renewal by the same source changes nothing, unless another account came between', () => {
    const session = owned();
    session.logIn({ token: 'C', loginType: 'other' });
    session.logIn({ token: 'C2', loginType: 'other', isRenewal: true });
    expect(session.dataOwner).toBe(0);
    session.logIn({ ...ANNA });
    session.logIn({ token: 'C3', loginType: 'other', isRenewal: true });
    expect(session.dataOwner).toBe(2);
  });

  test('a reload knows the owner, also after a lost login', () => {
    const storage = area();
    const before = owned(storage);
    before.logIn(ANNA);
    before.dropToken('A');
    storage.write('campaign.place', 'x');
    const session = owned(storage);
    session.logIn({ ...ANNA, token: 'B', phone: '139****0002' });
    expect([session.dataOwner, storage.read('campaign.place')]).toEqual([1, null]);
  });

  test('the owner’s stored data is removed with the owner, the visit’s own data stays', () => {
    const storage = area();
    const session = owned(storage);
    session.logIn(ANNA);
    for (const key of ['campaign.place', 'host.alipayLife']) storage.write(key, 'x');
    session.logIn({ token: 'B', loginType: 'other', isByLink: true });
    expect(['campaign.place', 'host.alipayLife', 'token'].map((key) => storage.read(key))).toEqual([
      null,
      'x',
      '{"token":"B"}',
    ]);
  });

  test('a login by link is known as such until the next login, also after a reload', () => {
    const storage = area();
    owned(storage).logIn({ token: 'B', loginType: 'other', isByLink: true });
    const session = owned(storage);
    expect(session.isByLink).toBe(true);
    session.dropToken('B');
    expect(session.isByLink).toBe(false);
    session.logIn({ token: 'B', loginType: 'other', isByLink: true });
    session.logIn(ANNA);
    expect([session.isByLink, owned(storage).isByLink]).toEqual([false, false]);
  });
});

describe('intakeToken', () => {
  function visit(
    query: Record<string, string>,
    options: {
      appToken?: string;
      accepts?: boolean;
      stored?: string;
      isInOwnApp?: boolean;
      hasLeft?: boolean;
      proof?: string;
    } = {},
  ) {
    const storage = area();
    const session = new SessionStore(storage);
    if (options.stored) session.logIn({ token: options.stored, loginType: 'sms', phone: '138****0001' });
    if (options.hasLeft) session.logOut();
    if (options.proof !== undefined) storage.write('loginReturn', options.proof);
    let taken = 0;
    const dropped: string[] = [];
    const asked: string[] = [];
    const login: Pick<LoginCapability, 'readAppToken' | 'isInOwnApp'> = {
      isInOwnApp: () => options.isInOwnApp ?? false,
      readAppToken: () => options.appToken ?? null,
    };
    const run = () =>
      intakeToken({
        session,
        login,
        navigation: {
          currentQuery: () => query,
          takeToken: () => {
            taken += 1;
            return query['token'] === undefined ? null : { token: query['token'], path: '/p' };
          },
          dropFromAddress: (keys) => dropped.push(...keys),
        },
        storage,
        acceptsQueryToken: (path) => path === '/p' && (options.accepts ?? true),
        ask: (token) => asked.push(token),
      });
    run();
    return { session, storage, dropped, asked, run, taken: () => taken };
  }

  test('logged out: a page that accepts tokens takes it, and pages know that it came by a link', () => {
    const { session, asked } = visit({ token: 'Q', a: '1' });
    expect(session).toMatchObject({ token: 'Q', loginType: 'other', isByLink: true });
    expect(asked).toEqual([]);
  });

  test('another page takes no token, but it is removed from the address all the same', () => {
    const { session, asked, taken } = visit({ token: 'Q' }, { accepts: false });
    expect([session.token, asked, taken()]).toEqual([null, [], 1]);
  });

  test('a page that accepts no query token takes the one of this visit’s own login redirect, once', () => {
    const back = { token: 'Q', loginReturn: 'P' };
    expect(visit(back, { accepts: false }).session.token).toBeNull();
    expect(visit(back, { accepts: false, proof: 'OTHER' }).session.token).toBeNull();
    const { session, storage } = visit(back, { accepts: false, proof: 'P' });
    expect([session.token, storage.read('loginReturn')]).toEqual(['Q', null]);
  });

  test.each<[string, Parameters<typeof visit>[1], string | null]>([
    ['somebody is logged in', { stored: 'S' }, 'S'],
    ['somebody has logged out', { hasLeft: true }, null],
    ['with a proof that was not ours', { stored: 'S', proof: 'P' }, 'S'],
  ])('%s: asks, and nothing changes before the answer', (_name, options, token) => {
    const { session, asked } = visit({ token: 'Q', loginReturn: 'X' }, options);
    expect([session.token, asked]).toEqual([token, ['Q']]);
  });

  test('the return from this visit’s own login redirect: taken once, and not as a link’s login', () => {
    const { session, storage, asked, dropped, run } = visit(
      { token: 'Q', loginReturn: 'P' },
      { hasLeft: true, proof: 'P' },
    );
    expect(session).toMatchObject({ token: 'Q', isByLink: false });
    expect([asked, storage.read('loginReturn'), dropped]).toEqual([[], null, ['loginReturn']]);
    session.logOut();
    run();
    expect([session.token, asked]).toEqual([null, ['Q']]);
  });

  test('in the app’s own web view the token belongs to the app', () => {
    const { session, asked } = visit({ token: 'Q' }, { stored: 'S', isInOwnApp: true, appToken: 'C' });
    expect(session).toMatchObject({ token: 'Q', isByLink: false });
    expect(asked).toEqual([]);
  });

  test('the current token keeps its login type', () => {
    expect(visit({ token: 'S' }, { stored: 'S' }).session).toMatchObject({ token: 'S', loginType: 'sms' });
  });

  test.each(['false', 'true', '0'])('isLogin=%s in an address changes no login', (isLogin) => {
    const inside = visit({ isLogin }, { stored: 'S' });
    expect([inside.session.token, inside.session.hasLeft, inside.asked]).toEqual(['S', false, []]);
    expect(visit({ isLogin }).session.token).toBeNull();
  });

  test.each([{}, { stored: 'S' }])('an unusable token is ignored', (options) => {
    const { session, asked } = visit({ token: 'a b' }, options);
    expect([session.token, asked]).toEqual([options.stored ?? null, []]);
  });

  test('consumer app: logs in by cookie, and a changed cookie is a new login; not after a log-out', () => {
    const { session, run } = visit({}, { appToken: 'C', stored: 'OLD' });
    expect(session).toMatchObject({ token: 'C', loginType: 'other' });
    session.logOut();
    run();
    expect(session.token).toBeNull();
  });

  test('the app’s next cookie is the same account, its first one after an SMS login is not', () => {
    const options = { appToken: 'C', stored: 'SMS' };
    const { session, run } = visit({}, options);
    expect(session.loginEpoch).toBe(2);
    options.appToken = 'C2';
    run();
    expect(session).toMatchObject({ token: 'C2', loginEpoch: 2 });
  });

  test('a refused cookie is not taken again', () => {
    const { session, run } = visit({}, { appToken: 'C' });
    session.dropToken('C');
    run();
    expect(session.token).toBeNull();
  });

  test('without either, the stored login stays', () => {
    expect(visit({}, { stored: 'S' }).session.token).toBe('S');
  });
});

describe('attribution', () => {
  const info = { channel_id: '7', source_id: 's' };

  test('keeps known keys for three days', () => {
    const storage = area();
    intakeAttribution({ ...info, token: 'T', other: '1' }, storage, 1000);
    expect(readAttribution(storage, 1000 + ATTRIBUTION_LIFE_MS - 1)).toEqual(info);
    expect(readAttribution(storage, 1000 + ATTRIBUTION_LIFE_MS)).toEqual({});
    expect(readAttribution(storage, 999)).toEqual({});
  });

  test('a visit without any key keeps the old ones, a visit with some replaces all', () => {
    const storage = area();
    intakeAttribution(info, storage, 0);
    intakeAttribution({ a: '1' }, storage, 5);
    expect(readAttribution(storage, 5)).toEqual(info);
    intakeAttribution({ entry_point: 'e' }, storage, 6);
    expect(readAttribution(storage, 6)).toEqual({ entry_point: 'e' });
    forgetAttribution(storage);
    expect(readAttribution(storage, 6)).toEqual({});
  });

  test('unreadable stored text counts as nothing', () => {
    const storage = area();
    storage.write('attribution', '{"x":1}');
    expect(readAttribution(storage, 0)).toEqual({});
    storage.write('attribution', 'x');
    expect(readAttribution(storage, 0)).toEqual({});
  });
});
