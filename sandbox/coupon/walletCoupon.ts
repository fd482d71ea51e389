import type { CouponInfo } from '../../contract/types';

export interface WalletCoupon {
  readonly info: CouponInfo;
  /** HTML; empty when there is none. */
  readonly description: string;
  /** Order that used it; null: unused. */
  readonly usedFor: string | null;
}
