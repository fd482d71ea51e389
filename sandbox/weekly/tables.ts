import type { TableTools } from '../core/tableTools';
import type { CouponLedger } from '../coupon/couponLedger';
import { DrawTable } from './drawTable';
import { WeeklyTable } from './weeklyTable';

export const weeklyTables = ({ clock }: TableTools, ledger: CouponLedger) => ({
  weekly: new WeeklyTable(ledger),
  draws: new DrawTable(clock, ledger),
});
