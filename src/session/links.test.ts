import { navigation } from '@/platform/navigation';
import { env } from '@/env';
import { classifyLink } from '@/utils/linkPolicy';
import { appLinkPolicy, h5Address } from './links';

jest.mock('@/platform/navigation', () => ({ navigation: { currentUrl: jest.fn() } }));
jest.mock('@/env', () => ({
  env: {
    h5Base: 'http://127.0.0.1:10086',
    linkHosts: [],
    tokenHosts: [],
    consumerAppScheme: '',
    wechatMiniAppId: '',
    alipayMiniAppId: '',
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

test('both own origins are the app itself', () => {
  openedAs('http://192.168.1.7:10086/home');
  for (const origin of ['http://192.168.1.7:10086', 'http://127.0.0.1:10086'])
    expect(classifyLink(`${origin}/__sandbox/send-parcel`, appLinkPolicy())).toEqual({
      kind: 'internal',
      path: '/__sandbox/send-parcel',
    });
});
