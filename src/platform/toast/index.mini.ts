import Taro from '@tarojs/taro';
import { attempt, within } from '../attempt';
import { type ToastCapability, toastDurationMs } from './types';

/** A host that forgets to answer does not hold up the next notice for longer. */
const ANSWER_LIMIT_MS = 1000;

/**
 * Hosts have one place for notices, and `hideLoading` takes whatever is there: so one call at a time, in the order they
 * were asked for, each after the answer to the one before.
 */
let queue: Promise<unknown> = Promise.resolve();
const inTurn = (call: () => unknown): void => {
  queue = queue.then(() => within(ANSWER_LIMIT_MS, attempt(call)));
};

/** Whether the host has a progress notice of ours on screen: nothing else is ours to hide. */
let isShown = false;
/** Who put up the last one; an older owner's hiding must not take away a newer notice. */
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
