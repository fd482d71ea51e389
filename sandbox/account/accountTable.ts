import type { ServerClock } from '../core/clock';
import { ExpiringMap } from '../core/expiringMap';
import type { Random } from '../core/random';
import { SEEDED_ACCOUNTS } from './accounts';

export interface Account {
  readonly id: string;
  /** Null until a phone number is bound. */
  readonly phone: string | null;
}

/** A host's own user: `platform` 5 of the messaging app's mini program, 6 of the payment app's. */
interface HostUser {
  readonly platform: number;
  readonly openId: string;
}

/** An account that is being closed. */
interface Closing {
  readonly accountId: string;
  /** Epoch milliseconds of the server's clock. */
  readonly closesAtMs: number;
}

const DAY_MS = 86_400_000;

/** Accounts, their host users, tokens and one-time codes. */
export class AccountTable {
  private readonly byId = new Map<string, Account>();
  private readonly idByPhone = new Map<string, string>();
  private readonly idByHostUser = new Map<string, string>();
  private readonly tokens: ExpiringMap<{ readonly accountId: string; readonly user: HostUser | null }>;
  private readonly signedOut = new Set<string>();
  private readonly bindTickets: ExpiringMap<string>;
  private readonly usedCodes = new Set<string>();
  private readonly closeTickets: ExpiringMap<string>;
  /** By ticket, unless a login has revoked the closing: a client that lost the response queries by ticket. */
  private readonly closedBy = new Map<string, Closing>();
  private readonly closings = new Map<string, Closing>();
  private made = 0;

  constructor(
    private readonly clock: ServerClock,
    private readonly random: Random,
  ) {
    this.tokens = new ExpiringMap(clock, 30 * DAY_MS);
    this.bindTickets = new ExpiringMap(clock, DAY_MS / 48);
    this.closeTickets = new ExpiringMap(clock, DAY_MS / 144);
    for (const seed of SEEDED_ACCOUNTS) {
      const account = this.create(seed.phone);
      if (seed.token !== undefined) this.tokens.set(seed.token, { accountId: account.id, user: null });
      if (seed.hostUser !== undefined) this.idByHostUser.set(nameOf(seed.hostUser), account.id);
    }
  }

  /** The account of a number, created on first use. */
  async accountOfPhone(phone: string): Promise<Account> {
    return this.ownerOf(phone) ?? this.create(phone);
  }

  /** The account of a host's own user, created without a phone on first use. */
  async accountOfHostUser(user: HostUser): Promise<Account> {
    const known = this.staying(this.find(this.idByHostUser.get(nameOf(user))));
    if (known !== undefined) return known;
    const account = this.create(null);
    this.idByHostUser.set(nameOf(user), account.id);
    return account;
  }

  /** Binds a host user to the account of this number, created on first use; silent login works from then on. */
  async bindHostUser(user: HostUser, phone: string): Promise<Account> {
    const { id } = await this.accountOfHostUser(user);
    const account = await this.bindPhone(id, phone);
    this.idByHostUser.set(nameOf(user), account.id);
    this.signedOut.delete(nameOf(user));
    return account;
  }

  /** The host user must enter the number again before being logged in. */
  async signOut(user: HostUser): Promise<void> {
    this.signedOut.add(nameOf(user));
  }

  async isSignedOut(user: HostUser): Promise<boolean> {
    return this.signedOut.has(nameOf(user));
  }

  /** A new account without a phone number. */
  async createUnboundAccount(): Promise<Account> {
    return this.create(null);
  }

  /**
   * Binds a number to an account. If the number already has an account, that one takes over (its coupons stay) together
   * with the host users of the old one. An account that already has a number keeps it: the result is the other account.
   */
  async bindPhone(accountId: string, phone: string): Promise<Account> {
    const before = this.find(accountId);
    const owner = this.ownerOf(phone);
    // One number, one account: an account with another number neither gives its own away nor takes a second.
    if (before !== undefined && before.phone !== null) return owner ?? this.create(phone);
    if (owner !== undefined) {
      for (const [key, id] of this.idByHostUser) if (id === accountId) this.idByHostUser.set(key, owner.id);
      return owner;
    }
    const bound: Account = { id: accountId, phone };
    this.byId.set(accountId, bound);
    this.idByPhone.set(phone, accountId);
    return bound;
  }

