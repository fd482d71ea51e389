import { usePullDownRefresh } from '@tarojs/taro';

/**
 * Calls back when the user pulls the page down in a mini program whose page config sets `enablePullDownRefresh`.
 * Browsers never call it (`platform/pullRefresh` handles the touch there).
 */
export function useHostPull(onPull: () => void): void {
  usePullDownRefresh(onPull);
}
