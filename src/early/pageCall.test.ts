import { createScope } from '@/api';
import { homeOverview } from '@/api/generated/operations/overview';
import { receiveActivityInfo } from '@/api/generated/operations/receive';
import { makeTestGateway } from '@/api/testing/fakeTransport';
import { homeRequest } from '@/features/home/home/homeRequest';
import { visitOf } from '@/features/weekly/entry/visitOf';
import { createModulePageApi } from '@/features/weekly/page/modulePageApi';
import { NO_PLACE } from '@/features/weekly/page/modulePageTypes';
import { modulePageClient } from '@/features/weekly/page/pageInfoRequest';
import { firstPlace, rememberPlace } from '@/features/weekly/place/placeMemory';
import type { Host } from '@/platform/host/types';
import { makeArea, memoryBackend } from '@/platform/storage/area';
import { ROUTES } from '@/routes';
import { publicPath } from '@/routes.match';
import { intakeToken } from '@/session/intakeToken';
import { SessionStore } from '@/session/SessionStore';
import { FakeClock, settle } from '@/utils/testing/fakeClock';
import { EARLY_PATH, isWeeklyPath } from './earlyPath';
import { earlyPageCall } from './pageCall';

const BROWSER: Host = {
  kind: 'browser',
  os: 'ios',
  platformCode: 9,
  appVersionCode: null,
  isInMiniProgramWebView: false,
};
const APP: Host = { ...BROWSER, kind: 'consumer-app', platformCode: 2, appVersionCode: 6_019_000 };
const NOBODY: Parameters<typeof earlyPageCall>[0] = {
  path: EARLY_PATH,
  query: {},
  host: BROWSER,
  storage: makeArea(memoryBackend()),
  linkToken: null,
  isInOwnApp: false,
  appToken: null,
  gatewayBase: '',
};
const SHENZHEN = { ...NO_PLACE, city: '深圳市', longitude: '113.9', latitude: '22.5' };

interface Case {
  /** The weekly page's when absent. */
  readonly path?: string;
  readonly query?: Record<string, string>;
  readonly host?: Host;
  readonly appToken?: string;
  readonly stored?: { readonly token: string; readonly loginType: 'sms' | 'other' };
  readonly place?: typeof SHENZHEN;
  readonly hasLeft?: boolean;
  /** Proof that a login redirect of this visit waits for. */
  readonly proof?: string;
}

/** The first call of the app itself, with the same address and storage. */
async function callOfTheApp(
  storage: ReturnType<typeof makeArea>,
  { path = EARLY_PATH, query = {}, host = BROWSER, appToken }: Case,
) {
  const session = new SessionStore(storage);
  session.restore();
  intakeToken({
    session,
    login: { isInOwnApp: () => host.kind === 'consumer-app', readAppToken: () => appToken ?? null },
    navigation: {
      currentQuery: () => query,
      takeToken: () => (query['token'] === undefined ? null : { token: query['token'], path }),
      dropFromAddress: () => undefined,
    },
    storage,
    acceptsQueryToken: () => true,
    ask: () => undefined,
  });
  const { gateway, transport } = makeTestGateway(new FakeClock(), {
    root: () => '/wxgw',
    pagePath: () => publicPath(path === '/' ? path : `${path}/`),
    token: () => session.token,
    loginType: () => session.loginType,
  });
  const scope = createScope();
  const asked =
    path === '/'
      ? gateway.call(homeOverview, homeRequest(host.platformCode, query['channelId'] ?? ''), scope)
      : path === EARLY_PATH
        ? createModulePageApi(gateway, visitOf(query), modulePageClient(host), scope).fetchPage(
            firstPlace(storage),
            scope,
          )
        : gateway.call(receiveActivityInfo, { code: path.split('/')[2] ?? '' }, scope);
  asked.catch(() => undefined);
  await settle();
  const { url, method, headers, body } = transport.last;
  scope.cancel();
  return { url, method, headers, body };
}

