import Taro from '@tarojs/taro';
import { field } from '../attempt';
import { host } from '../host';
import { hostInfo } from '../mini/hostInfo';
import type { SystemInfoCapability, Theme } from './types';

const numberOr = (value: unknown, otherwise: number): number =>
  typeof value === 'number' && !Number.isNaN(value) ? value : otherwise;
const textOr = (value: unknown): string => (typeof value === 'string' ? value : '');
const themeOf = (value: unknown): Theme => (value === 'dark' ? 'dark' : 'light');

/** Text size (px) that counts as normal in both the messaging and the payment app. */
const NORMAL_FONT_SIZE = 16;

export const systemInfo: SystemInfoCapability = {
  read() {
    const info = hostInfo();
    const get = (name: string): unknown => field(info, name);
    const screenWidth = numberOr(get('screenWidth'), 375);
    const screenHeight = numberOr(get('screenHeight'), 667);
    const safeArea = get('safeArea');
    // A rectangle within the screen; absent on old versions, and all zero on some Android phones.
    const hasArea = numberOr(field(safeArea, 'height'), 0) > 0;
    const edge = (name: string, otherwise: number): number =>
      hasArea ? numberOr(field(safeArea, name), otherwise) : otherwise;
    return {
      screenWidth,
      screenHeight,
      windowWidth: numberOr(get('windowWidth'), screenWidth),
      windowHeight: numberOr(get('windowHeight'), screenHeight),
      statusBarHeight: numberOr(get('statusBarHeight'), 0),
      safeAreaInsets: {
        top: edge('top', 0),
        left: edge('left', 0),
        right: screenWidth - edge('right', screenWidth),
        bottom: screenHeight - edge('bottom', screenHeight),
      },
      os: host.current().os,
      // `iOS 13.3.1`; the payment app omits the name.
      osVersion: /\d+(?:\.\d+)*/.exec(textOr(get('system')))?.[0] ?? '',
      theme: themeOf(get('theme') ?? get('colorScheme')),
      fontScale: numberOr(
        get('fontSizeScaleFactor'),
        numberOr(get('fontSizeSetting'), NORMAL_FONT_SIZE) / NORMAL_FONT_SIZE,
      ),
      language: textOr(get('language')).replace('_', '-'),
      pixelRatio: numberOr(get('pixelRatio'), 1),
      appVersion: textOr(get('version')),
    };
  },
  subscribeTheme(listener) {
    if (typeof Taro.onThemeChange !== 'function' || typeof Taro.offThemeChange !== 'function')
      return () => undefined;
    const notify = (event: unknown): void => listener(themeOf(field(event, 'theme')));
    Taro.onThemeChange(notify);
    return () => Taro.offThemeChange(notify);
  },
} satisfies SystemInfoCapability;
