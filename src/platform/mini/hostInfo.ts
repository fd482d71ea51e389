import Taro from '@tarojs/taro';
import { field } from '../attempt';

/** By a constant of the build: the other app's half is left out. */
const isPaymentApp = process.env.TARO_ENV === 'alipay';

/** The payment app gives nothing when the phone takes too long (its document: my.getSystemInfoSync). */
function oldWay(): object {
  const info: unknown = Taro.getSystemInfoSync();
  return typeof info === 'object' && info !== null ? info : {};
}

/**
 * The messaging app no longer maintains `getSystemInfoSync` from base library 2.20.1 on (its document), which brings the calls
 * that replace it. Null below, where Taro's stand-in for such a call answers nothing, and in the payment app.
 *
 * Decision: the payment app is still asked the old way, which its document does not call stopped. Of its newer calls
 * `getWindowInfo` has no `screen`, and none tells the colour scheme and the size of text (@mini-types/my).
 */
function newWay(name: 'getWindowInfo' | 'getDeviceInfo' | 'getAppBaseInfo'): object | null {
  const call = isPaymentApp ? undefined : field(Taro, name);
  const answer: unknown = typeof call === 'function' ? Reflect.apply(call, Taro, []) : undefined;
  return typeof answer === 'object' ? answer : null;
}

/**
 * On Android the payment app's `screenWidth` and `screenHeight` are device pixels; its `screen` is right (its document:
 * my.getSystemInfo, FAQ).
 */
function inCssPixels(info: object): object {
  const screen = field(info, 'screen');
  if (typeof screen !== 'object' || screen === null) return info;
  return { ...info, screenWidth: field(screen, 'width'), screenHeight: field(screen, 'height') };
}

/** System and kind of the phone: `system`, `platform`. */
export const deviceInfo = (): object => newWay('getDeviceInfo') ?? oldWay();

/** Window, device and app as the host describes them, lengths in CSS pixels. */
export function hostInfo(): object {
  const window = newWay('getWindowInfo');
  const device = newWay('getDeviceInfo');
  const app = newWay('getAppBaseInfo');
  if (window === null || device === null || app === null) return inCssPixels(oldWay());
  return { ...window, ...device, ...app };
}
