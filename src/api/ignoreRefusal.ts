import { BusinessError } from './errors';

/**
 * The result of `read`, or `instead` when the gateway refuses it with `code`: mostly "no such …", which the page shows as
 * a state of its own (product §1.8).
 * @throws all other errors of `read`
 */
export async function ignoreRefusal<T, const U>(
  code: string,
  instead: U,
  read: () => Promise<T>,
): Promise<T | U> {
  try {
    return await read();
  } catch (cause) {
    if (cause instanceof BusinessError && cause.code === code) return instead;
    throw cause;
  }
}
