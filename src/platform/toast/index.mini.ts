import Taro from '@tarojs/taro';
import { attempt, within } from '../attempt';
import { type ToastCapability, toastDurationMs } from './types';

/** A host that never responds delays the next notice by at most this time. */
const ANSWER_LIMIT_MS = 1000;

/**
 * Hosts have one place for notices, and `hideLoading` hides whatever is there: so calls run one at a time, in order,
 * each after the previous one has settled.
 */
let queue: Promise<unknown> = Promise.resolve();
const inTurn = (call: () => unknown): void => {
  queue = queue.then(() => within(ANSWER_LIMIT_MS, attempt(call)));
};

/** Whether the host shows a progress notice of ours: only that may be hidden. */
let isShown = false;
/** Owner of the latest notice; an older owner must not hide a newer notice. */
let owner: symbol | null = null;

function hideLoading(): void {
  owner = null;
  inTurn(() => {
    if (!isShown) return undefined;
    isShown = false;
    return Taro.hideLoading();
  });
}

export const toast: ToastCapability = {
  show(text) {
    hideLoading();
    inTurn(() => Taro.showToast({ title: text, icon: 'none', duration: toastDurationMs(text) }));
  },
  loading(text) {
    const mine = Symbol(text);
    owner = mine;
    inTurn(async () => {
      await Taro.showLoading({ title: text, mask: true });
      isShown = true;
    });
    return () => {
      if (owner === mine) hideLoading();
    };
  },
} satisfies ToastCapability;
