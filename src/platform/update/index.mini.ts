import Taro from '@tarojs/taro';
import { field } from '../attempt';
import type { UpdateCapability } from './types';

/** The platform keeps handlers forever and cannot remove them: ours stays and calls this listener. */
let current: (() => void) | null = null;
let isReady = false;
let manager: unknown = null;

function call(name: string, ...args: readonly unknown[]): void {
  const method = field(manager, name);
  if (typeof method === 'function') Reflect.apply(method, manager, [...args]);
}

/** Null where the base library has none, or throws. */
function findManager(): unknown {
  try {
    const get = field(Taro, 'getUpdateManager');
    return typeof get === 'function' ? Reflect.apply(get, Taro, []) : null;
  } catch {
    return null; // older base libraries: no updates to report
  }
}

export const update: UpdateCapability = {
  onReady(listener) {
    current = listener;
    if (manager === null) {
      manager = findManager();
      call('onUpdateReady', () => {
        isReady = true;
        current?.();
      });
    } else if (isReady) listener();
    return () => {
      if (current === listener) current = null;
    };
  },
  apply: () => call('applyUpdate'),
} satisfies UpdateCapability;
