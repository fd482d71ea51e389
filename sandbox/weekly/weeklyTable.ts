import type { CouponInfo } from '../../contract/types';
import { KeyedQueue } from '../core/keyedQueue';
import { yieldTurn } from '../core/random';
import type { CouponLedger } from '../coupon/couponLedger';
import type { CouponTemplate } from '../coupon/coupons';

/** A right of a session of a weekly page. */
interface RightName {
  readonly configId: string;
  readonly sessionId: string;
  readonly rightsNo: string;
}

interface RightClaim extends RightName {
  readonly stock: number;
  /** Put into the wallet with the claim. */
  readonly coupons: readonly CouponTemplate[];
}

type RightClaimOutcome = 'claimed' | 'already' | 'sold-out';

const nameOf = ({ configId, sessionId, rightsNo }: RightName): string =>
  JSON.stringify([configId, sessionId, rightsNo]);

/**
 * Claims of session rights, and reminders. Claims of one right are queued: the stock is checked and changed atomically.
 */
export class WeeklyTable {
  /** Accounts that claimed, by right. */
  private readonly claims = new Map<string, ReadonlySet<string>>();
  private readonly reminders = new Map<string, ReadonlySet<string>>();
  private readonly queue = new KeyedQueue();

  constructor(private readonly ledger: CouponLedger) {}

  /** Accounts that have claimed it. */
  async claimsOf(right: RightName): Promise<ReadonlySet<string>> {
    await yieldTurn();
    return this.claims.get(nameOf(right)) ?? new Set();
  }

  /** Takes one from the stock, or returns why not. */
  claimRight(accountId: string, { stock, coupons, ...right }: RightClaim): Promise<RightClaimOutcome> {
    return this.queue.run(nameOf(right), async () => {
      const before = await this.claimsOf(right);
      if (before.has(accountId)) return 'already';
      if (before.size >= stock) return 'sold-out';
      await yieldTurn();
      this.claims.set(nameOf(right), new Set([...before, accountId]));
      this.ledger.give(accountId, { key: nameOf(right), templates: coupons });
      return 'claimed';
    });
  }

  /** What the claim of this right has put into the account's wallet. */
  givenFor(accountId: string, right: RightName): readonly CouponInfo[] {
    return this.ledger.givenFor(accountId, nameOf(right)) ?? [];
  }

  /** Keys of the reminders that the account has subscribed to. */
  async remindersOf(accountId: string): Promise<ReadonlySet<string>> {
    await yieldTurn();
    return this.reminders.get(accountId) ?? new Set();
  }

  subscribe(accountId: string, targets: readonly string[]): Promise<void> {
    return this.queue.run(`reminders ${accountId}`, async () => {
      const before = await this.remindersOf(accountId);
      await yieldTurn();
      this.reminders.set(accountId, new Set([...before, ...targets]));
    });
  }
}
