import type { ServerClock } from '../core/clock';
import type { ActivityFixture } from '../campaign/activityFixture';
import { couponsOf } from './coupons';
import { yieldTurn } from '../core/random';
import { KeyedQueue } from '../core/keyedQueue';
import type { ClaimOutcome, ClaimStore } from '../core/types';
import type { CouponInfo } from '../../contract/types';

/** Stock and claims. One activity's claims are queued, so that checking and reducing the stock is atomic. */
export class MemoryClaims implements ClaimStore {
  private readonly taken = new Map<string, number>();
  private readonly held = new Map<string, readonly CouponInfo[]>();
  private readonly queue = new KeyedQueue();
  private couponCount = 0;

  constructor(private readonly clock: ServerClock) {}

  async heldCoupons(accountId: string, activity: ActivityFixture): Promise<readonly CouponInfo[]> {
    await yieldTurn();
    return this.heldNow(accountId, activity);
  }

  async stockOf(activity: ActivityFixture): Promise<number> {
    await yieldTurn();
    return activity.stock - (this.taken.get(activity.code) ?? 0);
  }

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

  /** Everything an account holds from any activity; coupons held by everyone appear once they were requested. */
  heldBy(accountId: string): readonly CouponInfo[] {
    return [...this.held].flatMap(([name, coupons]) => (name.startsWith(`${accountId} `) ? coupons : []));
  }

  private heldNow(accountId: string, activity: ActivityFixture): readonly CouponInfo[] {
    const held = this.held.get(key(accountId, activity));
    if (held !== undefined) return held;
    return activity.isHeldByEverybody ? this.give(accountId, activity) : [];
  }

  private give(accountId: string, activity: ActivityFixture): readonly CouponInfo[] {
    const coupons = couponsOf(activity.coupons, this.clock.nowMs(), () => {
      this.couponCount += 1;
      return `CP${String(this.couponCount).padStart(8, '0')}`;
    });
    this.held.set(key(accountId, activity), coupons);
    return coupons;
  }
}

const key = (accountId: string, activity: ActivityFixture): string => `${accountId} ${activity.code}`;
