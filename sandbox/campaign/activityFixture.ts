import type { CommonReceiveCouponConfig } from '../../contract/types';
import type { CouponTemplate } from '../coupon/coupons';

/** Seed data that activities of every kind share. */
export interface ActivityBase {
  readonly code: string;
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** Hours from the first state (start or reset) to the activity's start and end. */
  readonly startsInHours: number;
  readonly endsInHours: number;
  /** Set by an operator; otherwise the status depends on the time. */
  readonly operatorStatus?: 'PAUSED' | 'OFF_SHELF';
  readonly biz: number;
  readonly scene: number;
  readonly clientMap: Readonly<Record<string, string>>;
}

/** Seed data of a receive-coupon activity. Addresses may start with `{origin}`, the gateway's own. */
export interface ActivityFixture extends ActivityBase {
  readonly config: CommonReceiveCouponConfig;
  readonly coupons: readonly CouponTemplate[];
  readonly stock: number;
  /** Every account holds its coupons from the start. */
  readonly isHeldByEverybody: boolean;
  /** Response of the check and the claim for everyone who does not hold the coupons. */
  readonly refusal?: { readonly reasonCode: string; readonly reasonMsg: string };
  /** Response instead of the activity. */
  readonly infoFailure?: { readonly code: string; readonly msg: string };
}
