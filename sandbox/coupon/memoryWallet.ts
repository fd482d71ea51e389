import type { ServerClock } from '../core/clock';
import { seededWallet } from './wallet';
import { descriptionOf } from './couponLists';
import { couponsBought } from './payRules';
import { isForSending } from './couponBusiness';
import { yieldTurn } from '../core/random';
import { KeyedQueue } from '../core/keyedQueue';
import type { CouponGift, CouponLedger } from './couponLedger';
import type { MemoryPay } from './memoryPay';
import type { WalletCoupon, WalletStore } from '../send/miniTypes';
import type { Visitor } from '../core/rewardTypes';
import type { CouponInfo } from '../../contract/types';

/** Coupons by account, from every source, and the orders that used them. Uses of one account are queued. */
export class MemoryWallet implements WalletStore {
  /** Order by `account coupon`; empty: returned. */
  private readonly uses = new Map<string, string>();
  private readonly queue = new KeyedQueue();
  private readonly seededAtMs: number;

  constructor(
    private readonly clock: ServerClock,
    private readonly ledger: CouponLedger,
    private readonly pay: MemoryPay,
  ) {
    this.seededAtMs = clock.nowMs();
  }

  async walletOf(visitor: Visitor): Promise<readonly WalletCoupon[]> {
    await yieldTurn();
    const nowMs = this.clock.nowMs();
    const given: readonly CouponInfo[] = [
      ...this.pay.payOrdersOf(visitor.id).flatMap((order) => couponsBought(order, nowMs)),
      ...this.ledger.allOf(visitor.id),
    ];
    const coupons = [
      ...given.map((info) => ({ info, description: rulesFor(info), usedFor: null })),
      ...seededWallet(visitor.phone, this.seededAtMs),
    ];
    return coupons.map((coupon) => ({
      ...coupon,
      usedFor: this.uses.get(nameOf(visitor, coupon.info.couponId)) ?? coupon.usedFor,
    }));
  }

  async giveCoupons(accountId: string, gift: CouponGift): Promise<void> {
    await yieldTurn();
    this.ledger.give(accountId, gift);
  }

  useCoupon(visitor: Visitor, couponId: string, orderNo: string): Promise<boolean> {
    return this.queue.run(visitor.id, async () => {
      const coupon = (await this.walletOf(visitor)).find(({ info }) => info.couponId === couponId);
      if (coupon === undefined || coupon.usedFor !== null) return false;
      await yieldTurn();
      this.uses.set(nameOf(visitor, couponId), orderNo);
      return true;
    });
  }

  returnCoupon(visitor: Visitor, couponId: string, orderNo: string): Promise<void> {
    return this.queue.run(visitor.id, async () => {
      await yieldTurn();
      if (this.uses.get(nameOf(visitor, couponId)) === orderNo) this.uses.delete(nameOf(visitor, couponId));
    });
  }
}

/** The rules of use are those of sending; a coupon of another business says only what it is for. */
const rulesFor = ({ couponType, couponDesc }: CouponInfo): string =>
  isForSending(couponDesc) ? descriptionOf(couponType) : '';

const nameOf = ({ id }: Visitor, couponId: string): string => `${id} ${couponId}`;
