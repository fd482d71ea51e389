import type { StoreTools } from '../core/storeTools';
import { ClaimStore } from './claimStore';
import { CouponLedger } from './couponLedger';
import { IncentiveStore } from './incentiveStore';
import { PayStore } from './payStore';
import { ShareStore } from './shareStore';
import { WalletStore } from './walletStore';

export function couponStores({ clock, random }: StoreTools) {
  const ledger = new CouponLedger(clock);
  const pay = new PayStore(clock);
  return {
    ledger,
    pay,
    wallet: new WalletStore(clock, ledger, pay),
    claims: new ClaimStore(ledger),
    shares: new ShareStore(random),
    incentives: new IncentiveStore(clock),
  };
}
