import { useDidHide, useDidShow } from '@tarojs/taro';

/** Calls back when the page becomes visible (first, and when one above it closes) and when it is hidden. */
export function usePageShown(onShow: () => void, onHide: () => void): void {
  useDidShow(onShow);
  useDidHide(onHide);
}
