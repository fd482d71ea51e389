import type { CouponInfo } from '../../contract/types';
import type { ActivityFixture } from '../campaign/activityFixture';
import { KeyedQueue } from '../core/keyedQueue';
import { yieldTurn } from '../core/random';
import type { CouponLedger } from './couponLedger';

type ClaimOutcome =
  | { readonly kind: 'claimed'; readonly coupons: readonly CouponInfo[] }
  | { readonly kind: 'already'; readonly coupons: readonly CouponInfo[] }
  | { readonly kind: 'sold-out' };

/** Stock and claims. One activity's claims are queued, so that checking and reducing the stock is atomic. */
export class ClaimTable {
  private readonly taken = new Map<string, number>();
  private readonly queue = new KeyedQueue();

  constructor(private readonly ledger: CouponLedger) {}

  /** Coupons this account holds from the activity. */
  async heldCoupons(accountId: string, activity: ActivityFixture): Promise<readonly CouponInfo[]> {
    await yieldTurn();
    return this.heldNow(accountId, activity);
  }

  async stockOf(activity: ActivityFixture): Promise<number> {
    await yieldTurn();
    return activity.stock - (this.taken.get(activity.code) ?? 0);
  }

  /** Takes one from the stock and issues the coupons, or does neither. */
  claim(accountId: string, activity: ActivityFixture): Promise<ClaimOutcome> {
    return this.queue.run(activity.code, async () => {
      const held = this.heldNow(accountId, activity);
      if (held.length > 0) return { kind: 'already', coupons: held };
      const stock = await this.stockOf(activity);
      if (stock <= 0) return { kind: 'sold-out' };
      await yieldTurn();
      this.taken.set(activity.code, activity.stock - stock + 1);
      const coupons = this.give(accountId, activity);
      return { kind: 'claimed', coupons };
    });
  }

  /** Coupons held by everyone are given when they are first requested. */
  private heldNow(accountId: string, activity: ActivityFixture): readonly CouponInfo[] {
    const held = this.ledger.givenFor(accountId, activity.code);
    if (held !== null) return held;
    return activity.isHeldByEverybody ? this.give(accountId, activity) : [];
  }

  private give(accountId: string, activity: ActivityFixture): readonly CouponInfo[] {
    return this.ledger.give(accountId, { key: activity.code, templates: activity.coupons });
  }
}
