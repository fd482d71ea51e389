import type { HostKind, HostOs } from '@/platform/host/types';
import { type AppPlaces, getAction, type Installed, openAction, targetOf } from './openAppRules';

const ALL: AppPlaces = {
  scheme: 'app',
  universalLink: 'https://link.test/app',
  iosStoreUrl: 'https://ios.test',
  androidStoreUrl: 'https://android.test',
  harmonyStoreUrl: 'https://harmony.test',
  packageUrl: 'https://package.test/a.apk',
  targets: ['send', 'exchange'],
};
const NONE: AppPlaces = {
  ...ALL,
  universalLink: '',
  iosStoreUrl: '',
  androidStoreUrl: '',
  harmonyStoreUrl: '',
  packageUrl: '',
};
const PACKAGE: AppPlaces = { ...NONE, packageUrl: ALL.packageUrl };

const SCHEME = 'app://send';
const LINK = 'https://link.test/app/send';
const IOS = 'https://ios.test';
const ANDROID = 'https://android.test';
const HARMONY = 'https://harmony.test';

/** `+`: by a tap; `-`: automatically. */
type Row = readonly [
  kind: HostKind,
  os: HostOs,
  installed: Installed,
  by: '+' | '-',
  places: AppPlaces,
  action: string,
];

/** The action as one text: its kind and target. */
function reported([kind, os, installed, by, places]: Row): string {
  const isMini = kind.endsWith('-mini');
  const action = openAction(
    {
      host: { kind, os, isInMiniProgramWebView: false },
      hasLaunchButton: kind === 'wechat-mini' && isMini,
      installed,
      isPressed: by === '+',
    },
    { target: 'send' },
    places,
  );
  switch (action.kind) {
    case 'scheme':
    case 'universal-link':
      return `${action.kind} ${action.address}`;
    case 'launch-button':
      return `${action.kind} ${action.parameter}`;
    case 'store':
    case 'package':
      return `${action.kind} ${action.url}`;
    default:
      return action.kind;
  }
}

