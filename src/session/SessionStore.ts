import { makeAutoObservable } from 'mobx';
import { isVisitKey } from '@/platform/storage/keys';
import type { StorageArea } from '@/platform/storage/types';
import { isUsableToken, LEFT_KEY, LOGIN_KEYS, readStoredLogin, type LoginType } from './storedLogin';

export { type LoginType } from './storedLogin';

interface LoggedIn {
  readonly token: string;
  readonly loginType: LoginType;
  /** Masked, if known. */
  readonly phone?: string;
  /** The full number, if the user typed it: identifies the same account while this document lives. Never stored. */
  readonly number?: string;
  /** The same source (the mini program's account, the host app) provided its current token without user interaction. */
  readonly isRenewal?: boolean;
  /** The token came from an address that anyone may have made. */
  readonly isByLink?: boolean;
}

/** Keys of the session storage area (product §1.3 "Local session data"). */
const KEYS = { ...LOGIN_KEYS, phone: 'phone', byLink: 'loginByLink' } as const;
/** Of the current or last account, kept after a 401 has ended the login: the mark and the masked number. */
const OWNER_KEYS = { mark: 'accountMark', phone: 'accountPhone' } as const;
/** The mark of the host's account, which is logged in automatically on the next start. */
const HOST_MARK_KEY = 'hostAccountMark';

/** Mark of the host's account that logged in last; null: none, or the user has logged in otherwise or out since. */
export const hostMark = (storage: Pick<StorageArea, 'read'>): string | null => storage.read(HOST_MARK_KEY);

/** Has to differ every time; it need not be secret. */
const newMark = (): string => Math.random().toString(36).slice(2);

/** The user's login state (product §1.6: anonymous, or logged in by a token in session storage). */
export class SessionStore {
  token: string | null = null;
  loginType: LoginType = 'other';
  /** Masked phone number of the account; null while unknown. */
  phone: string | null = null;
  /** The user has logged out: no silent login until the user logs in again. */
  hasLeft = false;
  /** How the last login was made, kept after a 401 has ended it; null: no login yet, or logged out since. */
  lastLogin: LoginType | null = null;
  /**
   * Identifies the account within this run: changes with every login and log-out, but not when a login is lost, renewed
   * from the same source, or repeated with the same phone number.
   */
  loginEpoch = 0;
  /**
   * Identifies the account for stored data (`Drafts`): random, new on every change of account, kept while a login is
   * lost; null: no login in this visit, or none since the log-out. It does not reveal the account. The host's account
   * (mini programs) gets the same mark again on the next start; any other login, and its mark, ends with the visit.
   */
  accountMark: string | null = null;
  /** The last token that a 401 invalidated: the app's cookie may still contain it. */
  refusedToken: string | null = null;
  /** The current login came from an address: pages that collect personal data show whose account it is. */
  isByLink = false;
  /**
   * Owner of what the pages show (docs/security.md "A change of account"): changes when the previous account's data
   * must be dropped, which is mostly when `accountMark` changes. Unchanged on the first login: an anonymous user who logs in
   * keeps what they did.
   */
  dataOwner = 0;
  /** A token from an address that would replace another login or override a log-out: needs the user's confirmation. */
  offered: string | null = null;
  /** Masked number of the account of `accountMark`, '' while unknown. */
  private ownerPhone = '';
  /** The full number, if the user typed it in this document. */
  private number: string | undefined;

  /**
   * @param storage area of the visit
   * @param leftStorage area that remembers a log-out: as long as the platform could log the user in again automatically
   */
  constructor(
    private readonly storage: StorageArea,
    private readonly leftStorage: StorageArea = storage,
  ) {
    makeAutoObservable<this, 'storage' | 'leftStorage' | 'ownerPhone' | 'number'>(
      this,
      { storage: false, leftStorage: false, ownerPhone: false, number: false },
      { autoBind: true },
    );
  }

  get isLoggedIn(): boolean {
    return this.token !== null;
  }