test.each<[string, Case]>([
  ['a visitor', { query: { configId: 'FRI-ALL', channelId: 'a b', extra: 'x' } }],
  [
    'an embedded scene in the app',
    { query: { configId: 'F', scene: 'pickResult' }, host: APP, appToken: 'app-1' },
  ],
  [
    'a token in the place of another: the old one until it is asked about',
    { query: { configId: 'F', token: 'fresh' }, stored: { token: 'old', loginType: 'sms' } },
  ],
  ['a token in the address', { query: { configId: 'F', token: 'fresh' } }],
  [
    'a token in the app',
    {
      query: { configId: 'F', token: 'fresh' },
      host: APP,
      appToken: 'app-1',
      stored: { token: 'old', loginType: 'other' },
    },
  ],
  ['a token after a log-out', { query: { configId: 'F', token: 'fresh' }, hasLeft: true }],
  ['the app’s token after a log-out', { host: APP, appToken: 'app-1', hasLeft: true }],
  [
    'the way back from a login page that this visit went to',
    { query: { configId: 'F', token: 'fresh', loginReturn: 'P' }, hasLeft: true, proof: 'P' },
  ],
  [
    'the way back of somebody else',
    { query: { configId: 'F', token: 'fresh', loginReturn: 'X' }, hasLeft: true, proof: 'P' },
  ],
  ['the same token as stored', { query: { token: 'old' }, stored: { token: 'old', loginType: 'sms' } }],
  ['an unusable token', { query: { token: '坏的' }, stored: { token: 'old', loginType: 'sms' } }],
  ['a stored login', { stored: { token: 'old', loginType: 'other' } }],
  ['a known place', { query: { configId: 'F' }, place: SHENZHEN }],
  ['home', { path: '/', query: { channelId: 'c'.repeat(200) } }],
  ['home of an account in the app', { path: '/', host: APP, appToken: 'app-1' }],
  ['a receive page, always without login', { path: '/receiveCoupon/RC-OPEN', query: { token: 'fresh' } }],
])('the app makes exactly the same call: %s', async (_, given) => {
  const storage = makeArea(memoryBackend());
  if (given.stored !== undefined) new SessionStore(storage).logIn(given.stored);
  if (given.hasLeft === true) new SessionStore(storage).logOut();
  if (given.proof !== undefined) storage.write('loginReturn', given.proof);
  if (given.place !== undefined) rememberPlace(storage, { place: given.place, isChosen: false });
  const early = earlyPageCall({
    path: given.path ?? EARLY_PATH,
    query: given.query ?? {},
    host: given.host ?? BROWSER,
    storage,
    linkToken: given.query?.['token'] ?? null,
    isInOwnApp: given.host?.kind === 'consumer-app',
    appToken: given.appToken ?? null,
    gatewayBase: '',
  });
  expect(early).toEqual(await callOfTheApp(storage, given));
});

test('the weekly page is found at its own path', () => {
  expect(ROUTES.find(({ name }) => name === 'fcFriday')?.path).toBe(EARLY_PATH);
  expect(['/fcFriday', '/fcFriday/', '/receiveCoupon/A', '/fcFridayX'].map(isWeeklyPath)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test.each(['/list/A', '/receiveCoupon', '/receiveCoupon/A%2B', '/receiveCoupon/A/b', '/fcFridayX', '/pick'])(
  'no call ahead at %s',
  (path) => {
    expect(earlyPageCall({ ...NOBODY, path })).toBeNull();
  },
);

test('the life app has its own prefix', () => {
  const host: Host = { ...BROWSER, kind: 'alipay-life', platformCode: 7 };
  const call = earlyPageCall({ ...NOBODY, host, gatewayBase: 'https://gw.example.com' });
  expect(call?.url).toMatch(/^https:\/\/gw\.example\.com\/aligw\//);
});