const ROWS: readonly Row[] = [
  // An iPhone's browser: an unhandled scheme opens a system dialog.
  ['browser', 'ios', 'unknown', '+', ALL, `universal-link ${LINK}`],
  ['browser', 'ios', 'unknown', '-', ALL, 'wait'],
  ['browser', 'ios', 'unknown', '+', NONE, 'say'],
  ['browser', 'ios', 'unknown', '-', NONE, 'wait'],
  ['browser', 'ios', 'unknown', '+', { ...ALL, universalLink: '' }, `store ${IOS}`],
  ['browser', 'ios', 'unknown', '+', PACKAGE, 'say'],
  ['browser', 'ios', 'there', '+', ALL, `scheme ${SCHEME}`],
  ['browser', 'ios', 'there', '-', ALL, `scheme ${SCHEME}`],
  ['browser', 'ios', 'there', '+', NONE, `scheme ${SCHEME}`],
  ['browser', 'ios', 'missing', '+', ALL, `store ${IOS}`],
  ['browser', 'ios', 'missing', '-', ALL, 'wait'],
  ['browser', 'ios', 'missing', '+', NONE, 'say'],
  // Android and Harmony ignore it silently.
  ['browser', 'android', 'unknown', '+', ALL, `scheme ${SCHEME}`],
  ['browser', 'android', 'unknown', '-', ALL, `scheme ${SCHEME}`],
  ['browser', 'android', 'unknown', '+', NONE, `scheme ${SCHEME}`],
  ['browser', 'android', 'there', '+', ALL, `scheme ${SCHEME}`],
  ['browser', 'android', 'there', '-', ALL, `scheme ${SCHEME}`],
  ['browser', 'android', 'missing', '+', ALL, `store ${ANDROID}`],
  ['browser', 'android', 'missing', '-', ALL, 'wait'],
  ['browser', 'android', 'missing', '+', PACKAGE, 'package https://package.test/a.apk'],
  ['browser', 'android', 'missing', '+', NONE, 'say'],
  ['browser', 'harmony', 'unknown', '+', ALL, `scheme ${SCHEME}`],
  ['browser', 'harmony', 'unknown', '-', ALL, `scheme ${SCHEME}`],
  ['browser', 'harmony', 'there', '+', ALL, `scheme ${SCHEME}`],
  ['browser', 'harmony', 'missing', '+', ALL, `store ${HARMONY}`],
  ['browser', 'harmony', 'missing', '-', ALL, 'wait'],
  ['browser', 'harmony', 'missing', '+', PACKAGE, 'say'],
  // A computer has no app.
  ['browser', 'other', 'unknown', '+', ALL, 'nothing'],
  ['browser', 'other', 'unknown', '-', ALL, 'nothing'],
  ['browser', 'other', 'there', '+', ALL, 'nothing'],
  ['browser', 'other', 'missing', '+', ALL, 'nothing'],
  // The messaging app's browser opens neither app nor store.
  ['wechat-browser', 'ios', 'unknown', '+', ALL, 'browser'],
  ['wechat-browser', 'ios', 'there', '+', ALL, 'browser'],
  ['wechat-browser', 'ios', 'missing', '+', ALL, 'browser'],
  ['wechat-browser', 'android', 'unknown', '+', ALL, 'browser'],
  ['wechat-browser', 'android', 'unknown', '-', ALL, 'browser'],
  ['wechat-browser', 'android', 'missing', '+', PACKAGE, 'browser'],
  ['wechat-browser', 'harmony', 'unknown', '+', ALL, 'browser'],
  ['wechat-browser', 'other', 'unknown', '+', ALL, 'browser'],
  ['baidu-mini', 'android', 'unknown', '+', ALL, 'browser'],
  ['other-mini', 'ios', 'unknown', '+', ALL, 'browser'],
  // The payment app's browser ignores an unknown scheme, on iPhones too, and opens no universal link.
  ['alipay-browser', 'ios', 'unknown', '+', ALL, `scheme ${SCHEME}`],
  ['alipay-browser', 'ios', 'unknown', '-', ALL, `scheme ${SCHEME}`],
  ['alipay-browser', 'ios', 'missing', '+', ALL, `store ${IOS}`],
  ['alipay-browser', 'android', 'unknown', '+', ALL, `scheme ${SCHEME}`],
  ['alipay-browser', 'android', 'missing', '+', ALL, `store ${ANDROID}`],
  ['alipay-browser', 'android', 'missing', '-', ALL, 'wait'],
  ['alipay-browser', 'harmony', 'missing', '+', ALL, `store ${HARMONY}`],
  ['alipay-browser', 'other', 'unknown', '+', ALL, 'nothing'],
  ['alipay-life', 'ios', 'unknown', '+', ALL, `scheme ${SCHEME}`],
  ['alipay-life', 'ios', 'missing', '+', NONE, 'say'],
  ['alipay-life', 'android', 'unknown', '-', ALL, `scheme ${SCHEME}`],
  ['alipay-life', 'android', 'missing', '+', PACKAGE, 'package https://package.test/a.apk'],
  // Inside the app itself, whatever an earlier try has shown.
  ['consumer-app', 'ios', 'unknown', '+', ALL, `scheme ${SCHEME}`],
  ['consumer-app', 'ios', 'missing', '+', ALL, `scheme ${SCHEME}`],
  ['consumer-app', 'android', 'unknown', '+', ALL, `scheme ${SCHEME}`],
  ['consumer-app', 'android', 'missing', '-', NONE, `scheme ${SCHEME}`],
  ['consumer-app', 'harmony', 'unknown', '+', NONE, `scheme ${SCHEME}`],
  // A cabinet has no consumer app and cannot get one.
  ['locker-app', 'android', 'unknown', '+', ALL, 'nothing'],
  ['locker-app', 'android', 'unknown', '-', ALL, 'nothing'],
  ['locker-app', 'other', 'missing', '+', ALL, 'nothing'],
  // The messaging app's mini program launches it by a native button, the payment app's says where to get it.
  ['wechat-mini', 'ios', 'unknown', '+', ALL, 'launch-button send'],
  ['wechat-mini', 'android', 'unknown', '+', ALL, 'launch-button send'],
  ['wechat-mini', 'android', 'missing', '+', ALL, 'launch-button send'],
  ['wechat-mini', 'harmony', 'unknown', '-', NONE, 'launch-button send'],
  ['alipay-mini', 'ios', 'unknown', '+', ALL, 'say'],
  ['alipay-mini', 'ios', 'unknown', '-', ALL, 'wait'],
  ['alipay-mini', 'android', 'unknown', '+', ALL, 'say'],
  ['alipay-mini', 'android', 'missing', '+', ALL, 'say'],
  ['alipay-mini', 'harmony', 'there', '+', ALL, 'say'],
];

