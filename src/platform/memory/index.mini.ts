import Taro from '@tarojs/taro';
import { field } from '../attempt';
import type { MemoryCapability } from './types';

function tell(name: 'onMemoryWarning' | 'offMemoryWarning', handler: () => void): void {
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
    tell('onMemoryWarning', handler);
    return () => tell('offMemoryWarning', handler);
  },
} satisfies MemoryCapability;
