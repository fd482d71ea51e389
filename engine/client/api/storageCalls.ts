import { ApiFailure, hostCall } from './call';
import type { ApiContext } from './context';

/** Both hosts reject a key that is not text. */
function checkKey(name: string, key: unknown): string {
  if (typeof key !== 'string' || key === '')
    throw new ApiFailure(
      `${name}:fail parameter error: the storage key should be a String instead of ${key === '' ? 'an empty one' : typeof key}`,
    );
  return key;
}

/** Storage calls of either host, synchronous and asynchronous. */
export function storageCalls({ settings, storage }: ApiContext): Record<string, unknown> {
  const { target } = settings;
  const info = () => ({ keys: storage.keys(), currentSize: storage.sizeKb(), limitSize: 10240 });
  const isObject = (value: unknown): value is Record<string, unknown> =>
    typeof value === 'object' && value !== null;
  const asynchronous = {
    getStorage: hostCall(target, 'getStorage', (options) => {
      const data = storage.get(checkKey('getStorage', options.key));
      if (data === undefined && target === 'weapp') throw new ApiFailure('data not found');
      return { data: data ?? null };
    }),
    setStorage: hostCall(target, 'setStorage', (options) =>
      storage.set(checkKey('setStorage', options.key), options.data),
    ),
    removeStorage: hostCall(target, 'removeStorage', (options) =>
      storage.remove(checkKey('removeStorage', options.key)),
    ),
    clearStorage: hostCall(target, 'clearStorage', () => storage.clear()),
    getStorageInfo: hostCall(target, 'getStorageInfo', info),
    getStorageInfoSync: info,
    clearStorageSync: () => storage.clear(),
  };
  if (target === 'alipay') {
    // There the synchronous calls take and return objects.
    const keyOf = (name: string, options: unknown): string =>
      checkKey(name, isObject(options) ? options.key : options);
    return {
      ...asynchronous,
      getStorageSync: (options: unknown) => ({ data: storage.get(keyOf('getStorageSync', options)) ?? null }),
      setStorageSync: (options: unknown) =>
        storage.set(keyOf('setStorageSync', options), isObject(options) ? options.data : undefined),
      removeStorageSync: (options: unknown) => storage.remove(keyOf('removeStorageSync', options)),
    };
  }
  return {
    ...asynchronous,
    getStorageSync: (key: unknown) => storage.get(checkKey('getStorageSync', key)) ?? '',
    setStorageSync: (key: unknown, data: unknown) => storage.set(checkKey('setStorageSync', key), data),
    removeStorageSync: (key: unknown) => storage.remove(checkKey('removeStorageSync', key)),
  };
}
