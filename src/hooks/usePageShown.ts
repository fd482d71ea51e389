import { useDidHide, useDidShow } from '@tarojs/taro';

/** Calls back when the page comes on screen (first, and when one above it closes) and when it leaves it. */
export function usePageShown(onShow: () => void, onHide: () => void): void {
  useDidShow(onShow);
  useDidHide(onHide);
}
