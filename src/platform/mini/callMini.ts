import Taro from '@tarojs/taro';
import { type Attempt, attempt, field } from '../attempt';

/**
 * Mini programs only. Calls an API by name and always settles: Taro turns some APIs into promises, leaves others with
 * callbacks, returns nothing at all for one the base library lacks, and does not know the newest.
 */
export async function callMini(name: string, options: object = {}): Promise<Attempt<unknown>> {
  const api = field(Taro, name);
  if (typeof api !== 'function') return { ok: false, error: `${name} is not there` };
  return new Promise((resolve) => {
    const callbacks = {
      success: (value: unknown) => resolve({ ok: true, value }),
      fail: (error: unknown) => resolve({ ok: false, error }),
    };
    // The callbacks serve APIs that Taro does not wrap; a returned promise only repeats the result.
    void attempt<unknown>(() => {
      const returned: unknown = Reflect.apply(api, Taro, [{ ...options, ...callbacks }]);
      if (returned === undefined && !hasNative(name)) throw new Error(`${name} is not supported`);
      return returned;
    }).then((result) => {
      if (!result.ok) resolve(result);
    });
  });
}

/** True when the base library has the API that Taro exposes under this name. */
export function hasNative(name: string): boolean {
  return (
    typeof field(Taro, name) === 'function' && (typeof Taro.canIUse !== 'function' || Taro.canIUse(name))
  );
}
