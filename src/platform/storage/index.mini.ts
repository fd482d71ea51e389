import Taro from '@tarojs/taro';
import { type Backend, makeArea, memoryBackend } from './area';
import type { StorageCapability } from './types';

/** Synchronous storage of both mini programs (10 MB); Taro unifies their call signatures. */
const durableBackend: Backend = {
  get(key) {
    const value: unknown = Taro.getStorageSync(key);
    return typeof value === 'string' ? value : null; // an absent key reads as ''
  },
  set: (key, value) => Taro.setStorageSync(key, value),
  remove: (key) => Taro.removeStorageSync(key),
  keys: () => Taro.getStorageInfoSync().keys,
};

export const storage: StorageCapability = {
  session: makeArea(memoryBackend()),
  durable: makeArea(durableBackend),
} satisfies StorageCapability;
