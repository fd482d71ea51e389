import { UnauthorizedError } from '@/api/errors';

/**
 * Reads public data: an expired login counts as none. The session drops the token with the 401, so that the second
 * request carries none. @throws ApiError
 */
export async function readPublic<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (cause) {
    if (!(cause instanceof UnauthorizedError)) throw cause;
    return read();
  }
}
