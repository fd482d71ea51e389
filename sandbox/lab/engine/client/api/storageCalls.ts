import { ApiFailure, hostCall, optionText } from './call';
import type { ApiContext } from './context';

/** Storage calls of either host, synchronous and asynchronous. */
export function storageCalls({ settings, storage }: ApiContext): Record<string, unknown> {
  const { target } = settings;
  const info = () => ({ keys: storage.keys(), currentSize: storage.sizeKb(), limitSize: 10240 });
  const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
  const asynchronous = {
    getStorage: hostCall(target, 'getStorage', (options) => {
      const data = storage.get(optionText(options, 'key'));
      if (data === undefined && target === 'weapp') throw new ApiFailure('data not found');
      return { data: data ?? null };
    }),
    setStorage: hostCall(target, 'setStorage', (options) => storage.set(optionText(options, 'key'), options.data)),
    removeStorage: hostCall(target, 'removeStorage', (options) => storage.remove(optionText(options, 'key'))),
    clearStorage: hostCall(target, 'clearStorage', () => storage.clear()),
    getStorageInfo: hostCall(target, 'getStorageInfo', info),
    getStorageInfoSync: info,
    clearStorageSync: () => storage.clear(),
  };
  if (target === 'alipay') {
    // There the synchronous calls take and give objects.
    const keyOf = (options: unknown): string => (isObject(options) ? String(options.key) : '');
    return {
      ...asynchronous,
      getStorageSync: (options: unknown) => ({ data: storage.get(keyOf(options)) ?? null }),
      setStorageSync: (options: unknown) => storage.set(keyOf(options), isObject(options) ? options.data : undefined),
      removeStorageSync: (options: unknown) => storage.remove(keyOf(options)),
    };
  }
  return {
    ...asynchronous,
    getStorageSync: (key: unknown) => storage.get(String(key)) ?? '',
    setStorageSync: (key: unknown, data: unknown) => storage.set(String(key), data),
    removeStorageSync: (key: unknown) => storage.remove(String(key)),
  };
}
