import Taro from '@tarojs/taro';
import { makeMiniInView } from './mini';
import type { InViewCapability } from './types';

/** The payment app's call takes only the options, and observes the visible page. */
export const inView: InViewCapability = makeMiniInView((_page, options) =>
  Taro.createIntersectionObserver(options),
) satisfies InViewCapability;
