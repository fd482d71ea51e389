import { makeArea, memoryBackend } from '@/platform/storage/area';
import { SessionStore } from './SessionStore';
import { makeUnauthorizedHandler } from './unauthorized';

const AUTH = 'https://auth.example.com/login?back=1';

interface Case {
  readonly code?: string;
  readonly locationUrl?: string | null;
  readonly follows?: boolean;
  readonly query?: Record<string, string>;
  readonly pathForm?: 'h5' | 'page';
  readonly sent?: string | null;
  readonly bindPhoneUrl?: string;
  readonly opens?: 'done' | 'failed';
  readonly path?: string;
}

function setUp(given: Case = {}) {
  let nowMs = 0;
  const storage = makeArea(memoryBackend(), () => nowMs);
  const session = new SessionStore(storage);
  session.logIn({ token: 'T', loginType: 'sms' });
  const opened: string[] = [];
  const handle = makeUnauthorizedHandler({
    session,
    storage,
    login: { followsLoginRedirect: () => given.follows ?? true },
    navigation: {
      pathForm: given.pathForm ?? 'h5',
      currentPath: () => given.path ?? '/receiveCoupon/A',
      currentUrl: () => 'https://m.example.com/receiveCoupon/A?token=T&x=1',
      currentQuery: () => given.query ?? {},
      openExternal(url, mode) {
        opened.push(`${mode} ${url}`);
        return given.opens === 'failed' ? { kind: 'failed', message: 'x' } : { kind: 'done' };
      },
    },
    bindPhoneUrl: given.bindPhoneUrl ?? '',
    randomHex: () => 'PROOF',
    linkPolicy: () => ({
      ownOrigins: ['https://m.example.com'],
      linkHosts: ['auth.example.com'],
      tokenHosts: [],
      appSchemes: ['app'],
      miniProgramIds: [],
    }),
    acceptsQueryToken: (path) => path.startsWith('/receiveCoupon/'),
  });
  const run = () =>
    handle({
      code: given.code ?? '030100002',
      locationUrl: given.locationUrl === undefined ? AUTH : given.locationUrl,
      sentToken: given.sent === undefined ? 'T' : given.sent,
    });
  return { session, opened, run, wait: (ms: number) => (nowMs += ms) };
}

const BACK = encodeURIComponent('https://m.example.com/receiveCoupon/A?x=1&loginReturn=PROOF');

test.each<[string, Case, 'redirecting' | 'login-needed', string[]]>([
  ['login redirect in a browser that follows it', {}, 'redirecting', [`replace ${AUTH}`]],
  [
    'own origin',
    { locationUrl: 'https://m.example.com/__sandbox/authorize?a=1' },
    'redirecting',
    ['replace /__sandbox/authorize?a=1'],
  ],
  ['a browser that does not follow', { follows: false }, 'login-needed', []],
  [
    'a page that takes nobody’s token from its query, and no way back that could carry the proof',
    { path: '/appIncentive' },
    'login-needed',
    [],
  ],
  [
    'the same page: the proof goes along and brings the token back',
    {
      path: '/appIncentive',
      locationUrl: `${AUTH}&r=${encodeURIComponent('https://m.example.com/appIncentive')}`,
    },
    'redirecting',
    [`replace ${AUTH}&r=${encodeURIComponent('https://m.example.com/appIncentive?loginReturn=PROOF')}`],
  ],
  [
    'the same, with the way back inside the address of another page',
    {
      path: '/appIncentive',
      locationUrl: `${AUTH}&r=${encodeURIComponent(`https://gw.example.com/auth?r=${encodeURIComponent('https://m.example.com/appIncentive')}`)}`,
    },
    'redirecting',
    [
      `replace ${AUTH}&r=${encodeURIComponent(`https://gw.example.com/auth?r=${encodeURIComponent('https://m.example.com/appIncentive?loginReturn=PROOF')}`)}`,
    ],
  ],
  ['no address', { locationUrl: null }, 'login-needed', []],
  ['flag in the page', { query: { __no_redirect: '1' } }, 'login-needed', []],
  ['flag of another value', { query: { __no_redirect: '0' } }, 'redirecting', [`replace ${AUTH}`]],
  ['flag in the address', { locationUrl: `${AUTH}&__no_redirect=1` }, 'login-needed', []],
  [
    'flag in its return address',
    { locationUrl: `${AUTH}&r=https%3A%2F%2Fm%2F%3F__no_redirect%3D1` },
    'login-needed',
    [],
  ],
  ['foreign host', { locationUrl: 'https://evil.example.org/' }, 'login-needed', []],
  ['script', { locationUrl: 'javascript:alert(1)' }, 'login-needed', []],
  ['app scheme', { locationUrl: 'app://x' }, 'login-needed', []],
  ['the browser refuses to go', { opens: 'failed' }, 'login-needed', [`replace ${AUTH}`]],
  [
    'no phone: to bind one, and back without the token',
    { code: '030100005' },
    'redirecting',
    [`replace ${AUTH}&backUrl=${BACK}`],
  ],
  [
    'no phone, plain browser',
    { code: '030100005', follows: false },
    'redirecting',
    [`replace ${AUTH}&backUrl=${BACK}`],
  ],
  [
    'no phone, configured address',
    { code: '030100005', locationUrl: null, bindPhoneUrl: 'https://auth.example.com/bind' },
    'redirecting',
    [`replace https://auth.example.com/bind?backUrl=${BACK}`],
  ],
  [
    'no phone, configured path of the own origin',
    { code: '030100005', locationUrl: null, bindPhoneUrl: '/__sandbox/bind-phone' },
    'redirecting',
    [`replace /__sandbox/bind-phone?backUrl=${BACK}`],
  ],
  ['no phone, no address at all', { code: '030100005', locationUrl: null }, 'login-needed', []],
  [
    'no phone, mini program: the phone button does it',
    { code: '030100005', pathForm: 'page' },
    'login-needed',
    [],
  ],
  [
    'no phone, foreign host',
    { code: '030100005', locationUrl: 'https://evil.example.org/' },
    'login-needed',
    [],
  ],
  ['no phone, flag', { code: '030100005', query: { __no_redirect: '1' } }, 'login-needed', []],
  ['plain', { code: '030100001' }, 'login-needed', []],
  ['unknown code', { code: '' }, 'login-needed', []],
])('%s', (_, given, answer, addresses) => {
  const { session, opened, run } = setUp(given);
  expect(run()).toBe(answer);
  expect(opened).toEqual(addresses);
  expect(session.token).toBeNull();
});

test('a response to an older token, or to none, keeps the current one', () => {
  for (const sent of ['OLD', null]) {
    const { session, run } = setUp({ sent });
    run();
    expect(session.token).toBe('T');
  }
});

test('a redirect loop ends in the popup; a minute later redirects are allowed again', () => {
  const { run, opened, wait } = setUp();
  expect([run(), run(), run(), run()]).toEqual(['redirecting', 'redirecting', 'redirecting', 'login-needed']);
  expect(opened).toHaveLength(3);
  wait(60_001);
  expect(run()).toBe('redirecting');
});
