import { meantBy } from './notFound';

const MINI = { pathForm: 'page', tabSet: 'wechat' } as const;
const H5 = { pathForm: 'h5', tabSet: 'wechat' } as const;

it.each([
  [
    'Packages/Coupon/Receive/Index',
    { activityCode: 'A', $taroTimestamp: 1 },
    '/packages/coupon/receive/index?activityCode=A',
  ],
  [
    'packages/coupon/receive/index%20',
    { activityCode: 'A%2B' },
    '/packages/coupon/receive/index?activityCode=A%2B',
  ],
  ['receiveCoupon/A', { channel: 'b' }, '/packages/coupon/receive/index?channel=b&activityCode=A'],
  ['pages/main/index', {}, '/pages/home/index'],
])('a mini program has no %s with %o: redirects to %s', (path, query, address) => {
  expect(meantBy({ path, query }, MINI)).toBe(address);
});

it.each([
  ['is nobody’s', 'pages/gone/index', { a: '1' }],
  ['is what the host has just refused', 'packages/coupon/receive/index', { activityCode: 'A' }],
  ['lacks its code', 'packages/coupon/Receive/index', {}],
])('no redirect for what %s: %s', (_why, path, query) => expect(meantBy({ path, query }, MINI)).toBeNull());

it.each([
  ['/packages/coupon/receive/index', { activityCode: 'A', stamp: '1' }, '/receiveCoupon/A'],
  ['/packages/common/web-view/index', { url: 'x' }, null],
  ['/receiveCoupon', {}, null],
  ['/receiveCoupon/A', {}, null],
])('on H5, no page at %s with %o: %s', (path, query, address) =>
  expect(meantBy({ path, query }, H5)).toBe(address),
);
