import Taro from '@tarojs/taro';
import { systemInfo } from './index.mini';

jest.mock('@tarojs/taro', () => ({ __esModule: true, default: { getSystemInfoSync: jest.fn() } }));
jest.mock('../host', () => ({ host: { current: () => ({ os: 'ios' }) } }));

const taro = Taro as unknown as Record<string, unknown> & { getSystemInfoSync: jest.Mock };
const read = (info: object | null) => {
  taro.getSystemInfoSync.mockReturnValue(info);
  return systemInfo.read();
};

test("returns the host's values", () => {
  expect(
    read({
      screenWidth: 390,
      screenHeight: 844,
      windowWidth: 390,
      windowHeight: 753,
      statusBarHeight: 47,
      safeArea: { left: 1, right: 388, top: 47, bottom: 810, height: 763 },
      system: 'iOS 13.3.1',
      theme: 'dark',
      fontSizeSetting: 20,
      language: 'zh_CN',
      pixelRatio: 3,
      version: '8.0.1',
    }),
  ).toEqual({
    screenWidth: 390,
    screenHeight: 844,
    windowWidth: 390,
    windowHeight: 753,
    statusBarHeight: 47,
    safeAreaInsets: { top: 47, left: 1, right: 2, bottom: 34 },
    os: 'ios',
    osVersion: '13.3.1',
    theme: 'dark',
    fontScale: 1.25,
    language: 'zh-CN',
    pixelRatio: 3,
    appVersion: '8.0.1',
  });
});

test.each([{}, null, { screenWidth: 'x', screenHeight: NaN, statusBarHeight: '1', pixelRatio: null }])(
  '%j: a phone of the usual size at its normal text size',
  (info) => {
    expect(read(info)).toEqual({
      screenWidth: 375,
      screenHeight: 667,
      windowWidth: 375,
      windowHeight: 667,
      statusBarHeight: 0,
      safeAreaInsets: { top: 0, left: 0, right: 0, bottom: 0 },
      os: 'ios',
      osVersion: '',
      theme: 'light',
      fontScale: 1,
      language: '',
      pixelRatio: 1,
      appVersion: '',
    });
  },
);

test('a safe area without a height is ignored', () => {
  const safeArea = { left: 0, right: 0, top: 0, bottom: 0, height: 0 };
  expect(read({ screenWidth: 375, safeArea }).safeAreaInsets).toEqual({
    top: 0,
    left: 0,
    right: 0,
    bottom: 0,
  });
});

test.each([
  [{ theme: 'light', colorScheme: 'dark' }, 'light'],
  [{ colorScheme: 'dark' }, 'dark'],
  [{ theme: 'blue' }, 'light'],
])('%j is %s', (info, theme) => expect(read(info).theme).toBe(theme));

test('the host’s own text size factor takes precedence', () => {
  expect(read({ fontSizeScaleFactor: 1.5, fontSizeSetting: 16 }).fontScale).toBe(1.5);
});

test('a theme change is reported until unsubscribed', () => {
  expect(systemInfo.subscribeTheme(() => undefined)()).toBeUndefined();
  const listeners = new Set<(event: unknown) => void>();
  taro['onThemeChange'] = (listener: () => void) => listeners.add(listener);
  expect(systemInfo.subscribeTheme(() => undefined)()).toBeUndefined();
  expect(listeners.size).toBe(0);
  taro['offThemeChange'] = (listener: () => void) => listeners.delete(listener);
  const seen: string[] = [];
  const stop = systemInfo.subscribeTheme((theme) => seen.push(theme));
  for (const theme of ['dark', 'light', 'x']) listeners.forEach((notify) => notify({ theme }));
  stop();
  expect([seen, listeners.size]).toEqual([['dark', 'light', 'light'], 0]);
});
