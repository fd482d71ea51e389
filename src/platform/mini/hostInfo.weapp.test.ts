/** What the messaging app's mini program reports about its phone, on new and old base libraries. */
import type { systemInfo } from '../systemInfo';

let mockApi: Record<string, unknown> = {};
jest.mock('@tarojs/taro', () => ({ __esModule: true, default: mockApi }));

const WINDOW = {
  screenWidth: 360,
  screenHeight: 780,
  windowWidth: 360,
  windowHeight: 700,
  statusBarHeight: 24,
  pixelRatio: 3,
  safeArea: { top: 24, left: 0, right: 360, bottom: 780, width: 360, height: 756 },
};
const DEVICE = { platform: 'android', system: 'Android 10', brand: 'HUAWEI' };
const APP = { version: '8.0.49', language: 'zh_CN', theme: 'dark', fontSizeSetting: 20 };
const ALL = { ...WINDOW, ...DEVICE, ...APP };
const NEW = { getWindowInfo: WINDOW, getDeviceInfo: DEVICE, getAppBaseInfo: APP };
/** Taro's stubs for calls that the base library lacks. */
const STAND_INS = { getWindowInfo: undefined, getDeviceInfo: undefined, getAppBaseInfo: undefined };

let read: typeof systemInfo.read;
let made: string[];
const load = async (answers: Readonly<Record<string, unknown>>): Promise<void> => {
  jest.resetModules();
  made = [];
  mockApi = Object.fromEntries(
    Object.entries(answers).map(([name, answer]) => [name, () => (made.push(name), answer)]),
  );
  ({
    systemInfo: { read },
  } = await import('../systemInfo'));
};

test.each([
  ['a new base library is asked its newer calls', { ...NEW, getSystemInfoSync: ALL }, false],
  ['one from before them is asked the old one', { getSystemInfoSync: ALL }, true],
  ['and where Taro replaces what is missing', { ...STAND_INS, getSystemInfoSync: ALL }, true],
  ['one that has two of three, too', { ...NEW, getAppBaseInfo: undefined, getSystemInfoSync: ALL }, true],
])('%s: the same phone', async (_name, answers, isOldWay) => {
  await load(answers);
  expect(read()).toEqual({
    os: 'android',
    osVersion: '10',
    screenWidth: 360,
    screenHeight: 780,
    windowWidth: 360,
    windowHeight: 700,
    statusBarHeight: 24,
    safeAreaInsets: { top: 24, left: 0, right: 0, bottom: 0 },
    pixelRatio: 3,
    theme: 'dark',
    fontScale: 1.25,
    language: 'zh-CN',
    appVersion: '8.0.49',
  });
  expect(made.includes('getSystemInfoSync')).toBe(isOldWay);
});
