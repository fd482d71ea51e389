import { OBSTACLES_MOBILE, REFUSED_PAYEE_MOBILE } from '../account/visitors';
import type { ServerClock } from '../core/clock';
import { KeyedQueue } from '../core/keyedQueue';
import { yieldTurn, type Random } from '../core/random';
import type { Visitor } from '../core/visitor';
import type { HelpTable } from '../invite/helpTable';
import { PAYOUT_MS, seededEntries } from './cash';
import { cashEntriesOf, cashSumsOf } from './cashRules';
import type { CashEntry, CashSums, CashWithdrawal, NewWithdrawal } from './cashTypes';

/** Wallets by phone number. Withdrawals of one number are queued: two of them never use the same money. */
export class CashTable {
  /** By phone number, oldest first. */
  private readonly withdrawals = new Map<string, readonly CashWithdrawal[]>();
  private readonly named = new Set<string>();
  private readonly queue = new KeyedQueue();
  private readonly seededAtMs: number;

  constructor(
    private readonly clock: ServerClock,
    private readonly random: Random,
    private readonly helps: HelpTable,
  ) {
    this.seededAtMs = clock.nowMs();
    this.withdrawals.set(OBSTACLES_MOBILE, [
      {
        withdrawNo: 'WD-STUCK',
        requestNo: '',
        amountFen: 1000,
        payTo: 'BOUND',
        atMs: this.seededAtMs - 3_600_000,
        endsAtMs: Infinity,
        endsAs: 'PAID',
      },
    ]);
  }

  /** Newest first. */
  async cashEntries({ phone }: Visitor): Promise<readonly CashEntry[]> {
    const helps = await this.helps.cashHelped(phone);
    return cashEntriesOf({
      seeded: seededEntries(phone),
      seededAtMs: this.seededAtMs,
      helps,
      withdrawals: this.of(phone),
      nowMs: this.clock.nowMs(),
    });
  }

  async cashSums(visitor: Visitor): Promise<CashSums> {
    return cashSumsOf(await this.cashEntries(visitor), this.of(visitor.phone), this.clock.nowMs());
  }

  /** Withdraws unless `refusal` rejects the current sums; atomic. */
  withdrawCash<Refusal>(
    visitor: Visitor,
    wanted: NewWithdrawal,
    refusal: (sums: CashSums) => Refusal | null,
  ): Promise<CashWithdrawal | Refusal> {
    return this.queue.run(visitor.phone, async () => {
      const refused = refusal(await this.cashSums(visitor));
      if (refused !== null) return refused;
      await yieldTurn();
      const atMs = this.clock.nowMs();
      const made: CashWithdrawal = {
        ...wanted,
        withdrawNo: `WD${this.random.hex(14)}`,
        atMs,
        endsAtMs: atMs + PAYOUT_MS,
        endsAs: visitor.phone === REFUSED_PAYEE_MOBILE ? 'REFUSED' : 'PAID',
      };
      this.withdrawals.set(visitor.phone, [...this.of(visitor.phone), made]);
      return made;
    });
  }

  /** A withdrawal of this account, by its own number or the request's. */
  async withdrawalOf(
    { phone }: Visitor,
    {
      withdrawNo,
      ofRequestNo,
    }: { readonly withdrawNo?: string | undefined; readonly ofRequestNo?: string | undefined },
  ): Promise<CashWithdrawal | null> {
    await yieldTurn();
    return (
      this.of(phone).find((each) =>
        withdrawNo === undefined
          ? ofRequestNo !== undefined && each.requestNo === ofRequestNo
          : each.withdrawNo === withdrawNo,
      ) ?? null
    );
  }

  /** Whether name and id have been verified; `set`: they are verified now. */
  async hasRealName({ phone }: Visitor): Promise<boolean> {
    await yieldTurn();
    return this.named.has(phone);
  }

  async setRealName({ phone }: Visitor): Promise<void> {
    await yieldTurn();
    this.named.add(phone);
  }

  private of(phone: string): readonly CashWithdrawal[] {
    return this.withdrawals.get(phone) ?? [];
  }
}
