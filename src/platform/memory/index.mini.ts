import Taro from '@tarojs/taro';
import { field } from '../attempt';
import type { MemoryCapability } from './types';

function notify(name: 'onMemoryWarning' | 'offMemoryWarning', handler: () => void): void {
  const api = field(Taro, name);
  if (typeof api !== 'function') return; // older base libraries do not warn
  try {
    Reflect.apply(api, Taro, [handler]);
  } catch {
    // The name exists but the call does not: the same as no API.
  }
}

export const memory: MemoryCapability = {
  onWarning(listener) {
    const handler = (): void => listener();
    notify('onMemoryWarning', handler);
    return () => notify('offMemoryWarning', handler);
  },
} satisfies MemoryCapability;
