import { makeAutoObservable } from 'mobx';
import type { StorageArea } from '@/platform/storage/types';
import { isUsableToken, LOGIN_KEYS, readStoredLogin, type LoginType } from './storedLogin';

export { isUsableToken, type LoginType } from './storedLogin';

export interface LoggedIn {
  readonly token: string;
  readonly loginType: LoginType;
  /** Masked, where it is known. */
  readonly phone?: string;
  /** The same source (the mini program's account, the app around the page) gave its present token, unasked. */
  readonly isRenewal?: boolean;
}

/** Keys of the session storage area (spec 1 §3 "Local session data"). */
const KEYS = { ...LOGIN_KEYS, phone: 'phone' } as const;
/** The visitor logged out by himself. */
const LEFT_KEY = 'hasLeft';

/** Who the visitor is (spec 1 §6: anonymous, or logged in by a token in session storage). */
export class SessionStore {
  token: string | null = null;
  loginType: LoginType = 'other';
  /** Masked phone number of the account; null while unknown. */
  phone: string | null = null;
  /** The visitor logged out by himself: nothing may log him in again unasked. */
  hasLeft = false;
  /** How the last login came, also once a 401 has taken it away; null: none yet, or logged out since. */
  lastLogin: LoginType | null = null;
  /**
   * Which account, as far as this run can tell: another number with every login and log-out, but not when a login is
   * lost or renewed by where it came from.
   */
  account = 0;
  /** The token that a 401 took away last: the app's cookie may still hold it. */
  refusedToken: string | null = null;

  /**
   * @param storage area of the visit
   * @param leftStorage where a log-out is remembered: as long as the platform could log him in again by itself
   */
  constructor(
    private readonly storage: StorageArea,
    private readonly leftStorage: StorageArea = storage,
  ) {
    makeAutoObservable<this, 'storage' | 'leftStorage'>(
      this,
      { storage: false, leftStorage: false },
      { autoBind: true },
    );
  }

  get isLoggedIn(): boolean {
    return this.token !== null;
  }

  /** Takes up what an earlier page of this visit stored. */
  restore(): void {
    const { token, loginType } = readStoredLogin(this.storage);
    this.token = token;
    this.loginType = loginType;
    this.lastLogin = token === null ? null : loginType;
    this.phone = this.token === null ? null : this.storage.read(KEYS.phone);
    this.hasLeft = this.token === null && this.leftStorage.read(LEFT_KEY) !== null;
  }

  /** Stores the token as `{token}` (spec 2 §2). Unusable tokens are ignored: false. */
  logIn({ token, loginType, phone, isRenewal = false }: LoggedIn): boolean {
    if (!isUsableToken(token)) return false;
    if (!isRenewal || loginType !== this.lastLogin) this.account += 1;
    this.lastLogin = loginType;
    this.token = token;
    this.loginType = loginType;
    this.hasLeft = false;
    this.leftStorage.remove(LEFT_KEY);
    this.storage.write(KEYS.token, JSON.stringify({ token }));
    this.storage.write(KEYS.loginType, loginType);
    this.setPhone(phone ?? null);
    return true;
  }

  setPhone(maskedPhone: string | null): void {
    this.phone = maskedPhone;
    if (maskedPhone === null) this.storage.remove(KEYS.phone);
    else this.storage.write(KEYS.phone, maskedPhone);
  }

  /** A 401 refused `token`; a newer one that came in the meantime stays. */
  dropToken(token: string | null): void {
    if (token === null || token !== this.token) return;
    this.refusedToken = token;
    this.forget();
  }

  /** The visitor wants to be logged out: from now on nothing logs him in unasked. */
  leave(): void {
    this.hasLeft = true;
    this.leftStorage.write(LEFT_KEY, '1');
  }

  /** Clears everything of the visit, whoever wrote it: it belongs to the account. */
  logOut(): void {
    this.forget();
    this.lastLogin = null;
    this.account += 1;
    this.storage.clear();
    this.leave();
  }

  private forget(): void {
    this.token = null;
    this.loginType = 'other';
    this.phone = null;
    for (const key of Object.values(KEYS)) this.storage.remove(key);
  }
}
