import { makeMiniOtherApp } from './mini';
import type { OtherAppCapability } from './types';

export const otherApp: OtherAppCapability = makeMiniOtherApp('wechat', (appParameter, onNotInstalled) => ({
  openType: 'launchApp',
  appParameter,
  onError: onNotInstalled,
})) satisfies OtherAppCapability;
