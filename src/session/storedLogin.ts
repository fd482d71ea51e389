/** The login as it is kept in session storage (product §1.3 "Local session data": `{token}`). Pure, without a store. */
import { object, string } from '@/api/decode';
import { ApiError } from '@/api/errors';
import type { StorageArea } from '@/platform/storage/types';

/**
 * How a login came: by SMS code, by the mini program's own account (phone button, or without a word), or from outside
 * (the app around the page, a login address).
 */
export type LoginType = 'sms' | 'host' | 'other';

export interface StoredLogin {
  readonly token: string | null;
  readonly loginType: LoginType;
}

/** The visitor logged out by himself. */
export const LEFT_KEY = 'hasLeft';
export const LOGIN_KEYS = { token: 'token', loginType: 'loginType' } as const;

const storedToken = object({ token: string });

/** Visible ASCII, as the header it goes into; anything else is no token of ours. */
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
    // Somebody else's text under our key: the visitor is simply not logged in.
    if (cause instanceof SyntaxError || cause instanceof ApiError) return null;
    throw cause;
  }
}
