import Taro from '@tarojs/taro';
import { makeMiniInView } from './mini';
import type { InViewCapability } from './types';

/** The payment app's call takes the options alone, and looks into the page on screen. */
export const inView: InViewCapability = makeMiniInView((_page, options) =>
  Taro.createIntersectionObserver(options),
) satisfies InViewCapability;
