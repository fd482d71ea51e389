import { usePullDownRefresh } from '@tarojs/taro';

/**
 * Calls back when the person pulls the page down in a mini program whose page config says `enablePullDownRefresh`.
 * Browsers never call (`platform/pullRefresh` feels the finger there).
 */
export function useHostPull(onPull: () => void): void {
  usePullDownRefresh(onPull);
}
