import { makeAutoObservable } from 'mobx';
import type { StorageArea } from '@/platform/storage/types';
import { isUsableToken, LOGIN_KEYS, readStoredLogin, type LoginType } from './storedLogin';

export { isUsableToken, type LoginType } from './storedLogin';

export interface LoggedIn {
  readonly token: string;
  readonly loginType: LoginType;
  /** Masked, where it is known. */
  readonly phone?: string;
}

/** Keys of the session storage area (spec 1 §3 "Local session data"). */
const KEYS = { ...LOGIN_KEYS, phone: 'phone' } as const;
/** Further data of the visit that ends with the login; written by the pipeline and by pages. */
const VISIT_KEYS = ['FC_ENCRYPT_TOKEN', 'FC_IP', 'shareInfo'] as const;

/** Who the visitor is (spec 1 §6: anonymous, or logged in by a token in session storage). */
export class SessionStore {
  token: string | null = null;
  loginType: LoginType = 'other';
  /** Masked phone number of the account; null while unknown. */
  phone: string | null = null;
  /** The visitor logged out by himself: nothing may log him in again unasked. */
  hasLeft = false;
  /** The token that a 401 took away last: the app's cookie may still hold it. */
  refusedToken: string | null = null;

  constructor(private readonly storage: StorageArea) {
    makeAutoObservable<this, 'storage'>(this, { storage: false }, { autoBind: true });
  }

  get isLoggedIn(): boolean {
    return this.token !== null;
  }

  /** Takes up what an earlier page of this visit stored. */
  restore(): void {
    const { token, loginType } = readStoredLogin(this.storage);
    this.token = token;
    this.loginType = loginType;
    this.phone = this.token === null ? null : this.storage.read(KEYS.phone);
  }

  /** Stores the token as `{token}` (spec 2 §2). Unusable tokens are ignored: false. */
  logIn({ token, loginType, phone }: LoggedIn): boolean {
    if (!isUsableToken(token)) return false;
    this.token = token;
    this.loginType = loginType;
    this.hasLeft = false;
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

  /** Clears everything that belongs to the account. */
  logOut(): void {
    this.forget();
    this.hasLeft = true;
    for (const key of VISIT_KEYS) this.storage.remove(key);
  }

  private forget(): void {
    this.token = null;
    this.loginType = 'other';
    this.phone = null;
    for (const key of Object.values(KEYS)) this.storage.remove(key);
  }
}
