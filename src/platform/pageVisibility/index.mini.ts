import Taro from '@tarojs/taro';
import type { PageVisibilityCapability } from './types';

let isAppVisible = true;

export const pageVisibility: PageVisibilityCapability = {
  isVisible: () => isAppVisible,
  subscribe(listener) {
    const onShow = (): void => {
      isAppVisible = true;
      listener(true);
    };
    const onHide = (): void => {
      isAppVisible = false;
      listener(false);
    };
    Taro.onAppShow(onShow);
    Taro.onAppHide(onHide);
    return () => {
      Taro.offAppShow(onShow);
      Taro.offAppHide(onHide);
    };
  },
  /** An app in the background may never return, so this counts as its end. */
  onPageEnd(listener) {
    const onHide = (): void => listener();
    Taro.onAppHide(onHide);
    return () => Taro.offAppHide(onHide);
  },
  onRestored: () => () => undefined,
} satisfies PageVisibilityCapability;
