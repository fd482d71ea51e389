import type { ParcelTable } from '../campaign/parcelTable';
import { beijingDayStart, type ServerClock } from '../core/clock';
import { KeyedQueue } from '../core/keyedQueue';
import { yieldTurn } from '../core/random';
import type { Visitor } from '../core/visitor';
import type { PayTable } from '../coupon/payTable';
import { invitePayments } from '../invite/inviteRewards';
import type { InviteTable } from '../invite/inviteTable';
import { seededFund } from './funds';
import type { Fund, FundUse, Grant, NewGrant } from './fundTypes';

const DAY_MS = 86_400_000;

/** What changes a fund from outside: unpaid orders that have expired, and friends who have sent parcels. */
export interface FundSources {
  readonly pay: PayTable;
  readonly invites: InviteTable;
  readonly parcels: ParcelTable;
}

/** Reduction funds by account. One account's payments are queued: the balance is checked and changed atomically. */
export class FundTable {
  private readonly funds = new Map<string, Fund>();
  private readonly queue = new KeyedQueue();
  private readonly seededAtMs: number;
  private entryCount = 0;

  constructor(
    private readonly clock: ServerClock,
    private readonly sources: FundSources,
  ) {
    this.seededAtMs = clock.nowMs();
  }

  async fundOf(visitor: Visitor): Promise<Fund> {
    await this.settle(visitor);
    return this.current(visitor);
  }

  /** Credits an amount, once for each key; a repeat returns the first grant unchanged. */
  pay(visitor: Visitor, wanted: NewGrant): Promise<{ readonly grant: Grant; readonly isNew: boolean }> {
    return this.queue.run(visitor.id, async () => {
      const fund = await this.current(visitor);
      const before = fund.grants.find(({ key }) => key === wanted.key);
      if (before !== undefined) return { grant: before, isNew: false };
      await yieldTurn();
      const { validDays, ...what } = wanted;
      const creditedAtMs = this.clock.nowMs();
      const validEndMs = beijingDayStart(creditedAtMs) + validDays * DAY_MS - 1000;
      const grant: Grant = { ...what, id: this.nextId('FE'), creditedAtMs, validEndMs };
      this.funds.set(visitor.id, { ...fund, grants: [...fund.grants, grant] });
      return { grant, isNew: true };
    });
  }

  /** Lets `choose` decide what to use, based on the current fund; atomic. Null: not enough. */
  async spend(
    visitor: Visitor,
    title: string,
    choose: (fund: Fund, nowMs: number) => FundUse['parts'] | null,
  ): Promise<FundUse | null> {
    await this.settle(visitor);
    return this.queue.run(visitor.id, async () => {
      const fund = await this.current(visitor);
      const usedAtMs = this.clock.nowMs();
      const parts = choose(fund, usedAtMs);
      if (parts === null) return null;
      await yieldTurn();
      const use: FundUse = { id: this.nextId('FU'), title, usedAtMs, parts };
      this.funds.set(visitor.id, { ...fund, uses: [...fund.uses, use] });
      return use;
    });
  }

  /** Reverts a use, e.g. when its order is cancelled; what has expired meanwhile stays expired. */
  undo(visitor: Visitor, useId: string): Promise<void> {
    return this.queue.run(visitor.id, async () => {
      const fund = await this.current(visitor);
      const uses = fund.uses.filter(({ id }) => id !== useId);
      if (uses.length < fund.uses.length) this.funds.set(visitor.id, { ...fund, uses });
    });
  }

  /** Before the fund is read: returns the money of unpaid orders, and credits the rewards for friends. */
  private async settle(visitor: Visitor): Promise<void> {
    const { pay } = this.sources;
    for (const useId of pay.releasedUses(visitor.id)) await this.undo(visitor, useId);
    const payments = await invitePayments(visitor, this.sources, this.clock.nowMs());
    for (const payment of payments) await this.pay(visitor, payment);
  }

  private async current(visitor: Visitor): Promise<Fund> {
    await yieldTurn();
    return this.fundNow(visitor);
  }

  private fundNow({ id, phone }: Visitor): Fund {
    return this.funds.get(id) ?? seededFund(phone, this.seededAtMs);
  }

  private nextId(prefix: string): string {
    this.entryCount += 1;
    return `${prefix}${String(this.entryCount).padStart(8, '0')}`;
  }
}
