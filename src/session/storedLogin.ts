/** The login as stored in session storage (product §1.3 "Local session data": `{token}`). Pure, without a store. */
import { object, string } from '@/api/decode';
import { ApiError } from '@/api/errors';
import type { StorageArea } from '@/platform/storage/types';

/**
 * How a login was made: by SMS code, by the mini program's own account (phone button or silently), or from outside (the
 * host app, a login address).
 */
export type LoginType = 'sms' | 'host' | 'other';

export interface StoredLogin {
  readonly token: string | null;
  readonly loginType: LoginType;
}

/** The user logged out. */
export const LEFT_KEY = 'hasLeft';
export const LOGIN_KEYS = { token: 'token', loginType: 'loginType' } as const;

const storedToken = object({ token: string });

/** Visible ASCII, as the header requires; any other text is not our token. */
export const isUsableToken = (text: string): boolean => /^[\x21-\x7e]{1,512}$/.test(text);

/** What an earlier page of this visit stored. */
export const readStoredLogin = (storage: Pick<StorageArea, 'read'>): StoredLogin => ({
  token: readToken(storage.read(LOGIN_KEYS.token)),
  loginType: readLoginType(storage.read(LOGIN_KEYS.loginType)),
});

const readLoginType = (text: string | null): LoginType =>
  text === 'sms' || text === 'host' ? text : 'other';

function readToken(text: string | null): string | null {
  if (text === null) return null;
  try {
    const { token } = storedToken(JSON.parse(text), LOGIN_KEYS.token);
    return isUsableToken(token) ? token : null;
  } catch (cause) {
    // Another program's text under our key: the user is simply not logged in.
    if (cause instanceof SyntaxError || cause instanceof ApiError) return null;
    throw cause;
  }
}
