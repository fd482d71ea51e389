import Taro from '@tarojs/taro';
import { makeMiniInView } from './mini';
import type { InViewCapability } from './types';

export const inView: InViewCapability = makeMiniInView((page, options) =>
  Taro.createIntersectionObserver(page ?? {}, options),
) satisfies InViewCapability;
