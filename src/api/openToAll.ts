import { UnauthorizedError } from './errors';

/**
 * A call that works anonymously and returns more with a login. On a 401 (expired login) it runs once more: the session
 * has dropped the token by then, so the second call is anonymous.
 */
export async function openToAll<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (cause) {
    if (!(cause instanceof UnauthorizedError)) throw cause;
    return ask();
  }
}
