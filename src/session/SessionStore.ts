import { makeAutoObservable } from 'mobx';
import type { StorageArea } from '@/platform/storage/types';
import { isVisitKey } from '@/platform/storage/keys';
import { isUsableToken, LEFT_KEY, LOGIN_KEYS, readStoredLogin, type LoginType } from './storedLogin';

export { isUsableToken, type LoginType } from './storedLogin';

export interface LoggedIn {
  readonly token: string;
  readonly loginType: LoginType;
  /** Masked, where it is known. */
  readonly phone?: string;
  /** Whole, where it was typed: tells the same account again as long as this page lives. Never stored. */
  readonly number?: string;
  /** The same source (the mini program's account, the app around the page) gave its present token, unasked. */
  readonly isRenewal?: boolean;
  /** The token came in an address that anybody may have made. */
  readonly isByLink?: boolean;
}

/** Keys of the session storage area (product §1.3 "Local session data"). */
const KEYS = { ...LOGIN_KEYS, phone: 'phone', byLink: 'loginByLink' } as const;
/** Of who is or was logged in here, also after a 401 has taken the login away: the mark, and the masked number. */
const OWNER_KEYS = { mark: 'accountMark', phone: 'accountPhone' } as const;
/** The mark of the host's account, which logs in by itself on the next start. */
const HOST_MARK_KEY = 'hostAccountMark';

/** Has to be another every time, not to be secret. */
const newMark = (): string => Math.random().toString(36).slice(2);

/** Who the visitor is (product §1.6: anonymous, or logged in by a token in session storage). */
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
   * lost, renewed by where it came from, or made again with the same phone number.
   */
  account = 0;
  /**
   * The same for what is kept (`Drafts`): random, new with every change of account, kept while a login is lost; null:
   * nobody has logged in in this visit, or since the log-out. It says nothing about whose account it is. The host's
   * account (mini programs) has it again on the next start; every other login ends with the visit, and its mark too.
   */
  mark: string | null = null;
  /** The token that a 401 took away last: the app's cookie may still hold it. */
  refusedToken: string | null = null;
  /** The present login came by an address: pages that take personal data say whose it is. */
  isByLink = false;
  /**
   * Whose the pages are (docs/security.md "A change of account"): another number once what the former account left on
   * them has to go, which is mostly when `mark` changes. Not with the first login: who logs in where nobody was takes
   * along what he did as nobody.
   */
  owner = 0;
  /** A token that an address wants to put in the place of another login, or of a log-out: to be asked about. */
  offered: string | null = null;
  /** Masked number of the account of `mark`, '' while unknown. */
  private ownerPhone = '';
  /** The same whole, where it was typed in this document. */
  private number: string | undefined;

  /**
   * @param storage area of the visit
   * @param leftStorage where a log-out is remembered: as long as the platform could log him in again by itself
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

  /** Takes up what an earlier page of this visit stored. */
  restore(): void {
    const { token, loginType } = readStoredLogin(this.storage);
    this.token = token;
    this.loginType = loginType;
    this.lastLogin = token === null ? null : loginType;
    this.phone = this.token === null ? null : this.storage.read(KEYS.phone);
    this.isByLink = this.token !== null && this.storage.read(KEYS.byLink) !== null;
    this.ownerPhone = this.storage.read(OWNER_KEYS.phone) ?? '';
    this.mark = this.storage.read(OWNER_KEYS.mark);
    if (this.mark === null && token !== null) this.setMark(newMark()); // an earlier build's login
    this.hasLeft = this.token === null && this.leftStorage.read(LEFT_KEY) !== null;
  }

  /** Stores the token as `{token}` (product §2.2). Unusable tokens are ignored: false. */
  logIn({ token, loginType, phone, number, isRenewal = false, isByLink = false }: LoggedIn): boolean {
    if (!isUsableToken(token)) return false;
    const isRenewed = isRenewal && loginType === this.lastLogin;
    if (!isRenewed && !this.isOwner(phone, number)) {
      this.account += 1;
      if (this.mark !== null) {
        // A login that a 401 took away before anybody knew whose it was: whoever logs in goes on where he is.
        if (this.token !== null || this.ownerPhone !== '') this.owner += 1;
        this.forgetOwner();
      }
      const kept = isRenewal ? this.leftStorage.read(HOST_MARK_KEY) : null;
      this.setMark(kept ?? newMark());
    }
    if (loginType === 'host' && this.mark !== null) this.leftStorage.write(HOST_MARK_KEY, this.mark);
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

  /** Null: it has been asked about. */
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
    this.owner += 1;
    this.forgetOwner();
    this.leftStorage.remove(HOST_MARK_KEY);
    this.leave();
  }

  /** Whether a login by this number is known to be the same person's as the one before. */
  private isOwner(phone: string | undefined, number: string | undefined): boolean {
    if (this.mark === null) return false;
    if (number !== undefined && this.number !== undefined) return number === this.number;
    return phone !== undefined && phone === this.ownerPhone;
  }

  /** What was kept for the visit is the former account's. */
  private forgetOwner(): void {
    this.mark = null;
    this.ownerPhone = '';
    this.number = undefined;
    this.storage.sweep((key) => !isVisitKey(key));
  }

  private setMark(mark: string): void {
    this.mark = mark;
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
