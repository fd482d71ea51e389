import { systemInfo } from '../systemInfo';
import { makeMiniBrightness } from './mini';
import type { BrightnessCapability } from './types';

/**
 * Documentation of wx.setScreenBrightness: on Android -1 lets the brightness follow the phone again. The value that
 * wx.getScreenBrightness finds there is not the real one while the phone adapts it to the light.
 */
const FOLLOW_PHONE = -1;

export const brightness: BrightnessCapability = makeMiniBrightness({
  followPhone: () => (systemInfo.read().os === 'android' ? FOLLOW_PHONE : null),
  // The pages of the three calls name no error numbers: a failure has only `errMsg`.
  isMissing: () => false,
}) satisfies BrightnessCapability;
