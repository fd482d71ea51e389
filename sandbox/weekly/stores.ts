import type { StoreTools } from '../core/storeTools';
import type { CouponLedger } from '../coupon/couponLedger';
import { DrawStore } from './drawStore';
import { WeeklyStore } from './weeklyStore';

export const weeklyStores = ({ clock }: StoreTools, ledger: CouponLedger) => ({
  weekly: new WeeklyStore(ledger),
  draws: new DrawStore(clock, ledger),
});
