import { beijingDayStart, type ServerClock } from '../core/clock';
import { seededFund } from './funds';
import { yieldTurn } from '../core/random';
import { KeyedQueue } from '../core/keyedQueue';
import type { Fund, FundStore, FundUse, Grant, NewGrant, Visitor } from '../core/rewardTypes';

const DAY_MS = 86_400_000;

/** Reduction funds by account. One account's payments are queued: the balance is checked and changed atomically. */
export class MemoryFunds implements FundStore {
  private readonly funds = new Map<string, Fund>();
  private readonly queue = new KeyedQueue();
  private readonly seededAtMs: number;
  private entryCount = 0;

  constructor(private readonly clock: ServerClock) {
    this.seededAtMs = clock.nowMs();
  }

  async fundOf(visitor: Visitor): Promise<Fund> {
    await yieldTurn();
    return this.fundNow(visitor);
  }

  pay(visitor: Visitor, wanted: NewGrant): Promise<{ readonly grant: Grant; readonly isNew: boolean }> {
    return this.queue.run(visitor.id, async () => {
      const fund = await this.fundOf(visitor);
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

  spend(
    visitor: Visitor,
    title: string,
    choose: (fund: Fund, nowMs: number) => FundUse['parts'] | null,
  ): Promise<FundUse | null> {
    return this.queue.run(visitor.id, async () => {
      const fund = await this.fundOf(visitor);
      const usedAtMs = this.clock.nowMs();
      const parts = choose(fund, usedAtMs);
      if (parts === null) return null;
      await yieldTurn();
      const use: FundUse = { id: this.nextId('FU'), title, usedAtMs, parts };
      this.funds.set(visitor.id, { ...fund, uses: [...fund.uses, use] });
      return use;
    });
  }

  undo(visitor: Visitor, useId: string): Promise<void> {
    return this.queue.run(visitor.id, async () => {
      const fund = await this.fundOf(visitor);
      const uses = fund.uses.filter(({ id }) => id !== useId);
      if (uses.length < fund.uses.length) this.funds.set(visitor.id, { ...fund, uses });
    });
  }

  private fundNow({ id, phone }: Visitor): Fund {
    return this.funds.get(id) ?? seededFund(phone, this.seededAtMs);
  }

  private nextId(prefix: string): string {
    this.entryCount += 1;
    return `${prefix}${String(this.entryCount).padStart(8, '0')}`;
  }
}