  /** A new token, valid for 30 days of the server's clock. */
  async issueToken(accountId: string, user: HostUser | null = null): Promise<string> {
    const token = this.random.hex(24);
    this.tokens.set(token, { accountId, user });
    return token;
  }

  /** Revokes a token; the host user that it was issued to is signed out. */
  async endToken(token: string): Promise<void> {
    const ended = this.tokens.take(token);
    if (ended !== undefined && ended.user !== null) await this.signOut(ended.user);
  }

  /** Null: there is none. */
  async accountOfId(accountId: string): Promise<Account | null> {
    return this.find(accountId) ?? null;
  }

  /** Null when the token is unknown or expired. */
  async accountOfToken(token: string): Promise<Account | null> {
    return this.find(this.tokens.get(token)?.accountId) ?? null;
  }

  /** One-time ticket that passes an account to the bind-phone page. */
  async issueBindTicket(accountId: string): Promise<string> {
    const ticket = this.random.hex(12);
    this.bindTickets.set(ticket, accountId);
    return ticket;
  }

  async takeBindTicket(ticket: string): Promise<string | null> {
    return this.bindTickets.take(ticket) ?? null;
  }

  /** False if this one-time code was used before. */
  async useOnce(code: string): Promise<boolean> {
    if (this.usedCodes.has(code)) return false;
    this.usedCodes.add(code);
    return true;
  }

  /** One-time ticket with which its owner may close the account. */
  async issueCloseTicket(accountId: string): Promise<string> {
    const ticket = this.random.hex(16);
    this.closeTickets.set(ticket, accountId);
    return ticket;
  }

  /**
   * Closes the account of this ticket: its tokens are revoked, its host users must enter their number again, a login
   * until `closesAtMs` restores it, and after that the number gets a new account. Once per ticket; a repeat returns the
   * first result. Null: no such ticket, or another account's.
   */
  async closeAccount(ticket: string, accountId: string, closesAtMs: number): Promise<Closing | null> {
    const done = this.closedBy.get(ticket);
    if (done !== undefined) return done.accountId === accountId ? done : null;
    if (this.closeTickets.get(ticket) !== accountId) return null;
    this.closeTickets.take(ticket);
    const closing: Closing = { accountId, closesAtMs };
    this.closedBy.set(ticket, closing);
    this.closings.set(accountId, closing);
    this.tokens.removeWhere((token) => token.accountId === accountId);
    for (const [user, id] of this.idByHostUser) if (id === accountId) this.signedOut.add(user);
    return closing;
  }

  /** The result of a ticket; null: no such ticket. `closesAtMs` is null while it has not been used. */
  async closingOf(ticket: string): Promise<{ readonly closesAtMs: number | null } | null> {
    const closing = this.closedBy.get(ticket);
    if (closing !== undefined) return { closesAtMs: closing.closesAtMs };
    return this.closeTickets.get(ticket) === undefined ? null : { closesAtMs: null };
  }

  /** The account of a number that logs in now: one that is being closed is restored. */
  private ownerOf(phone: string): Account | undefined {
    const account = this.staying(this.find(this.idByPhone.get(phone)));
    if (account !== undefined) this.revokeClosing(account.id);
    return account;
  }

  private revokeClosing(accountId: string): void {
    const revoked = this.closings.get(accountId);
    if (revoked === undefined) return;
    this.closings.delete(accountId);
    for (const [ticket, closing] of this.closedBy) if (closing === revoked) this.closedBy.delete(ticket);
  }

  /** Not an account whose grace period is over: that one is deleted. */
  private staying(account: Account | undefined): Account | undefined {
    const closing = account === undefined ? undefined : this.closings.get(account.id);
    if (account === undefined || closing === undefined || this.clock.nowMs() < closing.closesAtMs)
      return account;
    this.closings.delete(account.id);
    this.byId.delete(account.id);
    if (account.phone !== null) this.idByPhone.delete(account.phone);
    for (const [user, id] of this.idByHostUser) if (id === account.id) this.idByHostUser.delete(user);
    return undefined;
  }

  private create(phone: string | null): Account {
    this.made += 1;
    const account: Account = { id: `U${String(this.made).padStart(6, '0')}`, phone };
    this.byId.set(account.id, account);
    if (phone !== null) this.idByPhone.set(phone, account.id);
    return account;
  }

  private find(id: string | undefined): Account | undefined {
    return id === undefined ? undefined : this.byId.get(id);
  }
}

const nameOf = ({ platform, openId }: HostUser): string => `${platform}:${openId}`;
