import { UnauthorizedError } from './errors';

/**
 * A call that is open to everybody and better with a login: one that is over counts as none. The session has dropped the
 * token by then, and the second call carries none.
 */
export async function openToAll<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (cause) {
    if (!(cause instanceof UnauthorizedError)) throw cause;
    return ask();
  }
}
