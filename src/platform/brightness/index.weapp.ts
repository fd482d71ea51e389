import { host } from '../host';
import { raiseFrom } from './mini';
import type { BrightnessCapability } from './types';

/**
 * Android only (documentation of `wx.setScreenBrightness`): follows the system again. What `getScreenBrightness` returns
 * there may be older than the automatic brightness. Base libraries that do not know the value refuse it.
 */
const FOLLOW_SYSTEM = -1;

export const brightness: BrightnessCapability = {
  raise: () => raiseFrom(host.current().os === 'android' ? FOLLOW_SYSTEM : null),
} satisfies BrightnessCapability;
