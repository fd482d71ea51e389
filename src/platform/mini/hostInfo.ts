import Taro from '@tarojs/taro';
import { field } from '../attempt';

/** A build-time constant, so that the other app's half is removed. */
const isPaymentApp = process.env.TARO_ENV === 'alipay';

/** The payment app returns nothing when the phone takes too long (its documentation: my.getSystemInfoSync). */
function systemInfo(): object {
  const info: unknown = Taro.getSystemInfoSync();
  return typeof info === 'object' && info !== null ? info : {};
}

/**
 * The messaging app no longer maintains `getSystemInfoSync` from base library 2.20.1 on (its documentation), which
 * introduces the calls that replace it. Returns null on older versions, where Taro's stub for such a call returns
 * nothing, and in the payment app.
 *
 * Decision: the payment app still uses the old call, which its documentation does not deprecate. Of its newer calls
 * `getWindowInfo` has no `screen`, and none reports the colour scheme and the text size (@mini-types/my).
 */
function infoOf(name: 'getWindowInfo' | 'getDeviceInfo' | 'getAppBaseInfo'): object | null {
  const call = isPaymentApp ? undefined : field(Taro, name);
  const answer: unknown = typeof call === 'function' ? Reflect.apply(call, Taro, []) : undefined;
  return typeof answer === 'object' ? answer : null;
}

/**
 * On Android the payment app's `screenWidth` and `screenHeight` are device pixels; its `screen` is correct (its
 * documentation: my.getSystemInfo, FAQ).
 */
function inCssPixels(info: object): object {
  const screen = field(info, 'screen');
  if (typeof screen !== 'object' || screen === null) return info;
  return { ...info, screenWidth: field(screen, 'width'), screenHeight: field(screen, 'height') };
}

/** The phone's system and type: `system`, `platform`. */
export const deviceInfo = (): object => infoOf('getDeviceInfo') ?? systemInfo();

/** Window, device and app as the host describes them, lengths in CSS pixels. */
export function hostInfo(): object {
  const window = infoOf('getWindowInfo');
  const device = infoOf('getDeviceInfo');
  const app = infoOf('getAppBaseInfo');
  if (window === null || device === null || app === null) return inCssPixels(systemInfo());
  return { ...window, ...device, ...app };
}
