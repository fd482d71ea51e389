import type { TableTools } from '../core/tableTools';
import { ClaimTable } from './claimTable';
import { CouponLedger } from './couponLedger';
import { IncentiveTable } from './incentiveTable';
import { PayTable } from './payTable';
import { ShareTable } from './shareTable';
import { WalletTable } from './walletTable';

export function couponTables({ clock, random }: TableTools) {
  const ledger = new CouponLedger(clock);
  const pay = new PayTable(clock);
  return {
    ledger,
    pay,
    wallet: new WalletTable(clock, ledger, pay),
    claims: new ClaimTable(ledger),
    shares: new ShareTable(random),
    incentives: new IncentiveTable(clock),
  };
}
