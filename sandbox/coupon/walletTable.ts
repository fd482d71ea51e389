import type { CouponInfo } from '../../contract/types';
import type { ServerClock } from '../core/clock';
import { KeyedQueue } from '../core/keyedQueue';
import { yieldTurn } from '../core/random';
import type { Visitor } from '../core/visitor';
import { isForSending } from './couponBusiness';
import type { CouponGift, CouponLedger } from './couponLedger';
import { descriptionOf } from './couponLists';
import { couponsBought } from './payRules';
import type { PayTable } from './payTable';
import { seededWallet } from './wallet';
import type { WalletCoupon } from './walletCoupon';

/** Coupons by account, from every source, and the orders that used them. Uses of one account are queued. */
export class WalletTable {
  /** Order by `account coupon`; empty: returned. */
  private readonly uses = new Map<string, string>();
  private readonly queue = new KeyedQueue();
  private readonly seededAtMs: number;

  constructor(
    private readonly clock: ServerClock,
    private readonly ledger: CouponLedger,
    private readonly pay: PayTable,
  ) {
    this.seededAtMs = clock.nowMs();
  }

  /** All usable and used coupons: seeded, given by any page, bought. `walletFor` also collects what is due by now. */
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

  /** Puts a gift into the wallet, once for each key. */
  async giveCoupons(accountId: string, gift: CouponGift): Promise<void> {
    await yieldTurn();
    this.ledger.give(accountId, gift);
  }

  /** False if it does not exist or is already used. */
  useCoupon(visitor: Visitor, couponId: string, orderNo: string): Promise<boolean> {
    return this.queue.run(visitor.id, async () => {
      const coupon = (await this.walletOf(visitor)).find(({ info }) => info.couponId === couponId);
      if (coupon === undefined || coupon.usedFor !== null) return false;
      await yieldTurn();
      this.uses.set(nameOf(visitor, couponId), orderNo);
      return true;
    });
  }

  /** Returns it if this order used it. */
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
