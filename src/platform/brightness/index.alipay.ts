import { field } from '../attempt';
import { makeMiniBrightness } from './mini';
import type { BrightnessCapability } from './types';

/**
 * `error` of the payment app's calls. The pages of my.setScreenBrightness, my.getScreenBrightness and
 * my.setKeepScreenOn name none of their own, so only the general ones below 10 of its bridge's documentation apply: 1
 * 接口不存在, 2 参数无效, 3 发生未知错误, 4 接口无权限.
 */
const ERRORS: Readonly<Record<number, 'missing' | 'failed'>> = {
  1: 'missing',
  2: 'failed',
  3: 'failed',
  4: 'missing',
};

export const brightness: BrightnessCapability = makeMiniBrightness({
  followPhone: () => null,
  isMissing: (error) => ERRORS[Number(field(error, 'error'))] === 'missing',
}) satisfies BrightnessCapability;
