import fc from 'fast-check';
import { ROUTES, type RouteRow } from './routes';
import { parameterName, publicParams, publicPath, resolveAddress, tablePath } from './routes.match';

const rows: readonly RouteRow[] = ROUTES;
const pathParams = (pattern: string): string[] =>
  pattern
    .split('/')
    .filter((segment) => segment.startsWith(':'))
    .map(parameterName);
const isPublic = (row: RouteRow, name: string): boolean => row.publicParams?.includes(name) ?? false;

test('only parameters that a route declares are public, and never personal data', () => {
  const undeclared = rows.flatMap(({ name, path, query = [], publicParams: named = [] }) =>
    named.filter((key) => ![...pathParams(path), ...query].includes(key)).map((key) => `${name} ${key}`),
  );
  expect(undeclared).toEqual([]);
  const names = rows.flatMap((row) => row.publicParams ?? []);
  expect(
    names.filter((name) =>
      /token|phone|mobile|invite|order|parcel|waybill|sender|receiver|address|url|msg|^id$/i.test(name),
    ),
  ).toEqual([]);
});

test.each([
  ['/', '/'],
  ['', '/'],
  ['/receiveCoupon/RC-OPEN', '/receiveCoupon/RC-OPEN'],
  ['/receiveCoupon/RC-OPEN/', '/receiveCoupon/RC-OPEN'],
  ['/couponSale/CS-OPEN', '/couponSale/CS-OPEN'],
  ['/outerOpenApp/a-login-token', '/outerOpenApp/{accessToken}'],
  ['/outerOpenApp', '/outerOpenApp'],
  ['/inviteV1', '/inviteV1'],
  ['/inviteV2/sharePoster/IV-FRIEND', '/inviteV2/sharePoster/{inviteCode}'],
  ['/fcFriday/', '/fcFriday'],
  ['/packages/coupon/receive/index', '/packages/coupon/receive/index'],
  ['/pages/main/index', '/pages/main/index'],
  ['/packages/common/gone/index', '/unknown'],
  ['/13987654321', '/unknown'],
  ['/OUTEROPENAPP/a-login-token', '/outerOpenApp/{accessToken}'],
  ['/RECEIVEcoupon/RC-Open%20', '/receiveCoupon/RC-Open'],
  ['/fcFriday%E2%80%8B', '/fcFriday'],
  ['/outerOpenApp/a/b', '/unknown'],
])('Original-Path of %s: %s', (path, expected) => expect(publicPath(path)).toBe(expected));

test.each([
  ['/FCFRIDAY', '/fcFriday'],
  ['/fcfriday/', '/fcFriday/'],
  ['/RECEIVECOUPON/RC-Open', '/receiveCoupon/RC-Open'],
  ['/list/A%2Fb', '/list/A%2Fb'],
  ['/', '/'],
  ['/Nothing/Here', '/Nothing/Here'],
])('%s as the table writes it: %s', (path, expected) => expect(tablePath(path)).toBe(expected));

test.each([
  ['/FCfriday?configId=F', 'fcFriday', { configId: 'F' }],
  ['/fcFriday%20?configId=F', 'fcFriday', { configId: 'F' }],
  ['/list/RC-1%E2%80%8B', 'List', { activityCode: 'RC-1' }],
  ['//list//RC-1', 'List', { activityCode: 'RC-1' }],
  ['/fcFriday?configId=F?channelId=x', 'fcFriday', { configId: 'F', channelId: 'x' }],
  ['/Packages/Coupon/Receive/Index ?activityCode=RC-1', 'receiveCoupon', { activityCode: 'RC-1' }],
])('%j opens %s', (address, name, params) =>
  expect(resolveAddress(address)).toMatchObject({ row: { name }, params }),
);

test('no two patterns differ only in case', () => {
  const patterns = rows.flatMap((row) => [row.path, ...(row.aliases ?? [])]);
  expect(new Set(patterns.map((pattern) => pattern.toLowerCase())).size).toBe(patterns.length);
});

test.each([
  ['receiveCoupon', { activityCode: 'A', token: 't', openId: 'o' }, { activityCode: 'A', token: '{token}' }],
  ['outerOpenApp', { accessToken: 't' }, { accessToken: '{accessToken}' }],
  ['orderDetail', { orderNo: 'ORD-1', waybillNo: 'SF1' }, { orderNo: '{orderNo}' }],
  ['webView', { url: 'https://a.example.com/?phone=1' }, { url: '{url}' }],
  ['fcFriday', { configId: 'F', scene: 'pickResult', idNo: '4' }, { configId: 'F', scene: 'pickResult' }],
  ['unknown', { activityCode: 'A' }, {}],
])('public parameters of %s', (page, given, expected) => expect(publicParams(page, given)).toEqual(expected));

test('no private value of any route is made public, neither in its path nor in its parameters', () => {
  const value = fc.stringMatching(/^[\w.%-]{6,30}$/).map((text) => `secret-${text}`);
  fc.assert(
    fc.property(fc.constantFrom(...rows), fc.dictionary(fc.string(), value), value, (row, others, secret) => {
      const keys = [...pathParams(row.path), ...(row.query ?? [])];
      const given = Object.fromEntries(keys.map((key) => [key, isPublic(row, key) ? 'PUBLIC' : secret]));
      const reported = publicParams(row.name, { ...others, ...given });
      expect(JSON.stringify(reported)).not.toContain('secret');
      expect(Object.keys(reported).sort()).toEqual([...new Set(keys)].sort());
      for (const pattern of [row.path, ...(row.aliases ?? [])]) {
        const path = pattern.replace(/:(\w+)\??/g, (_, key: string) => given[key] ?? '');
        expect(publicPath(path)).not.toContain('secret');
      }
    }),
  );
});
