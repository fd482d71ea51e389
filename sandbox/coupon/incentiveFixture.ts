import type { IncentivePageConfig } from '../../contract/types';
import type { ActivityBase } from '../campaign/activityFixture';
import type { CouponTemplate } from './coupons';

/** Seed data of an incentive activity. */
export interface IncentiveFixture extends ActivityBase {
  readonly config: (origin: string) => IncentivePageConfig;
  /** Sorted by taskNum. */
  readonly stages: readonly IncentiveStage[];
  /** Length of a round in Beijing days, the day of joining included. */
  readonly roundDays: number;
  /** Every account joined this many days before the first state and sent parcels then, all shipped since. */
  readonly seed?: { readonly joinedDaysAgo: number; readonly parcels: number };
}

export interface IncentiveStage {
  /** Number of parcels to send for it, counted from joining. */
  readonly taskNum: number;
  readonly amountFen: number;
  /** Issued when the stage is reached; several make a package (券包). */
  readonly coupons: readonly CouponTemplate[];
}
