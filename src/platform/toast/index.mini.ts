import Taro from '@tarojs/taro';
import { attempt } from '../attempt';
import { type ToastCapability, toastDurationMs } from './types';

/** `showToast` and `showLoading` share one place on screen, and each platform's `hide…` hides either. */
let generation = 0;
let isLoading = false;

function hideLoading(): void {
  if (!isLoading) return;
  isLoading = false;
  // A notice that is already gone makes the call fail; that is what was wanted.
  void attempt(() => Taro.hideLoading());
}

export const toast: ToastCapability = {
  show(text) {
    generation += 1;
    hideLoading();
    void attempt(() => Taro.showToast({ title: text, icon: 'none', duration: toastDurationMs(text) }));
  },
  loading(text) {
    generation += 1;
    const mine = generation;
    isLoading = true;
    void attempt(() => Taro.showLoading({ title: text, mask: true }));
    return () => {
      if (mine === generation) hideLoading();
    };
  },
  hide() {
    generation += 1;
    hideLoading();
    void attempt(() => Taro.hideToast());
  },
} satisfies ToastCapability;
