import Taro from '@tarojs/taro';
import type { LaunchCapability } from './types';

/** The messaging app's scene number for a page opened in Moments ("Share on Moments", single-page mode). */
const MOMENTS = 1154;

export const launch: LaunchCapability = {
  isSinglePage() {
    try {
      return Taro.getLaunchOptionsSync().scene === MOMENTS;
    } catch {
      return false; // a host that does not report how the app was opened has no such mode
    }
  },
} satisfies LaunchCapability;