test('the table has no duplicate row', () => {
  const named = ROWS.map(([kind, os, installed, by, places]) =>
    JSON.stringify([kind, os, installed, by, places]),
  );
  expect(new Set(named).size).toBe(ROWS.length);
  expect(ROWS.length).toBeGreaterThanOrEqual(60);
});

test.each(ROWS.map((row) => [row[0], row[1], row[2], row[3], row[5], row] as const))(
  '%s on %s, app %s, %s: %s',
  (_kind, _os, _installed, _by, action, row) => expect(reported(row)).toBe(action),
);

const PHONE = { kind: 'browser', os: 'android', isInMiniProgramWebView: false } as const;
const FACTS = { host: PHONE, hasLaunchButton: false, installed: 'unknown', isPressed: true } as const;
const TOKEN = 'handed.over+login';
const PAGE = { target: 'exchange', query: { code: 'A B' }, token: TOKEN };

test('a mini program’s web view does not count as a browser, in any host', () => {
  for (const kind of ['browser', 'alipay-browser', 'wechat-browser', 'wechat-mini'] as const)
    expect(
      openAction({ ...FACTS, host: { ...PHONE, kind, isInMiniProgramWebView: true } }, PAGE, ALL).kind,
    ).toBe(kind === 'wechat-mini' ? 'say' : 'browser');
});

test.each([
  ['send', 'send'],
  ['exchange', 'exchange'],
  ['', ''],
  ['Send', ''],
  ['send/', ''],
  ['//evil.test', ''],
  ['send?token=x', ''],
  ['send#x', ''],
  ['__proto__', ''],
  ['javascript:alert(1)', ''],
])('target %p: %p', (target, path) => {
  expect(targetOf({ target }, ALL)).toBe(path);
  expect(openAction(FACTS, { target }, ALL)).toEqual({ kind: 'scheme', address: `app://${path}` });
});

test('the login is sent only behind the scheme, escaped, in every host', () => {
  expect(openAction(FACTS, PAGE, ALL)).toEqual({
    kind: 'scheme',
    address: 'app://exchange?code=A%20B&token=handed.over%2Blogin',
  });
  const hosts: readonly HostKind[] = [
    'locker-app',
    'consumer-app',
    'wechat-browser',
    'wechat-mini',
    'alipay-mini',
    'alipay-browser',
    'alipay-life',
    'baidu-mini',
    'other-mini',
    'browser',
  ];
  const systems: readonly HostOs[] = ['ios', 'android', 'harmony', 'other'];
  const known: readonly Installed[] = ['there', 'missing', 'unknown'];
  let carried = 0;
  for (const kind of hosts)
    for (const os of systems)
      for (const installed of known)
        for (const isPressed of [true, false])
          for (const isInMiniProgramWebView of [true, false])
            for (const hasLaunchButton of [true, false]) {
              const facts = {
                host: { kind, os, isInMiniProgramWebView },
                hasLaunchButton,
                installed,
                isPressed,
              };
              const action = openAction(facts, PAGE, ALL);
              const text = JSON.stringify(action);
              if (!/handed/.test(text)) continue;
              carried += 1;
              expect(action.kind).toBe('scheme');
              expect(kind).not.toBe('consumer-app');
              expect(text).toContain('app://exchange?');
            }
  expect(carried).toBeGreaterThan(0);
});

test('no login: no login data in the address', () => {
  expect(openAction(FACTS, { target: 'send', token: '' }, ALL)).toEqual({ kind: 'scheme', address: SCHEME });
});

test('a universal link and a launch button carry the target and query', () => {
  const iphone = { ...FACTS, host: { ...PHONE, os: 'ios' } } as const;
  expect(openAction(iphone, PAGE, ALL)).toEqual({
    kind: 'universal-link',
    address: 'https://link.test/app/exchange?code=A%20B',
  });
  const mini = { ...FACTS, host: { ...PHONE, kind: 'wechat-mini' }, hasLaunchButton: true } as const;
  expect(openAction(mini, PAGE, ALL)).toEqual({ kind: 'launch-button', parameter: 'exchange?code=A%20B' });
});

test('where to get the app does not depend on whether it is installed', () => {
  expect(getAction(PHONE, ALL)).toEqual({ kind: 'store', url: ANDROID });
  expect(getAction({ ...PHONE, kind: 'consumer-app' }, ALL)).toEqual({ kind: 'nothing' });
});
