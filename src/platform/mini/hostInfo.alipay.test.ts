/** What the payment app's mini program reports about its phone. */
import type { host } from '../host';
import type { systemInfo } from '../systemInfo';

let mockInfo: unknown;
jest.mock('@tarojs/taro', () => ({ __esModule: true, default: { getSystemInfoSync: () => mockInfo } }));

const load = async (info: unknown): Promise<{ info: typeof systemInfo; host: typeof host }> => {
  jest.resetModules();
  mockInfo = info;
  return { info: (await import('../systemInfo')).systemInfo, host: (await import('../host')).host };
};

/** An Android phone as the documentation describes it: screen sizes are device pixels, and `system` is a number. */
const ANDROID = {
  platform: 'Android',
  system: '10',
  pixelRatio: 3,
  screenWidth: 1080,
  screenHeight: 2340,
  screen: { width: 360, height: 780 },
  windowWidth: 360,
  windowHeight: 700,
  safeArea: { top: 24, left: 0, right: 360, bottom: 780, width: 360, height: 756 },
  colorScheme: 'dark',
  fontSizeSetting: 20,
};

test('the screen size is in CSS pixels', async () => {
  const { info } = await load(ANDROID);
  expect(info.read()).toMatchObject({
    os: 'android',
    osVersion: '10',
    screenWidth: 360,
    screenHeight: 780,
    safeAreaInsets: { top: 24, left: 0, right: 0, bottom: 0 },
    theme: 'dark',
    fontScale: 1.25,
  });
});

test('a client without `screen`, and one that was too slow to respond', async () => {
  const old = await load({
    ...ANDROID,
    platform: 'iOS',
    screenWidth: 375,
    screenHeight: 812,
    screen: undefined,
  });
  expect(old.info.read()).toMatchObject({ os: 'ios', screenWidth: 375, screenHeight: 812 });
  const slow = await load(undefined);
  expect([slow.host.current().kind, slow.info.read().theme]).toEqual(['alipay-mini', 'light']);
});