  /** Restores what an earlier page of this visit stored. */
  restore(): void {
    const { token, loginType } = readStoredLogin(this.storage);
    this.token = token;
    this.loginType = loginType;
    this.lastLogin = token === null ? null : loginType;
    this.phone = this.token === null ? null : this.storage.read(KEYS.phone);
    this.isByLink = this.token !== null && this.storage.read(KEYS.byLink) !== null;
    this.ownerPhone = this.storage.read(OWNER_KEYS.phone) ?? '';
    this.accountMark = this.storage.read(OWNER_KEYS.mark);
    if (this.accountMark === null && token !== null) this.setMark(newMark()); // a login stored by an earlier build
    this.hasLeft = this.token === null && this.leftStorage.read(LEFT_KEY) !== null;
  }

  /** Stores the token as `{token}` (product §2.2). Returns false for an unusable token, which is ignored. */
  logIn({ token, loginType, phone, number, isRenewal = false, isByLink = false }: LoggedIn): boolean {
    if (!isUsableToken(token)) return false;
    const isRenewed = isRenewal && loginType === this.lastLogin;
    if (!isRenewed && !this.isOwner(phone, number)) {
      this.loginEpoch += 1;
      if (this.accountMark !== null) {
        // If a 401 ended the login before its owner was known, the page stays for the next login.
        if (this.token !== null || this.ownerPhone !== '') this.dataOwner += 1;
        this.forgetOwner();
      }
      const kept = isRenewal ? hostMark(this.leftStorage) : null;
      this.setMark(kept ?? newMark());
    }
    if (loginType === 'host' && this.accountMark !== null)
      this.leftStorage.write(HOST_MARK_KEY, this.accountMark);
    else this.leftStorage.remove(HOST_MARK_KEY);
    this.number = number;
    this.lastLogin = loginType;
    this.isByLink = isByLink;
    this.token = token;
    this.loginType = loginType;
    this.hasLeft = false;
    this.leftStorage.remove(LEFT_KEY);
    this.storage.write(KEYS.token, JSON.stringify({ token }));
    this.storage.write(KEYS.loginType, loginType);
    if (isByLink) this.storage.write(KEYS.byLink, '1');
    else this.storage.remove(KEYS.byLink);
    this.setPhone(phone ?? null);
    return true;
  }

  /** Null: the question has been handled. */
  offer(token: string | null): void {
    this.offered = token;
  }

  setPhone(maskedPhone: string | null): void {
    this.phone = maskedPhone;
    if (maskedPhone === null) this.storage.remove(KEYS.phone);
    else this.storage.write(KEYS.phone, maskedPhone);
    if (maskedPhone === null || this.ownerPhone !== '') return;
    this.ownerPhone = maskedPhone;
    this.storage.write(OWNER_KEYS.phone, maskedPhone);
  }

  /** A 401 refused `token`; a newer token that was stored in the meantime stays. */
  dropToken(token: string | null): void {
    if (token === null || token !== this.token) return;
    this.refusedToken = token;
    this.forget();
  }

  /** The user logs out: from now on no silent login. */
  leave(): void {
    this.hasLeft = true;
    this.leftStorage.write(LEFT_KEY, '1');
  }

  /** Clears everything that the visit stored, whichever module wrote it: it belongs to the account. */
  logOut(): void {
    this.forget();
    this.lastLogin = null;
    this.loginEpoch += 1;
    this.dataOwner += 1;
    this.forgetOwner();
    this.leftStorage.remove(HOST_MARK_KEY);
    this.leave();
  }

  /** Whether a login with this number is known to belong to the same user as the previous one. */
  private isOwner(phone: string | undefined, number: string | undefined): boolean {
    if (this.accountMark === null) return false;
    if (number !== undefined && this.number !== undefined) return number === this.number;
    return phone !== undefined && phone === this.ownerPhone;
  }

  /** Removes what the visit stored for the previous account. */
  private forgetOwner(): void {
    this.accountMark = null;
    this.ownerPhone = '';
    this.number = undefined;
    this.storage.sweep((key) => !isVisitKey(key));
  }

  private setMark(mark: string): void {
    this.accountMark = mark;
    this.storage.write(OWNER_KEYS.mark, mark);
  }

  private forget(): void {
    this.token = null;
    this.loginType = 'other';
    this.phone = null;
    this.isByLink = false;
    for (const key of Object.values(KEYS)) this.storage.remove(key);
  }
}
