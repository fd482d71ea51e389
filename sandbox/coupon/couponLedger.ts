import type { CouponInfo } from '../../contract/types';
import type { ServerClock } from '../core/clock';
import { couponsOf, type CouponTemplate } from './coupons';

/** What a page gives to an account. */
export interface CouponGift {
  /** Giver and occasion; an account receives each one once. */
  readonly key: string;
  readonly templates: readonly CouponTemplate[];
  /** When it was given; absent: now. */
  readonly givenAtMs?: number;
  /** Ids that the giver shows itself, one for each template; absent: numbered. */
  readonly ids?: readonly string[];
}

/**
 * Every coupon that a page has given, by account: the first half of the wallet. Giving is synchronous, so that a store
 * can do it in the same turn as the claim or the draw that it belongs to.
 */
export class CouponLedger {
  private readonly gifts = new Map<string, Map<string, readonly CouponInfo[]>>();
  private count = 0;

  constructor(private readonly clock: ServerClock) {}

  /** Gives once for each key; a repeat returns the coupons of the first time. */
  give(accountId: string, { key, templates, givenAtMs, ids }: CouponGift): readonly CouponInfo[] {
    const mine = this.gifts.get(accountId) ?? new Map<string, readonly CouponInfo[]>();
    this.gifts.set(accountId, mine);
    const before = mine.get(key);
    if (before !== undefined) return before;
    let index = 0;
    const coupons = couponsOf(
      templates,
      givenAtMs ?? this.clock.nowMs(),
      () => ids?.[index++] ?? this.nextId(),
    );
    mine.set(key, coupons);
    return coupons;
  }

  /** What this gift put into the wallet; null: it has not been given. */
  givenFor(accountId: string, key: string): readonly CouponInfo[] | null {
    return this.gifts.get(accountId)?.get(key) ?? null;
  }

  /** In the order of giving. */
  allOf(accountId: string): readonly CouponInfo[] {
    return [...(this.gifts.get(accountId)?.values() ?? [])].flat();
  }

  private nextId(): string {
    this.count += 1;
    return `CP${String(this.count).padStart(8, '0')}`;
  }
}
