import Taro from '@tarojs/taro';
import type { LaunchCapability } from './types';

/** The messaging app's number for a page that is opened in Moments ("Share on Moments", single-page mode). */
const MOMENTS = 1154;

export const launch: LaunchCapability = {
  isSinglePage() {
    try {
      return Taro.getLaunchOptionsSync().scene === MOMENTS;
    } catch {
      return false; // a host that does not say how it was opened has no such mode
    }
  },
} satisfies LaunchCapability;
