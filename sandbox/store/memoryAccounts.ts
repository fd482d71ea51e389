import type { ServerClock } from '../clock';
import { SEEDED_ACCOUNTS } from '../fixtures/accounts';
import type { Random } from '../random';
import { ExpiringMap } from './expiringMap';
import type { Account, AccountStore } from './types';

const DAY_MS = 86_400_000;

/** Accounts, their host users, tokens and one-time codes. */
export class MemoryAccounts implements AccountStore {
  private readonly byId = new Map<string, Account>();
  private readonly idByPhone = new Map<string, string>();
  private readonly idByHostUser = new Map<string, string>();
  private readonly tokens: ExpiringMap<string>;
  private readonly bindTickets: ExpiringMap<string>;
  private readonly usedCodes = new Set<string>();

  constructor(
    clock: ServerClock,
    private readonly random: Random,
  ) {
    this.tokens = new ExpiringMap(clock, 30 * DAY_MS);
    this.bindTickets = new ExpiringMap(clock, DAY_MS / 48);
    for (const seed of SEEDED_ACCOUNTS) {
      const account = this.create(seed.phone);
      if (seed.token !== undefined) this.tokens.set(seed.token, account.id);
      if (seed.hostUser !== undefined)
        this.idByHostUser.set(`${seed.hostUser.platform}:${seed.hostUser.openId}`, account.id);
    }
  }

  async accountOfPhone(phone: string): Promise<Account> {
    return this.find(this.idByPhone.get(phone)) ?? this.create(phone);
  }

  async accountOfHostUser(platform: number, openId: string): Promise<Account> {
    const key = `${platform}:${openId}`;
    const known = this.find(this.idByHostUser.get(key));
    if (known !== undefined) return known;
    const account = this.create(null);
    this.idByHostUser.set(key, account.id);
    return account;
  }

  async createUnboundAccount(): Promise<Account> {
    return this.create(null);
  }

  async bindPhone(accountId: string, phone: string): Promise<Account> {
    const owner = this.find(this.idByPhone.get(phone));
    if (owner !== undefined) {
      for (const [key, id] of this.idByHostUser) if (id === accountId) this.idByHostUser.set(key, owner.id);
      return owner;
    }
    const bound: Account = { id: accountId, phone };
    this.byId.set(accountId, bound);
    this.idByPhone.set(phone, accountId);
    return bound;
  }

  async issueToken(accountId: string): Promise<string> {
    const token = this.random.hex(24);
    this.tokens.set(token, accountId);
    return token;
  }

  async accountOfToken(token: string): Promise<Account | null> {
    return this.find(this.tokens.get(token)) ?? null;
  }

  async issueBindTicket(accountId: string): Promise<string> {
    const ticket = this.random.hex(12);
    this.bindTickets.set(ticket, accountId);
    return ticket;
  }

  async takeBindTicket(ticket: string): Promise<string | null> {
    return this.bindTickets.take(ticket) ?? null;
  }

  async useOnce(code: string): Promise<boolean> {
    if (this.usedCodes.has(code)) return false;
    this.usedCodes.add(code);
    return true;
  }

  private create(phone: string | null): Account {
    const account: Account = { id: `U${String(this.byId.size + 1).padStart(6, '0')}`, phone };
    this.byId.set(account.id, account);
    if (phone !== null) this.idByPhone.set(phone, account.id);
    return account;
  }

  private find(id: string | undefined): Account | undefined {
    return id === undefined ? undefined : this.byId.get(id);
  }
}
