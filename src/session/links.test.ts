import { env } from '@/env';
import { navigation } from '@/platform/navigation';
import { classifyLink } from '@/utils/linkPolicy';
import { appLinkPolicy, h5Address, ownMiniPrograms, pictureAddress } from './links';

jest.mock('@/platform/navigation', () => ({ navigation: { currentUrl: jest.fn() } }));
jest.mock('@/platform/gateway', () => ({ gateway: { base: 'https://gw.example.com' } }));
jest.mock('@/env', () => ({
  env: {
    h5Base: 'http://127.0.0.1:10086',
    linkHosts: ['pic.example.com'],
    cdnBase: 'https://cdn.example.com/static',
    tokenHosts: [],
    consumerAppScheme: '',
    wechatMiniAppId: 'wxOwn',
    alipayMiniAppId: '',
    miniProgramIds: ['wxPartner'],
  },
}));
const openedAs = (url: string): void => void jest.mocked(navigation.currentUrl).mockReturnValue(url);

test.each([
  [
    'a phone on the network',
    'http://192.168.1.7:10086/receiveCoupon/A?x=http://127.0.0.1:10086',
    'http://192.168.1.7:10086/p',
  ],
  ['a live host', 'HTTPS://m.example.com', 'HTTPS://m.example.com/p'],
  ['a mini program', '/packages/coupon/receive/index?activityCode=A', `${env.h5Base}/p`],
])('H5 address from %s', (_, url, expected) => {
  openedAs(url);
  expect(h5Address('/p')).toBe(expected);
});

test('both own origins count as the app itself', () => {
  openedAs('http://192.168.1.7:10086/home');
  for (const origin of ['http://192.168.1.7:10086', 'http://127.0.0.1:10086'])
    expect(classifyLink(`${origin}/__sandbox/send-parcel`, appLinkPolicy())).toEqual({
      kind: 'internal',
      path: '/__sandbox/send-parcel',
    });
});

test.each([
  ['a path', '/art/x.svg', 'https://m.example.com/art/x.svg'],
  ['the page’s own origin', 'https://m.example.com/x.png', 'https://m.example.com/x.png'],
  ['the CDN', 'https://cdn.example.com/y.png?v=1', 'https://cdn.example.com/y.png?v=1'],
  ['the gateway', 'https://gw.example.com/z.png', 'https://gw.example.com/z.png'],
  ['a link host', ' https://pic.example.com/a.png ', 'https://pic.example.com/a.png'],
  ['anybody', 'https://evil.example/pixel.gif', ''],
  ['anybody, without scheme', '//evil.example/pixel.gif', ''],
  ['a name that begins like ours', 'https://m.example.com.evil.example/x', ''],
  ['data', 'data:text/html,<script>1</script>', ''],
  ['a script', 'javascript:alert(1)', ''],
  ['no address', '");background:url("https://evil.example/bg.png', ''],
  ['nothing', '', ''],
])('picture of %s', (_, src, expected) => {
  openedAs('https://m.example.com/receiveCoupon/A');
  expect(pictureAddress(src)).toBe(expected);
});

test.each([
  ['wxOwn', 'mini-program'],
  ['wxPartner', 'mini-program'],
  ['wxOther', 'refused'],
  ['', 'refused'],
])('a link to mini program "%s": %s', (appId, kind) => {
  openedAs('https://m.example.com/');
  const url = `weixin://dl/business/?appid=${appId}&path=pages/a`;
  expect(classifyLink(url, appLinkPolicy()).kind).toBe(kind);
});

test('accepts only our own app ids', () => {
  expect(ownMiniPrograms()).toEqual(['wxOwn']);
});
